import type { APIRequestContext } from '@playwright/test'

export interface Card {
  id: number
  property_url: string
  portal_address: string
  listing_status?: string
  original_listing_status?: string
  price_options?: string
  images?: unknown[]
  user_id: number
}

export const area = { sale: 'property', let: 'letting' } as const
export type Kind = keyof typeof area

/** Listings of Witham, newest first, as the site's own browser would ask for them. */
export async function listings(request: APIRequestContext, baseURL: string, kind: Kind): Promise<Card[]> {
  const reply = await request.post(`/api/${area[kind]}/${area[kind]}_search`, {
    headers: { origin: new URL(baseURL).origin },
    data: { location: 'Witham', page: 1, limit: 100 },
  })
  return (await reply.json()).data.properties
}

export const pathOf = (kind: Kind, card: Card) => `/${area[kind]}/${card.id}/${card.property_url}`
export const found = (card: Card | undefined, what: string): Card => {
  if (!card) throw new Error(`The demonstration data hold no ${what} in Witham`)
  return card
}

/** One for sale with pictures enough for a gallery. */
export const openSaleOf = (sales: Card[]) => found(sales.find((card) => card.listing_status === 'forsale' && card.price_options === 'price' && (card.images?.length ?? 0) >= 4), 'home for sale with pictures')
/** One to let. */
export const openLettingOf = (lettings: Card[]) => found(lettings.find((card) => card.original_listing_status === 'tolet'), 'home to let')
