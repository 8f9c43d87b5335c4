/** What the account forms offer; without a schema, so that the browser may carry it. */

/** SIGNUP-07: the titles, exactly. */
export const titles = ['Mr.', 'Miss', 'Mrs', 'Ms', 'Dr.'] as const

/** SIGNUP-08, SIGNUP-09, D-37: buying positions and their labels, in the specification's order. */
export const buyingPositions = {
  nothing: 'Nothing to sell',
  first_time: 'First time buyer',
  property_nonmarket: 'Property to sell - not on market yet',
  property_market: 'Property to sell - on the market',
  property_under_offer: 'Property to sell - under offer',
  cash: 'Cash buyer',
  tenant: 'Tenant',
  landlord: 'Landlord',
  other: 'Other',
} as const
export type BuyingPosition = keyof typeof buyingPositions

/** Length of a one-time password, in digits (D-26). */
export const OTP_DIGITS = 6
/** D-163; the longest bounds what argon2 is given to chew. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const
