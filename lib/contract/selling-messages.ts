/** Kept apart from the schemas, so that a form can show a message without loading zod. */
export const sellingMessages = {
  building: 'Please enter the name or number of the building',
  street: 'Please enter the street',
  address: 'Please enter the address',
  town: 'Please enter the town',
  postcode: 'Please enter a full UK postcode, such as CM8 2AB',
  type: 'Please choose the type of property',
  /** @param rooms such as 'bedrooms' */
  countOf: (rooms: string) => `Please enter the number of ${rooms}, from 0 to 50`,
  bedrooms: 'Please enter the number of bedrooms',
  floorArea: 'Please give the floor area with its unit, such as 950 sq ft or 88 m²',
  price: 'Please enter the price in pounds',
  amount: 'Please enter an amount in pounds',
  rent: 'Please enter the rent of a calendar month in pounds',
  rentLimit: 'Please enter a rent of at most £100,000 a month',
  rentAccepted: 'A tenant has been accepted at this rent, so it can only be lowered',
  depositAccepted: 'A tenant has been accepted at this deposit, so it can only be lowered',
  qualifier: 'Please choose how the price is meant',
  oneRent: 'Please give one rent, without a range or a word beside it',
  deposit: 'Please enter the deposit in pounds, or 0',
  depositCap: 'The deposit is more than the law allows',
  holdingDeposit: 'Please enter the holding deposit in pounds, or leave this empty',
  holdingDepositCap: 'The holding deposit is more than the law allows',
  holdingDepositBanned: 'No holding deposit may be taken in this nation',
  advance: 'Please choose how far in advance the rent is paid',
  availableFrom: 'Please choose a date, or leave this empty',
  availableFromPast: 'Please choose a date that is not more than a year ago, or leave this empty',
  /* These messages name the fact, because the summary of a form lists the messages of many facts. */
  factLength: (label: string) => `${label}: please keep this to 300 characters`,
  factNumber: (label: string) => `${label}: please enter a number, or say in words why it is not known`,
  tenure: 'Please choose a tenure',
  band: 'Please choose a band',
  epc: 'Please choose a rating',
  summary: 'Please write a summary of at most 300 characters',
  description: 'Please describe the home in at most 10,000 characters',
  features: 'Please keep to ten features of at most 200 characters each',
  coOwners: 'Please enter the full name of every owner, a line each',
  allOwnersAgree: 'Please confirm that all owners agree',
  notFound: 'Property not found',
  lettingNotFound: 'Letting not found',
  changed: 'Another tab or device has changed this meanwhile',
  addressPublished:
    'The address of a home that has been advertised cannot be changed here. Please contact us to correct it',
  homePublished:
    'The type and the bedrooms of a home that has been advertised cannot be changed here. Please contact us to correct them',
  priceLive: 'The price of a home that is advertised is changed on its page in your account',
  wouldBreak: 'An advert may not go on with this',
  package: 'Please choose a package',
  notReady: 'Something is still missing',
  notLive: 'This home is not advertised at the moment',
  samePrice: 'That is the price already',
} as const

export const MAX_OWNERS = 8
/** Hardly any home or premises are let for more; a rent above it is a typing slip. */
export const MAX_MONTHLY_RENT_POUNDS = 100_000
