import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import {
  mayActOnOffer,
  offerActions,
  statusAfterOfferAction,
  type OfferStatus,
} from '../../../lib/domain/offer'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { findRow, findRows } from '../../support/tables'
import { actOnOffer, addHome, addUser, createOffer, makeOfferOn, readListingStatus } from './offer-calls'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

/** Long, because a test makes hundreds of calls. */
const TIMEOUT_MS = 60_000

const PEOPLE = ['Sue', 'Ben', 'Rita'] as const
/** Sue owns listing 0, and Ben listing 1. */
const LISTING_COUNT = 2
const arbitraryStep = fc.record({
  /** The index of the person who acts. */
  actor: fc.nat(PEOPLE.length - 1),
  /** The index of the person who made the offer. */
  buyer: fc.nat(PEOPLE.length - 1),
  listing: fc.nat(LISTING_COUNT - 1),
  action: fc.constantFrom('offer' as const, ...offerActions),
})
type Step = typeof arbitraryStep extends fc.Arbitrary<infer T> ? T : never

/** The rules of offers, without a database. Offers have keys such as '1-2', for listing 1 and buyer 2. */
class Model {
  readonly offers = new Map<string, OfferStatus>()
  readonly listStatuses = (listing: number) =>
    [...this.offers].filter(([key]) => key.startsWith(`${listing}-`)).map(([, status]) => status)

  /** @returns whether the step is allowed */
  take({ actor, buyer, listing, action }: Step): boolean {
    const key = `${listing}-${action === 'offer' ? actor : buyer}`
    const status = this.offers.get(key)
    if (action === 'offer') {
      // A listing and its owner have the same index.
      if (actor === listing || status === 'accepted') return false
      this.offers.set(key, 'made')
      return true
    }
    if (!status || (actor !== buyer && actor !== listing)) return false
    if (!mayActOnOffer(action, status, actor === buyer ? 'buyer' : 'seller')) return false
    if (action === 'accept' && this.listStatuses(listing).includes('accepted')) return false
    this.offers.set(key, statusAfterOfferAction[action])
    return true
  }
}

/** Adds the people and their listings, and takes steps by calls of the agency. */
async function createMarket() {
  const ids = [await addUser(PEOPLE[0]), await addUser(PEOPLE[1]), await addUser(PEOPLE[2])]
  const listings = [await addHome(ids[0]!), await addHome(ids[1]!)]
  /** The newest offer of each 'listing-buyer'. */
  const offerIds = new Map<string, number>()
  /** @returns whether the step is allowed */
  const take = async ({ actor, buyer, listing, action }: Step): Promise<boolean> => {
    if (action === 'offer') {
      const offerReply = await makeOfferOn(listings[listing]!, ids[actor]!)
      if (typeof offerReply === 'string') return false
      offerIds.set(`${listing}-${actor}`, offerReply.offer_id)
      return true
    }
    const offerId = offerIds.get(`${listing}-${buyer}`)
    return offerId !== undefined && (await actOnOffer(offerId, ids[actor]!, action)) === 'ok'
  }
  return { listings, offerIds, take }
}

it(
  'random steps lead to the same statuses as in the model, and to at most one accepted offer for each listing',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryStep, { minLength: 5, maxLength: 25 }), async (steps) => {
        const [market, model] = [await createMarket(), new Model()]
        for (const step of steps) expect(await market.take(step), JSON.stringify(step)).toBe(model.take(step))
        for (const [key, offerId] of market.offerIds)
          expect((await findRow('offer', { id: offerId })).status, key).toBe(model.offers.get(key))
        for (const [index, listingId] of market.listings.entries()) {
          const isAccepted = model.listStatuses(index).includes('accepted')
          expect(await readListingStatus(listingId)).toBe(isAccepted ? 'under_offer' : 'available')
          expect((await findRows('offer', { listingId, status: 'accepted' })).length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 25 },
    )
  },
  TIMEOUT_MS,
)

it(
  'after simultaneous steps, a listing has at most one accepted offer, and each last event is the offer’s status',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryStep, { minLength: 10, maxLength: 20 }), async (steps) => {
        const { listings, offerIds, take } = await createMarket()
        const [first, second] = [await addUser('Ann'), await addUser('Abe')]
        const rivals = await Promise.all([
          createOffer(listings[0]!, first),
          createOffer(listings[0]!, second),
        ])
        // Sue can make no offer for her own listing, so the key '0-0' is free. Steps that name it act on Ann's offer.
        offerIds.set('0-0', rivals[0])
        await Promise.all(steps.map(take))
        for (const listingId of listings) {
          const offers = await findRows('offer', { listingId })
          const accepted = offers.filter(({ status }) => status === 'accepted')
          expect(accepted.length).toBeLessThanOrEqual(1)
          expect(await readListingStatus(listingId)).toBe(accepted.length ? 'under_offer' : 'available')
          for (const { id, status } of offers)
            expect((await findRows('offerEvent', { offerId: id })).at(-1)?.type).toBe(status)
        }
      }),
      { numRuns: 10 },
    )
  },
  TIMEOUT_MS,
)
