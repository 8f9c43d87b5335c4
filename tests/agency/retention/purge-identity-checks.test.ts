import { beforeEach, expect, it } from 'vitest'
import { purgeIdentityChecks } from '../../../lib/agency/retention/purge-identity-checks'
import { addHome } from '../offers/offer-calls'
import { countRows, findRow, insertRow, updateRows } from '../../support/tables'
import {
  afterLastDealing,
  insertDealing,
  insertOffer,
  insertOrder,
  insertRequest,
  LAST_DEALING_AT,
  type Dealing,
  useEmptyDatabase,
} from './dealings'

let dealing: Dealing
useEmptyDatabase()
beforeEach(async () => {
  dealing = await insertDealing()
})

const DAY_BEFORE_FIVE_YEARS = afterLastDealing({ years: 5, days: -1 })
const DAY_AFTER_FIVE_YEARS = afterLastDealing({ years: 5, days: 1 })
const LONG_AFTER = afterLastDealing({ years: 20 })

async function insertCheck(subject: { propertyId: number } | { offerId: number }): Promise<number> {
  const { id: checkId } = await insertRow('identityCheck', {
    ...subject,
    name: 'Sue Market',
    state: 'passed',
    createdAt: LAST_DEALING_AT,
  })
  await insertRow('identityCheckEvent', { checkId, state: 'passed', at: LAST_DEALING_AT })
  return checkId
}

const insertOwnerCheck = async (): Promise<number> =>
  insertCheck({ propertyId: (await findRow('listing', { id: dealing.home })).propertyId })

async function insertSoldOffer(): Promise<number> {
  await updateRows('listing', { id: dealing.home }, { status: 'completed' })
  return insertOffer(dealing, 'accepted')
}
const saleStep = { milestone: 'completion', state: 'done', day: LAST_DEALING_AT, party: 'seller' } as const
const lettingStep = { milestone: 'keys', state: 'done', day: LAST_DEALING_AT, party: 'landlord' } as const

/** Runs the job at a time. @returns whether the check and its history are still stored */
async function isKeptAt(at: Date, checkId: number): Promise<boolean> {
  await purgeIdentityChecks(at)
  const isKept = (await countRows('identityCheck', { id: checkId })) > 0
  expect((await countRows('identityCheckEvent', { checkId })) > 0).toBe(isKept)
  return isKept
}

it('the check of an owner is deleted five years after the business ended (domain B6)', async () => {
  const checkId = await insertOwnerCheck()
  expect(await isKeptAt(DAY_BEFORE_FIVE_YEARS, checkId)).toBe(true)
  expect(await isKeptAt(DAY_AFTER_FIVE_YEARS, checkId)).toBe(false)
})

it.each<[string, (checkId: number, later: Date) => Promise<unknown>]>([
  [
    'the withdrawal of the home',
    (_, later) => updateRows('listing', { id: dealing.home }, { updatedAt: later }),
  ],
  [
    'the change of another home of the owner',
    async (_, later) => {
      const id = await addHome(dealing.owner, { status: 'completed' })
      await updateRows('listing', { id }, { updatedAt: later })
    },
  ],
  [
    'an answer to an offer',
    async (_, later) => updateRows('offer', { id: await insertSoldOffer() }, { updatedAt: later }),
  ],
  [
    'a step of the sale',
    async (_, later) =>
      insertRow('saleMilestone', { ...saleStep, offerId: await insertSoldOffer(), at: later }),
  ],
  [
    'the memorandum of sale',
    async (_, later) =>
      insertRow('memorandum', { offerId: await insertSoldOffer(), text: '', sentAt: later }),
  ],
  [
    'an answer to a request to rent',
    async (_, later) => updateRows('letRequest', { id: await insertRequest(dealing) }, { updatedAt: later }),
  ],
  [
    'a step of the letting',
    async (_, later) =>
      insertRow('tenancyMilestone', {
        ...lettingStep,
        letRequestId: await insertRequest(dealing),
        at: later,
      }),
  ],
  [
    'a refund',
    async (_, later) => {
      const { orderId } = await insertOrder(dealing)
      await insertRow('orderEvent', { orderId, type: 'refunded', amountPence: 1n, at: later })
    },
  ],
  ['an order of the owner', (_, later) => insertOrder(dealing, { at: later })],
  ['the removal of the person', (id, later) => updateRows('identityCheck', { id }, { removedAt: later })],
  [
    'a decision of the agency',
    (checkId, later) => insertRow('identityCheckEvent', { checkId, state: 'passed', at: later }),
  ],
])('the five years of an owner begin with %s if that is the last change', async (_change, change) => {
  const checkId = await insertOwnerCheck()
  await change(checkId, afterLastDealing({ days: 40 }))
  expect(await isKeptAt(afterLastDealing({ years: 5, days: 39 }), checkId)).toBe(true)
  expect(await isKeptAt(afterLastDealing({ years: 5, days: 41 }), checkId)).toBe(false)
})

