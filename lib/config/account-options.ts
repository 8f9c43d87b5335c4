/* The options of the account forms. They are not in the files of the schemas, so that browser bundles need no zod. */

/** The titles are specified so, some with a full stop and some without (SIGNUP-07). */
export const titles = ['Mr.', 'Miss', 'Mrs', 'Ms', 'Dr.'] as const

/** The order and the labels of SIGNUP-08, SIGNUP-09 and D-37. */
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

export const OTP_DIGITS = 6
/** The lengths of a new password (D-163). The maximum also limits the work of hashing. */
export const PASSWORD_CHARACTERS = { min: 8, max: 128 } as const
/** The message when the login after a signup fails, instead of the agency's message about a login (SIGNUP-21). */
export const LOGIN_AFTER_SIGNUP_FAILED = 'Login failed after signup.'
export const DELETION_CONFIRMATION = 'delete'
