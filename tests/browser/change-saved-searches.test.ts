// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  mergeSavedSearches,
  readBrowserSearches,
  removeFromBrowser,
  saveInBrowser,
} from '../../lib/browser/change-saved-searches'
import { onMove } from '../../lib/browser/move-to-account'
import { SAVED_SEARCHES_KEY } from '../../lib/browser/saved-search-keys'
import { rememberLogin } from '../../lib/browser/session'
import { MAX_SAVED_SEARCHES } from '../../lib/domain/saved-search'

const requests: { path: string; body: unknown }[] = []
let respond: () => Response
beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  requests.length = 0
  respond = () => Response.json({ code: 1, data: { left_out: [] } })
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    requests.push({ path, body: body ? JSON.parse(body) : null })
    return respond()
  })
})
afterEach(() => vi.unstubAllGlobals())

const WITHAM = '/find-a-property/Witham'
const LEEDS = '/find-a-letting/Leeds'

test('a visitor saves a search once, the newest first, and removes it', () => {
  for (const href of [WITHAM, LEEDS, WITHAM]) expect(saveInBrowser(href)).toBeNull()
  expect(readBrowserSearches()).toEqual([
    { href: WITHAM, name: 'Witham · for sale' },
    { href: LEEDS, name: 'Leeds · to let' },
  ])
  removeFromBrowser(WITHAM)
  removeFromBrowser(LEEDS)
  expect(window.localStorage.getItem(SAVED_SEARCHES_KEY)).toBeNull()
  expect(requests, 'nothing leaves the browser').toEqual([])
})

test('a visitor gets a message when the limit is reached, or when the browser’s storage is full', () => {
  const maximumSearches = Array.from(
    { length: MAX_SAVED_SEARCHES },
    (_, index) => `/find-a-property/town-${index}`,
  )
  window.localStorage.setItem(SAVED_SEARCHES_KEY, JSON.stringify(maximumSearches))
  expect(saveInBrowser(WITHAM)).toContain(`${MAX_SAVED_SEARCHES} searches`)
  expect(saveInBrowser(maximumSearches[7]!), 'a search that is saved already').toBeNull()
  window.localStorage.clear()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(saveInBrowser(WITHAM)).toContain('Log in to save it')
  vi.restoreAllMocks()
})

test.each([
  '',
  'null',
  '{}',
  '[1,null,"/about-us","https://evil.example/","//x"]',
  '["javascript:alert(1)"]',
])('%j in the storage is read as no search, without an error', (text) => {
  window.localStorage.setItem(SAVED_SEARCHES_KEY, text)
  expect(readBrowserSearches()).toEqual([])
})

test('a login moves the searches to the account without emails, and keeps them while the call fails', async () => {
  saveInBrowser(LEEDS)
  saveInBrowser(WITHAM)
  await mergeSavedSearches()
  expect(requests).toEqual([])
  rememberLogin({ token: 't', id: 7, first_name: 'Ida', seller_info_completed: 0 })
  respond = () => Response.error()
  await mergeSavedSearches()
  expect(readBrowserSearches()).toHaveLength(2)
  respond = () => Response.json({ code: 1, data: { left_out: [] } })
  await mergeSavedSearches()
  expect(requests.at(-1)).toMatchObject({
    path: '/api/saved/merge_searches',
    body: {
      user_id: 7,
      searches: [
        { href: LEEDS, frequency: 'none' },
        { href: WITHAM, frequency: 'none' },
      ],
    },
  })
  expect(readBrowserSearches()).toEqual([])
})

test('searches beyond the limit of the account stay in the browser, and are moved later', async () => {
  for (const href of [LEEDS, WITHAM]) saveInBrowser(href)
  rememberLogin({ token: 't', id: 7, first_name: 'Ida', seller_info_completed: 0 })
  const moves: unknown[] = []
  const stop = onMove('searches', () => moves.push(readBrowserSearches().map(({ href }) => href)))
  respond = () => Response.json({ code: 1, data: { left_out: [LEEDS, WITHAM] } })
  await mergeSavedSearches()
  expect([readBrowserSearches().length, moves], 'nothing has moved').toEqual([2, []])
  respond = () => Response.json({ code: 1, data: { left_out: [LEEDS] } })
  await mergeSavedSearches()
  expect(moves).toEqual([[LEEDS]])
  respond = () => Response.json({ code: 1, data: { left_out: [] } })
  await mergeSavedSearches()
  expect(moves).toEqual([[LEEDS], []])
  const countBefore = requests.length
  await mergeSavedSearches()
  expect(requests.length, 'a browser without searches sends no request').toBe(countBefore)
  stop()
})
