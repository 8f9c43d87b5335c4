import type { PropertyType } from '../../lib/domain/property-type'
import type { ListingKind } from '../../lib/domain/listing-kind'
import type { ListingStatus } from '../../lib/domain/listing-status'
import type { PriceQualifier } from '../../lib/domain/price-qualifier'
import type { LocalAgentRow } from './rows'
import { landlord, seller } from './users'

/* Listings that show special cases of the requirements, on which tests rely. */

/**
 * Two towns with an exact number of sales: the pager appears above eight (SALES-11). `text` is the location in URLs.
 */
export const townWithEightSales = { town: 'Coggeshall', county: 'Essex', text: 'Coggeshall', sales: 8 }
export const townWithNineSales = { town: 'Kelvedon', county: 'Essex', text: 'Kelvedon', sales: 9 }

/** The areas of the two towns, with the average prices of the county. `parseAreas` explains the format of the lines. */
export const exactCountTowns = {
  county: 'Essex',
  lines: `
${townWithEightSales.town}|CO6|400|1100|w=5 at=51.872,0.686
${townWithNineSales.town}|CO5|390|1100|w=4 at=51.836,0.701
`,
}
/** The number of lettings in each of the two towns. */
export const LETTINGS_PER_EXACT_COUNT_TOWN = 2

/** Two-word locations whose search pages have texts and metadata of their own. */
export const twoWordLocations = ['southend-on-sea', 'saffron-walden', 'canvey-island']

export const localAgents: readonly LocalAgentRow[] = [
  { id: 1, name: 'Blackwater & Chelmer', logo: '/demo/agents/blackwater-chelmer.svg' },
  { id: 2, name: 'Estuary Homes', logo: '/demo/agents/estuary-homes.svg' },
  { id: 3, name: 'Colne Valley Lettings & Sales', logo: '/demo/agents/colne-valley.svg' },
]
/** Every 25th sale in Essex has a local agent. */
export const SALES_PER_LOCAL_AGENT = 25

/**
 * A listing that must exist. One listing of the town has the values that are stated here; its other values are drawn.
 */
export interface SpecialCase {
  name: string
  kind: ListingKind
  town: string
  type?: PropertyType
  /** The listing is on the High Street. */
  mainStreet?: true
  status?: ListingStatus
  qualifier?: PriceQualifier
  ownerId?: number
  withoutPictures?: true
  localAgentId?: number
}

export const specialCases: readonly SpecialCase[] = [
  {
    name: 'home of the demonstration seller',
    kind: 'sale',
    town: 'Witham',
    type: 'semi-detached-house',
    status: 'available',
    qualifier: 'price',
    ownerId: seller.id,
  },
  {
    name: 'home of the seller, sold subject to contract',
    kind: 'sale',
    town: 'Chelmsford',
    type: 'detached-house',
    status: 'sold_subject_to_contract',
    qualifier: 'guide-price',
    ownerId: seller.id,
  },
  {
    name: 'home of the seller with a reduced price',
    kind: 'sale',
    town: 'Maldon',
    type: 'detached-bungalow',
    status: 'available',
    qualifier: 'price',
    ownerId: seller.id,
  },
  {
    name: 'letting of the seller',
    kind: 'let',
    town: 'Chelmsford',
    type: 'flat-apartment',
    status: 'available',
    ownerId: seller.id,
  },
  {
    name: 'letting of the seller, let agreed',
    kind: 'let',
    town: 'Witham',
    type: 'terraced',
    status: 'let_agreed',
    ownerId: seller.id,
  },
  {
    name: 'letting of the demonstration landlord',
    kind: 'let',
    town: 'Colchester',
    type: 'flat-apartment',
    status: 'available',
    ownerId: landlord.id,
  },
  {
    name: 'second letting of the landlord, reserved',
    kind: 'let',
    town: 'Colchester',
    type: 'semi-detached-house',
    status: 'reserved',
    ownerId: landlord.id,
  },
  {
    name: 'price on application',
    kind: 'sale',
    town: 'Witham',
    type: 'detached-house',
    status: 'available',
    qualifier: 'poa',
  },
  {
    name: 'offers over',
    kind: 'sale',
    town: 'Witham',
    type: 'end-of-terrace',
    status: 'available',
    qualifier: 'offers-over',
  },
  {
    name: 'offers in excess of',
    kind: 'sale',
    town: 'Witham',
    type: 'terraced',
    status: 'available',
    qualifier: 'offers-in-excess-of',
  },
  {
    name: 'under offer',
    kind: 'sale',
    town: 'Witham',
    type: 'flat-apartment',
    status: 'under_offer',
    qualifier: 'price',
  },
  {
    name: 'sale without pictures',
    kind: 'sale',
    town: 'Witham',
    type: 'maisonette',
    status: 'available',
    withoutPictures: true,
  },
  {
    name: 'letting without pictures',
    kind: 'let',
    town: 'Witham',
    type: 'first-floor-flat',
    status: 'available',
    withoutPictures: true,
  },
  {
    name: 'sale shown by a local agent',
    kind: 'sale',
    town: 'Witham',
    type: 'town-house',
    status: 'available',
    localAgentId: 1,
  },
  {
    name: 'house on High Street',
    kind: 'sale',
    town: 'Witham',
    type: 'terraced',
    mainStreet: true,
    status: 'available',
  },
  {
    name: 'flat on High Street',
    kind: 'sale',
    town: 'Witham',
    type: 'first-floor-flat',
    mainStreet: true,
    status: 'available',
  },
  {
    name: 'second flat on High Street',
    kind: 'sale',
    town: 'Witham',
    type: 'flat-apartment',
    mainStreet: true,
  },
  {
    name: 'shop on High Street',
    kind: 'sale',
    town: 'Witham',
    type: 'shop',
    mainStreet: true,
    status: 'available',
  },
  {
    name: 'letting on High Street',
    kind: 'let',
    town: 'Witham',
    type: 'flat-apartment',
    mainStreet: true,
    status: 'available',
  },
  {
    name: 'shop to let on High Street',
    kind: 'let',
    town: 'Witham',
    type: 'shop',
    mainStreet: true,
    status: 'available',
  },
]

/** Towns that have more listings than others of their size, because many tests use them; by town and county. */
export const fixedListingCounts: Record<string, { sales: number; lettings: number }> = {
  'witham/essex': { sales: 64, lettings: 26 },
  'chelmsford/essex': { sales: 90, lettings: 44 },
  'southend-on-sea/essex': { sales: 90, lettings: 44 },
}
