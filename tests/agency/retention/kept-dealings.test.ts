import { beforeEach, expect, it } from 'vitest'
import { purgeEndedDealings } from '../../../lib/agency/retention/purge-ended-dealings'
import { MAX_REMINDERS } from '../../../lib/domain/letting-certificate'
import { countRows, deleteRows, findRow, insertRow, updateRows } from '../../support/tables'
import {
  afterLastDealing,
  insertDealing,
  insertOffer,
  insertOrder,
  insertRequest,
  insertVisit,
  type Dealing,
  useEmptyDatabase,
} from './dealings'

let dealing: Dealing
useEmptyDatabase()
beforeEach(async () => {
  dealing = await insertDealing()
})

const DAY_AFTER_SIX_YEARS = afterLastDealing({ years: 6, days: 1 })

/** Runs the job at a time. @returns whether the conversation is still stored */
async function isKeptAt(at: Date, { thread }: Dealing = dealing): Promise<boolean> {
  await purgeEndedDealings(at)
  return (await countRows('thread', { id: thread })) > 0
}

/** A reason to keep a conversation. The function adds the reason, and returns a function that removes it. */
type Reason = [title: string, addReason: () => Promise<() => Promise<unknown>>]

const completeHome = () => updateRows('listing', { id: dealing.home }, { status: 'completed' })
const reasonsByOrders: Reason[] = [
  [
    'has a running subscription',
    async () => {
      const { orderId: id } = await insertOrder(dealing, { kind: 'subscription' })
      return () => updateRows('order', { id }, { status: 'cancelled' })
    },
  ],
  ...(['held', 'returning'] as const).map((status): Reason => [
    `has a holding deposit that is ${status}`,
    async () => {
      const { orderId } = await insertOrder(dealing, { kind: 'tenant' })
      await insertRow('tenantDeposit', { orderId, listingId: dealing.home, status })
      return () => updateRows('tenantDeposit', { orderId }, { status: 'returned' })
    },
  ]),
  [
    'has a refund that is not sent yet',
    async () => {
      const ids = await insertOrder(dealing)
      const { id } = await insertRow('refund', { ...ids, amountPence: 1n, reason: 'Cancelled' })
      return () => updateRows('refund', { id }, { status: 'done' })
    },
  ],
  ...(['inquiry', 'open'] as const).map((status): Reason => [
    `has a payment whose dispute is ${status}`,
    async () => {
      const { paymentId } = await insertOrder(dealing)
      const providerDisputeId = `dispute-${paymentId}`
      const dispute = {
        paymentId,
        provider: 'sandbox',
        providerDisputeId,
        amountPence: 1n,
        reason: 'fraudulent',
      }
      const { id } = await insertRow('dispute', { ...dispute, status })
      return () => updateRows('dispute', { id }, { status: 'won' })
    },
  ]),
]

it.each<Reason>([
  [
    'is on the market',
    async () => {
      await updateRows('listing', { id: dealing.home }, { status: 'sold_subject_to_contract' })
      return () => updateRows('listing', { id: dealing.home }, { status: 'withdrawn' })
    },
  ],
  [
    'has an offer that is not answered',
    async () => {
      const id = await insertOffer(dealing, 'made')
      return () => updateRows('offer', { id }, { status: 'expired' })
    },
  ],
  [
    'has an accepted offer and is not sold yet',
    async () => {
      await insertOffer(dealing, 'accepted')
      return completeHome
    },
  ],
  [
    'has an accepted request and is not let yet',
    async () => {
      await insertRequest(dealing, 'accepted')
      return completeHome
    },
  ],
  ...reasonsByOrders,
])('a conversation is kept however old it is while its home %s', async (_title, addReason) => {
  const removeReason = await addReason()
  const longAfter = afterLastDealing({ years: 20 })
  expect(await isKeptAt(longAfter)).toBe(true)
  await removeReason()
  expect(await isKeptAt(longAfter)).toBe(false)
})

it('the records of a tenancy are kept while its landlord or tenant still uses the account', async () => {
  await insertRequest(dealing, 'accepted')
  await completeHome()
  await insertVisit(dealing.owner, afterLastDealing({ years: 9 }))
  expect(await isKeptAt(afterLastDealing({ years: 10, days: -1 }))).toBe(true)
  expect(await isKeptAt(afterLastDealing({ years: 10, days: 1 }))).toBe(false)
})

it('the records of a tenancy are kept while its landlord is reminded of certificates', async () => {
  await insertRequest(dealing, 'accepted')
  await completeHome()
  const { propertyId } = await findRow('listing', { id: dealing.home })
  await insertRow('lettingCertificate', {
    propertyId,
    certificate: 'gas',
    validUntil: afterLastDealing({ years: 7 }),
  })
  expect(await isKeptAt(DAY_AFTER_SIX_YEARS)).toBe(true)
  await updateRows('lettingCertificate', { propertyId }, { reminderCount: MAX_REMINDERS })
  expect(await isKeptAt(DAY_AFTER_SIX_YEARS)).toBe(false)
})

it('a conversation is kept while a data-protection complaint by one of its parties is kept', async () => {
  const { email } = await findRow('user', { id: dealing.starter })
  const message = 'Data-protection complaint, to be acknowledged within 30 days.'
  await insertRow('contactMessage', { name: 'Ben', email, contactNo: '1', message })
  expect(await isKeptAt(DAY_AFTER_SIX_YEARS)).toBe(true)
  await deleteRows('contactMessage', { email })
  expect(await isKeptAt(DAY_AFTER_SIX_YEARS)).toBe(false)
})

it('an offer is kept as long as the identity check of its buyer', async () => {
  const offerId = await insertOffer(dealing)
  await insertRow('identityCheck', { offerId, name: 'Ben Market' })
  expect(await isKeptAt(DAY_AFTER_SIX_YEARS)).toBe(true)
  await deleteRows('identityCheck', { offerId })
  expect(await isKeptAt(DAY_AFTER_SIX_YEARS)).toBe(false)
})
