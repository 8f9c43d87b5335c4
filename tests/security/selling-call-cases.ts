import type { TestUser } from '../support/accounts'
import { addListings, giveListingsTo } from '../support/listings'
import { MISSING_ID } from '../support/missing-id'
import type { certificateCalls, sellingCalls } from '../contract/support'
import { userIdInput } from './call-inputs'
import type { RecordIds, CallCase } from './user-call-cases'

/** Creates the case of a call about a home for sale of the user, which is `home` or `draft` of `RecordIds`. */
const createOwnHomeCase = <Other extends object>(record: 'home' | 'draft', otherInput: Other) => ({
  input: (user: TestUser, ids: RecordIds) => ({
    ...userIdInput(user),
    kind: 'sale' as const,
    id: ids[record],
    ...otherInput,
  }),
  missing: {
    input: (user: TestUser) => ({
      ...userIdInput(user),
      kind: 'sale' as const,
      id: MISSING_ID,
      ...otherInput,
    }),
    message: 'Property not found',
  },
})
const PRICE_POUNDS = 250_000
const salePriceInput = { price: PRICE_POUNDS, price_options: 'price' as const }
const homeInput = {
  package_def: 'PAY_NOW',
  address: '7 Mill Lane',
  town: 'Witham',
  county: 'Essex',
  postcode: 'CM8 2AB',
  property_type: 'terraced' as const,
  bedrooms: 3,
  bathrooms: 1,
  description: 'A home near the river.',
}

const certificateInput = { certificate: 'licence', state: 'not_needed', day: '' } as const

/** Inserts three listings of a user: a live sale, a draft for sale and a live letting. */
export async function insertOwnHomes(
  userId: number,
): Promise<Pick<RecordIds, 'home' | 'draft' | 'ownLetting'>> {
  const street = `Street ${userId}`
  const [home = 0, draft = 0, ownLetting = 0] = await addListings([
    { street },
    { street, status: 'draft' },
    { street, kind: 'let' },
  ])
  await giveListingsTo([home, draft, ownLetting], userId)
  return { home, draft, ownLetting }
}

/** The cases of the calls by which owners list a home. */
export const sellingCallCases: {
  [N in (typeof sellingCalls | typeof certificateCalls)[number]]: CallCase<N>
} = {
  saveProperty: {
    input: (user, { draft }) => ({
      ...userIdInput(user),
      ...homeInput,
      ...salePriceInput,
      id: draft,
    }),
    missing: {
      input: (user) => ({
        ...userIdInput(user),
        ...homeInput,
        ...salePriceInput,
        id: MISSING_ID,
      }),
      message: 'Property not found',
    },
  },
  saveLetting: {
    input: (user) => ({
      ...userIdInput(user),
      ...homeInput,
      package_def: 'FIND_TENANT',
      price_pcm: 1_300,
      deposit_amount: 1_500,
    }),
  },
  saveHomeStep: createOwnHomeCase('draft', { package_def: 'PAY_ON_COMPLETION' }),
  getOwnHome: createOwnHomeCase('draft', {}),
  previewProperty: {
    input: (user, { draft }) => ({ ...userIdInput(user), id: draft }),
    missing: { input: (user) => ({ ...userIdInput(user), id: MISSING_ID }), message: 'Property not found' },
  },
  previewLetting: {
    input: (user, { ownLetting }) => ({ ...userIdInput(user), id: ownLetting }),
    missing: { input: (user) => ({ ...userIdInput(user), id: MISSING_ID }), message: 'Letting not found' },
  },
  submitOwners: createOwnHomeCase('draft', { co_owners: 'Olga Other', all_agree: true as const }),
  approveAdvert: createOwnHomeCase('home', {}),
  changePrice: createOwnHomeCase('home', { seen_price: PRICE_POUNDS, new_price: 240_000 }),
  changeMarket: createOwnHomeCase('home', { action: 'withdraw' as const }),
  recordCertificate: {
    input: (user, { ownLetting }) => ({ ...userIdInput(user), ...certificateInput, id: ownLetting }),
    missing: {
      input: (user) => ({ ...userIdInput(user), ...certificateInput, id: MISSING_ID }),
      message: 'Letting not found',
    },
  },
  getHomeStatistics: createOwnHomeCase('home', {}),
}
