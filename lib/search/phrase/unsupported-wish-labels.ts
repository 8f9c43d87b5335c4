/** Wishes in a typed text that no filter covers, or none for the kind of the search, by their key in the URL. */
const wishes = {
  'your-place': 'near you',
  'travel-time': 'travel time',
  bathrooms: 'bathrooms',
  garden: 'a garden',
  parking: 'parking',
  garage: 'a garage',
  facing: 'which way it faces',
  balcony: 'a balcony',
  pets: 'pets',
  furnishing: 'furnished or not',
  bills: 'bills included',
  'new-build': 'new builds',
  chain: 'no chain',
  tenure: 'freehold or leasehold',
  view: 'the sea or a view',
  school: 'schools',
  amenities: 'what is near by',
  pool: 'a pool',
  extra: 'further rooms',
  period: 'the age of the building',
  available: 'when it is available',
  shared: 'rooms and shared homes',
  centre: 'the centre of town',
  floor: 'the floor',
  part: 'the part of town',
  place: 'the other place that you named',
  other: 'some of your words',
} as const

/** Filters that an upstream ignored, by the names of `listFurtherNames`, without those that `wishes` has ('garden'). */
const furtherFilters = {
  'chain-free': 'no chain',
  freehold: 'freehold',
  leasehold: 'leasehold',
  retirement: 'retirement homes',
  'shared-ownership': 'shared ownership',
  furnished: 'furnished homes',
  unfurnished: 'unfurnished homes',
  reduced: 'reduced prices',
  not: 'what you do not want',
  epc: 'the energy rating',
  size: 'the floor area',
  'per-sq-ft': 'the price per square foot',
  added: 'when it was added',
  keyword: 'your keywords',
  near: 'how far it is from a second place',
  area: 'the area that you drew',
} as const

const labels = { ...wishes, ...furtherFilters }
export type UnsupportedWish = keyof typeof labels

/** Whether a text is the key of an unsupported wish. A URL may contain any text. */
export const isUnsupportedWish = (key: string): key is UnsupportedWish => Object.hasOwn(labels, key)

/** Describes a wish within a sentence: 'a garden'. */
export const describeUnsupportedWish = (key: UnsupportedWish): string => labels[key]
