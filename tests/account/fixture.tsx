import { vi } from 'vitest'
import type { OwnedLetting, OwnedProperty, UserData } from '@/lib/contract/account'
import type { OwnedListing } from '@/lib/queries/account'

export const seller: UserData = {
  id: 7,
  first_name: 'Ann',
  last_name: 'Hill',
  title: 'Ms',
  email: 'ann@example.com',
  mobile: '07700900001',
  buying_position: 'property_market',
  seller_info_completed: 1,
  is_guest: false,
}
export const guest: UserData = { ...seller, id: 8, first_name: 'Gus', is_guest: true }

const card = {
  id: 31,
  property_url: 'high-street-witham',
  image_xs: null,
  user_id: 7,
  portal_address: 'High Street, Witham, CM8',
  description_summary: 'A home.',
  bedrooms: 3,
  bathrooms: 1,
  property_type: 'terraced',
  council_tax_band: 'C',
  epc_rating: 'B',
  tenure: 'Freehold',
}

export const createSale = (changes: Partial<OwnedProperty> = {}): OwnedListing => ({
  kind: 'sale',
  card: {
    ...card,
    price_options: 'price',
    new_price: 350_000,
    listing_status: 'forsale',
    listing_status_display: 'For Sale',
    status: 'available',
    ...changes,
  },
})
export const createLetting = (changes: Partial<OwnedLetting> = {}): OwnedListing => ({
  kind: 'let',
  card: {
    ...card,
    id: 32,
    tenure: null,
    new_price_pcm: 1_250,
    new_deposite_amount: 1_442, // the specified spelling
    listing_status: 'To Let',
    original_listing_status: 'tolet',
    status: 'available',
    ...changes,
  },
})

/** Mocks the API. The keys of `answers` are the last path segments of calls. @returns the requests in their order */
export function mockCalls(
  answers: Record<string, () => Response | Promise<Response>>,
): { call: string; body: Record<string, unknown> }[] {
  const sentCalls: { call: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const call = new URL(url, 'http://localhost').pathname.split('/').at(-1) ?? ''
    sentCalls.push({ call, body: JSON.parse(body ?? '{}') as Record<string, unknown> })
    const answer = answers[call]
    if (!answer) throw new TypeError(`no answer is mocked for ${call}`)
    return answer()
  })
  return sentCalls
}

/** Creates the answer of a call that succeeds. */
export const accepts =
  (data: unknown = null, message = 'Success') =>
  () =>
    Response.json({ code: 1, message, data })
/** Creates the answer of a call that the agency refuses. */
export const refuses = (message: string) => () => Response.json({ code: 0, message, data: null })
/** Creates an answer that gives one answer after the other. The last one also answers all further calls. */
export const answersInTurn = (...answers: (() => Response | Promise<Response>)[]) => {
  const nextAnswers = [...answers]
  return () => {
    const answer = nextAnswers.length > 1 ? nextAnswers.shift() : nextAnswers[0]
    return answer!()
  }
}
/** Creates the answer of a session check that finds a user. */
export const loggedIn = (user: UserData) =>
  accepts({ id: user.id, first_name: user.first_name, seller_info_completed: 1, token: 'socket-secret' })
export const loggedOut = () => Response.json({ code: 0, message: 'Not logged in', data: null })

export { renderWithSettings } from '../support/public-settings'
