/** The options of the account forms, apart from their schemas, so that browser bundles need no zod. */

/** The titles, exactly as specified (SIGNUP-07). */
export const titles = ['Mr.', 'Miss', 'Mrs', 'Ms', 'Dr.'] as const

/** Buying positions and their labels, in the specified order (SIGNUP-08, SIGNUP-09, D-37). */
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
/** In characters (D-163); the maximum bounds argon2's work. */
export const PASSWORD_CHARACTERS = { min: 8, max: 128 } as const
/** Stands in place of the agency's own reason, which does not help after a signup (SIGNUP-21). */
export const LOGIN_AFTER_SIGNUP_FAILED = 'Login failed after signup.'
/** The word that confirms the deletion of an account. */
export const DELETION_CONFIRMATION = 'delete'
