import { beforeEach, expect, it } from 'vitest'
import { deleteAccount } from '../../../lib/agency/accounts/delete-account'
import { hashSecret } from '../../../lib/agency/accounts/secret-hash'
import { purgeOldMessages } from '../../../lib/agency/enquiries/purge-old-messages'
import { closeIdleAccounts } from '../../../lib/agency/retention/close-idle-accounts'
import { beginLegalHold, endLegalHold } from '../../../lib/agency/retention/legal-hold'
import { purgeEndedDealings } from '../../../lib/agency/retention/purge-ended-dealings'
import { purgeIdentityChecks } from '../../../lib/agency/retention/purge-identity-checks'
import { callerOf } from '../offers/offer-calls'
import { countRows, findRow, insertRow, updateRows } from '../../support/tables'
import {
  afterLastDealing,
  insertDealing,
  insertOffer,
  LAST_DEALING_AT,
  type Dealing,
  useEmptyDatabase,
} from './dealings'

let dealing: Dealing
useEmptyDatabase()
beforeEach(async () => {
  dealing = await insertDealing()
})

const GOOD_PASSWORD = 'correct horse battery staple'
const LONG_AFTER = afterLastDealing({ years: 20 })
const getEmail = async (id: number) => (await findRow('user', { id })).email

/** Runs a check while a party is under a legal hold, and after the hold has ended. */
async function expectKeptByHold(userId: number, isKept: () => Promise<boolean>): Promise<void> {
  const email = await getEmail(userId)
  expect(await beginLegalHold(email)).toBe(true)
  expect(await isKept()).toBe(true)
  expect(await endLegalHold(email)).toBe(true)
  expect(await isKept()).toBe(false)
}

it('an account under a legal hold is neither warned nor closed', async () => {
  await expectKeptByHold(dealing.starter, async () => {
    await closeIdleAccounts(LONG_AFTER)
    return (await findRow('user', { id: dealing.starter })).idleWarnedAt === null
  })
})

it('an account under a legal hold cannot be deleted by its holder', async () => {
  const { starter: id } = dealing
  const passwordHash = await hashSecret(GOOD_PASSWORD)
  await updateRows('user', { id }, { passwordHash })
  const deleteOwn = () => deleteAccount({ user_id: id, current_password: GOOD_PASSWORD }, callerOf(id))
  await beginLegalHold(await getEmail(id))
  expect(await deleteOwn()).toMatchObject({
    ok: false,
    message: expect.stringMatching(/a complaint or a claim/),
  })
  await endLegalHold(await getEmail(id))
  expect(await deleteOwn()).toMatchObject({ ok: true })
})

it.each(['owner', 'starter'] as const)(
  'a conversation is kept while its %s is under a legal hold',
  async (party) => {
    await expectKeptByHold(dealing[party], async () => {
      await purgeEndedDealings(LONG_AFTER)
      return (await countRows('thread', { id: dealing.thread })) > 0
    })
  },
)

it('the identity check of an owner is kept while the owner is under a legal hold', async () => {
  const { propertyId } = await findRow('listing', { id: dealing.home })
  const { id } = await insertRow('identityCheck', {
    propertyId,
    name: 'Sue Market',
    createdAt: LAST_DEALING_AT,
  })
  await expectKeptByHold(dealing.owner, async () => {
    await purgeIdentityChecks(LONG_AFTER)
    return (await countRows('identityCheck', { id })) > 0
  })
})

it.each(['owner', 'starter'] as const)(
  'the identity check of a buyer is kept while the %s of the conversation is under a legal hold',
  async (party) => {
    const offerId = await insertOffer(dealing)
    const { id } = await insertRow('identityCheck', {
      offerId,
      name: 'Ben Market',
      createdAt: LAST_DEALING_AT,
    })
    await expectKeptByHold(dealing[party], async () => {
      await purgeIdentityChecks(LONG_AFTER)
      return (await countRows('identityCheck', { id })) > 0
    })
  },
)

it('the messages and the mail of a person are kept while the person is under a legal hold', async () => {
  const email = await getEmail(dealing.starter)
  const message = { name: 'Ben', email, contactNo: '1', message: 'Hello', createdAt: LAST_DEALING_AT }
  const { id } = await insertRow('contactMessage', message)
  const content = { subject: 'Hello', text: '', html: '', state: 'sent', createdAt: LAST_DEALING_AT } as const
  await insertRow('mail', { ...content, to: email })
  await insertRow('mail', { ...content, to: 'agency@home.example', replyTo: email })
  const countKept = async () => {
    await purgeOldMessages(LONG_AFTER)
    const counts = [countRows('contactMessage', { id }), countRows('mail', { to: email })]
    return Promise.all([...counts, countRows('mail', { replyTo: email })])
  }
  await beginLegalHold(email)
  expect(await countKept()).toEqual([1, 1, 1])
  await endLegalHold(email)
  expect(await countKept()).toEqual([0, 0, 0])
})
