import type { TestUser } from '../support/accounts'
import { addListings, giveListingsTo } from '../support/listings'
import type { sellingCalls } from '../contract/support'
import type { Ids, Row } from './user-calls'

const own = ({ id }: TestUser) => ({ user_id: id })
const NOWHERE = 2_000_000_000

const ofOwnHome = <Rest extends object>(rest: Rest, record: 'home' | 'draft' = 'home') => ({
  input: (user: TestUser, ids: Ids) => ({ ...own(user), kind: 'sale' as const, id: ids[record], ...rest }),
  missing: {
    input: (user: TestUser) => ({ ...own(user), kind: 'sale' as const, id: NOWHERE, ...rest }),
    message: 'Property not found',
  },
})
const specifiedHome = {
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

/** A live home for sale of a user, a draft and a live letting. */
export async function insertOwnHomes(userId: number): Promise<Pick<Ids, 'home' | 'draft' | 'ownLetting'>> {
  const street = `Street ${userId}`
  const [home = 0, draft = 0, ownLetting = 0] = await addListings([
    { street },
    { street, status: 'draft' },
    { street, kind: 'let' },
  ])
  await giveListingsTo([home, draft, ownLetting], userId)
  return { home, draft, ownLetting }
}

/** Of the calls about a home that its owner lists. */
export const sellingRows: { [N in (typeof sellingCalls)[number]]: Row<N> } = {
  saveProperty: {
    input: (user, { draft }) => ({
      ...own(user),
      ...specifiedHome,
      id: draft,
      price: 250_000,
      price_options: 'price',
    }),
    missing: {
      input: (user) => ({
        ...own(user),
        ...specifiedHome,
        id: NOWHERE,
        price: 250_000,
        price_options: 'price',
      }),
      message: 'Property not found',
    },
  },
  saveLetting: {
    input: (user) => ({
      ...own(user),
      ...specifiedHome,
      package_def: 'FIND_TENANT',
      price_pcm: 1_300,
      deposit_amount: 1_500,
    }),
  },
  saveHomeStep: ofOwnHome({ package_def: 'PAY_ON_COMPLETION' }, 'draft'),
  getOwnHome: ofOwnHome({}, 'draft'),
  previewProperty: {
    input: (user, { draft }) => ({ ...own(user), id: draft }),
    missing: { input: (user) => ({ ...own(user), id: NOWHERE }), message: 'Property not found' },
  },
  previewLetting: {
    input: (user, { ownLetting }) => ({ ...own(user), id: ownLetting }),
    missing: { input: (user) => ({ ...own(user), id: NOWHERE }), message: 'Letting not found' },
  },
  submitOwners: ofOwnHome({ co_owners: 'Olga Other', all_agree: true as const }, 'draft'),
  approveAdvert: ofOwnHome({}),
  changePrice: ofOwnHome({ seen_price: 250_000, new_price: 240_000 }),
  changeMarket: ofOwnHome({ action: 'withdraw' as const }),
  getHomeStatistics: ofOwnHome({}),
}
