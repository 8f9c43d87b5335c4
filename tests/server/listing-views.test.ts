import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { countListingViews, readViewedListing } from '../../lib/server/listing-views'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
const toRequest = (url: string, headers: Record<string, string> = browser, method = 'GET') =>
  ({ method, url, headers }) as unknown as IncomingMessage

it.each([
  ['/property/12/high-street-witham', 12],
  ['/letting/7/mill-lane/?utm=1', 7],
  ['/property/12/ask-a-question', null],
  ['/property/12/ask-a-question?_rsc=1a2b3', null],
  ['/property/12/report-a-problem', null],
  ['/property/12', null],
  ['/find-a-property/essex', null],
])('%s counts as a view of this listing (null for none): %s', (url, id) => {
  expect(readViewedListing(toRequest(url))).toBe(id)
})

it.each([
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'GET'],
  ['a program without User-Agent', {}, 'GET'],
  ['a prefetched page', { ...browser, 'sec-purpose': 'prefetch' }, 'GET'],
  ['a page prefetched by the router', { ...browser, 'next-router-prefetch': '1' }, 'GET'],
  ['a form', browser, 'POST'],
])('%s is not counted as a view', (_, headers, method) => {
  expect(readViewedListing(toRequest('/property/12/high-street', headers, method))).toBeNull()
})

it('counts the views of each listing with a successful response, and stores the counts when stopped', () => {
  const addViews = vi.fn()
  const views = countListingViews(addViews)
  for (const statusCode of [200, 304, 404, 200]) {
    const response = Object.assign(new EventEmitter(), { statusCode }) as unknown as ServerResponse
    views.note(toRequest('/property/12/high-street'), response)
    response.emit('finish')
  }
  views.stop()
  expect(addViews).toHaveBeenCalledExactlyOnceWith(new Map([[12, 3]]))
})