it.each<[string, () => Promise<() => Promise<unknown>>]>([
  [
    'the home is on the market',
    async () => {
      await updateRows('listing', { id: dealing.home }, { status: 'available' })
      return () => updateRows('listing', { id: dealing.home }, { status: 'withdrawn' })
    },
  ],
  [
    'another home of the owner is on the market',
    async () => {
      const id = await addHome(dealing.owner)
      await updateRows('listing', { id }, { updatedAt: LAST_DEALING_AT })
      return () => updateRows('listing', { id }, { status: 'withdrawn' })
    },
  ],
  [
    'the owner pays a subscription',
    async () => {
      const { orderId: id } = await insertOrder(dealing, { kind: 'subscription' })
      return () => updateRows('order', { id }, { status: 'cancelled' })
    },
  ],
])('the check of an owner is kept however old it is while %s', async (_reason, addReason) => {
  const checkId = await insertOwnerCheck()
  const removeReason = await addReason()
  expect(await isKeptAt(LONG_AFTER, checkId)).toBe(true)
  await removeReason()
  expect(await isKeptAt(LONG_AFTER, checkId)).toBe(false)
})

it('the check of a buyer is deleted five years after the offer was declined, even if the home is on the market', async () => {
  const checkId = await insertCheck({ offerId: await insertOffer(dealing) })
  await updateRows('listing', { id: dealing.home }, { status: 'available' })
  expect(await isKeptAt(DAY_BEFORE_FIVE_YEARS, checkId)).toBe(true)
  expect(await isKeptAt(DAY_AFTER_FIVE_YEARS, checkId)).toBe(false)
})

it.each<[string, (offerId: number, later: Date) => Promise<unknown>]>([
  ['the answer to the offer', (id, later) => updateRows('offer', { id }, { updatedAt: later })],
  [
    'a step of the sale',
    (offerId, later) =>
      insertRow('saleMilestone', {
        offerId,
        milestone: 'completion',
        state: 'done',
        day: later,
        party: 'buyer',
        at: later,
      }),
  ],
  ['the memorandum', (offerId, later) => insertRow('memorandum', { offerId, text: '', sentAt: later })],
])('the five years of a buyer begin with %s if that is the last change', async (_change, change) => {
  const offerId = await insertOffer(dealing)
  const checkId = await insertCheck({ offerId })
  await change(offerId, afterLastDealing({ days: 40 }))
  expect(await isKeptAt(afterLastDealing({ years: 5, days: 39 }), checkId)).toBe(true)
  expect(await isKeptAt(afterLastDealing({ years: 5, days: 41 }), checkId)).toBe(false)
})

it('the check of a buyer is kept until the sale has been completed for five years', async () => {
  const checkId = await insertCheck({ offerId: await insertOffer(dealing, 'accepted') })
  const completedAt = afterLastDealing({ days: 40 })
  await updateRows(
    'listing',
    { id: dealing.home },
    { status: 'sold_subject_to_contract', updatedAt: completedAt },
  )
  expect(await isKeptAt(LONG_AFTER, checkId)).toBe(true)
  await updateRows('listing', { id: dealing.home }, { status: 'completed' })
  expect(await isKeptAt(afterLastDealing({ years: 5, days: 39 }), checkId)).toBe(true)
  expect(await isKeptAt(afterLastDealing({ years: 5, days: 41 }), checkId)).toBe(false)
})

it('the check of a buyer is kept while the offer is open', async () => {
  const offerId = await insertOffer(dealing, 'made')
  const checkId = await insertCheck({ offerId })
  expect(await isKeptAt(LONG_AFTER, checkId)).toBe(true)
  await updateRows('offer', { id: offerId }, { status: 'expired' })
  expect(await isKeptAt(LONG_AFTER, checkId)).toBe(false)
})
