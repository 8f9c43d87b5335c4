import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeSharingMessages } from '../../lib/contract/home-sharing-messages'
import { keyIn, PASSWORD, type TestUser } from '../support/accounts'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListings } from '../support/listings'
import { dataOf } from '../support/selling'
import { GATEWAYS, homeSharingCalls, openContractSuite, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
})
afterAll(() => suite?.close())

const refusal = (message: string) => ({ ok: false, message })
const own = ({ id }: TestUser) => ({ user_id: id })

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)

  const newUser = async () => {
    const user = await insertUser(suite.pool)
    await suite.pool.query('UPDATE "user" SET email_proved_at = now() WHERE id = $1', [user.id])
    return user
  }
  const invite = (user: TestUser, email: string) =>
    gateway().inviteToShareHomes({ ...own(user), email }, user)
  const keyTo = async (email: string) => keyIn(await suite.readMail(email), '/my-account/saved/invitation')
  const accept = (user: TestUser, invitation: string) =>
    gateway().acceptShareInvitation({ ...own(user), invitation }, user)
  const newPair = async () => {
    const [ida, ben] = [await newUser(), await newUser()]
    await invite(ida, ben.email)
    expect(await accept(ben, await keyTo(ben.email))).toMatchObject({ ok: true })
    return { ida, ben }
  }
  const save = (user: TestUser, id: number) =>
    gateway().addSavedHome({ ...own(user), kind: 'sale', id }, user)
  const note = (user: TestUser, id: number, text: string) =>
    gateway().noteSavedHome({ ...own(user), kind: 'sale', id, note: text }, user)
  const remove = (user: TestUser, id: number) =>
    gateway().removeSavedHome({ ...own(user), kind: 'sale', id }, user)
  const list = async (user: TestUser) => {
    const homes = dataOf(await gateway().getSavedHomes(own(user), user))
    return Object.fromEntries(
      homes.map((home) => [home.id, [home.saved_by, home.note, home.partner_note] as const]),
    )
  }
  const sharingOf = async (user: TestUser) => dataOf(await gateway().getHomeSharing(own(user), user))

  it('shares one list: both add, note and remove, and see who saved what', async () => {
    const [mill = 0, low = 0] = await addListings([{ street: 'Mill Lane' }, { street: 'Low Street' }])
    const { ida, ben } = await newPair()
    const stranger = await newUser()
    await save(ida, mill)
    await save(ben, low)
    await note(ida, mill, 'Big garden')
    expect(await list(ida)).toEqual({ [mill]: ['you', 'Big garden', ''], [low]: ['partner', '', ''] })
    expect(await list(ben)).toEqual({ [mill]: ['partner', '', 'Big garden'], [low]: ['you', '', ''] })
    expect(await note(ben, mill, 'Too far')).toMatchObject({ ok: true })
    expect(await list(ida)).toMatchObject({ [mill]: ['both', 'Big garden', 'Too far'] })
    expect(dataOf(await gateway().mergeSavedHomes({ ...own(ida), homes: [] }, ida))).toEqual([
      { kind: 'sale', id: mill },
      { kind: 'sale', id: low },
    ])
    expect(await list(stranger)).toEqual({})
    expect(await note(stranger, mill, 'x')).toMatchObject(refusal('Home not found'))
    await remove(stranger, mill)
    await remove(ida, mill)
    expect(await list(ben), 'removed for both').toEqual({ [low]: ['you', '', ''] })
  })

  it('ends at the wish of either, and each keeps all homes and their own notes', async () => {
    const [mill = 0, low = 0] = await addListings([{ street: 'Mill Lane' }, { street: 'Low Street' }])
    const { ida, ben } = await newPair()
    await save(ida, mill)
    await note(ida, mill, 'Mine')
    await save(ben, low)
    const ends = await Promise.all([ida, ben].map((user) => gateway().endHomeSharing(own(user), user)))
    expect(ends).toMatchObject([{ ok: true }, { ok: true }])
    expect(await list(ida)).toEqual({ [mill]: ['you', 'Mine', ''], [low]: ['you', '', ''] })
    expect(await list(ben)).toEqual({ [mill]: ['you', '', ''], [low]: ['you', '', ''] })
    expect(await sharingOf(ida)).toEqual({ partner: null, invitation: null })
    await remove(ida, low)
    expect(Object.keys(await list(ben)), 'the lists are two again').toHaveLength(2)
    const { rows } = await suite.pool.query<{ to: string }>(
      `SELECT "to" FROM mail WHERE subject = 'Your saved homes are no longer shared' AND "to" = ANY ($1)`,
      [[ida.email, ben.email]],
    )
    expect(rows, 'the other is told once').toHaveLength(1)
  })

  it('ends when one of the accounts is closed, and the other keeps the homes', async () => {
    const [mill = 0] = await addListings([{ street: 'Mill Lane' }])
    const { ida, ben } = await newPair()
    await save(ida, mill)
    expect(await gateway().deleteAccount({ ...own(ida), current_password: PASSWORD }, ida)).toMatchObject({
      ok: true,
    })
    expect(await list(ben)).toEqual({ [mill]: ['you', '', ''] })
    expect(await sharingOf(ben)).toEqual({ partner: null, invitation: null })
  })

  it('mails an invitation that says who invites, and answers alike for known and unknown addresses', async () => {
    const [ida, ben] = [await newUser(), await newUser()]
    const unknown = `nobody.${ida.email}`
    expect(await invite(ida, ben.email)).toEqual(await invite(ida, unknown))
    const mail = await suite.readMail(unknown)
    expect(mail).toContain(`Ada (${ida.email}) would like to share`)
    expect(await sharingOf(ida)).toMatchObject({ invitation: { email: unknown } })
    const invitation = await keyTo(ben.email)
    expect(await accept(ben, invitation), 'a newer invitation has replaced it').toMatchObject(
      refusal(homeSharingMessages.invalidInvitation),
    )
    expect(await invite(ida, ida.email)).toMatchObject(refusal(homeSharingMessages.ownEmail))
    expect(await invite(ida, 'no address')).toMatchObject(refusal(homeSharingMessages.email))
    const unproved = await insertUser(suite.pool)
    expect(await invite(unproved, ben.email)).toMatchObject(refusal(homeSharingMessages.unverified))
  })

  it('is accepted once, in time, by the account that was invited alone', async () => {
    const invalid = refusal(homeSharingMessages.invalidInvitation)
    const [ida, ben, stranger] = [await newUser(), await newUser(), await newUser()]
    await invite(ida, ben.email)
    const invitation = await keyTo(ben.email)
    expect(dataOf(await gateway().getShareInvitation({ ...own(ben), invitation }, ben))).toEqual({
      first_name: 'Ada',
      email: ida.email,
    })
    for (const other of [stranger, ida]) {
      expect(await gateway().getShareInvitation({ ...own(other), invitation }, other)).toMatchObject(invalid)
      expect(await accept(other, invitation)).toMatchObject(invalid)
    }
    await suite.pool.query(
      `UPDATE share_invitation SET expires_at = now() - interval '1 second' WHERE inviter_id = $1`,
      [ida.id],
    )
    expect(await accept(ben, invitation)).toMatchObject(invalid)
    await suite.pool.query(
      `UPDATE share_invitation SET expires_at = now() + interval '1 hour' WHERE inviter_id = $1`,
      [ida.id],
    )
    const accepts = await Promise.all([accept(ben, invitation), accept(ben, invitation)])
    expect(accepts.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await sharingOf(ida)).toMatchObject({ partner: { first_name: 'Ada' }, invitation: null })
    expect(await gateway().withdrawShareInvitation(own(ida), ida), 'too late to withdraw').toMatchObject(
      refusal(homeSharingMessages.accepted),
    )
    expect(await accept(ben, invitation)).toMatchObject(invalid)

    await invite(stranger, ben.email)
    expect(await accept(ben, await keyTo(ben.email))).toMatchObject(
      refusal(homeSharingMessages.alreadySharing),
    )
    expect(await invite(ben, stranger.email)).toMatchObject(refusal(homeSharingMessages.alreadySharing))
  })

  it('can be withdrawn, and is limited by inviter and by address', async () => {
    const [ida, ben] = [await newUser(), await newUser()]
    await invite(ida, ben.email)
    const invitation = await keyTo(ben.email)
    expect(await gateway().withdrawShareInvitation(own(ida), ida)).toMatchObject({ ok: true })
    expect(await accept(ben, invitation)).toMatchObject(refusal(homeSharingMessages.invalidInvitation))
    for (let i = 0; i < 2; i += 1) await invite(ida, ben.email)
    expect(await invite(ida, ben.email), 'three to one address').toMatchObject({
      ok: false,
      retryAfter: expect.any(Number),
    })
    const other = await newUser()
    expect(await invite(other, ben.email), 'whoever invites').toMatchObject({ ok: false })
    const answers = []
    for (let i = 0; i < 6; i += 1) answers.push((await invite(other, `${name}${i}.${ben.email}`)).ok)
    expect(answers.filter(Boolean).length).toBeLessThan(6)
  })
})

it('every call about shared homes is made here through both gateways', () => {
  expect(homeSharingCalls.filter((call) => !suite.called.has(call))).toEqual([])
})
