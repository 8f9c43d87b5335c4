import { test, type APIRequestContext } from '@playwright/test'

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
async function listings(request: APIRequestContext, baseURL: string, kind: Kind): Promise<Card[]> {
  const reply = await request.post(`/api/${area[kind]}/${area[kind]}_search`, {
    headers: { origin: new URL(baseURL).origin },
    data: { location: 'Witham', page: 1, limit: 100 },
  })
  return (await reply.json()).data.properties
}

/** Address of a listing's page. */
export const pathOf = (kind: Kind, card: Card) => `/${area[kind]}/${card.id}/${card.property_url}`
/** What was looked for, or an error that says what the data lack. */
export const found = (card: Card | undefined, what: string): Card => {
  if (!card) throw new Error(`The demonstration data hold no ${what} in Witham`)
  return card
}

/** For a file's tests: Witham's listings as they are when its first test begins, and ways to one of each kind. */
export function homesOfWitham() {
  const homes: { sales: Card[]; lettings: Card[] } = { sales: [], lettings: [] }
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL })
    homes.sales = await listings(request, baseURL ?? '', 'sale')
    homes.lettings = await listings(request, baseURL ?? '', 'let')
    await request.dispose()
  })
  return {
    homes,
    openSale: () =>
      found(
        homes.sales.find(
          (card) =>
            card.listing_status === 'forsale' &&
            card.price_options === 'price' &&
            (card.images?.length ?? 0) >= 4,
        ),
        'home for sale with pictures',
      ),
    openLetting: () =>
      found(
        homes.lettings.find((card) => card.original_listing_status === 'tolet'),
        'home to let',
      ),
  }
}
