export const listingKinds = ['sale', 'let'] as const
export type ListingKind = (typeof listingKinds)[number]

export const getOwnerRole = (kind: ListingKind): 'seller' | 'landlord' =>
  kind === 'sale' ? 'seller' : 'landlord'
