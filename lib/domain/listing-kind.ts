export const listingKinds = ['sale', 'let'] as const
export type ListingKind = (typeof listingKinds)[number]
