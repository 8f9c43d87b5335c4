export const listingKinds = ['sale', 'let'] as const
export type ListingKind = (typeof listingKinds)[number]

/** What the owner of a listing is called. */
export const getOwnerRole = (kind: ListingKind): 'seller' | 'landlord' =>
  kind === 'sale' ? 'seller' : 'landlord'
