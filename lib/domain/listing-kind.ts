/** For sale and to let: the two differ in prices, statuses, actions and law. */
export const listingKinds = ['sale', 'let'] as const
export type ListingKind = (typeof listingKinds)[number]
