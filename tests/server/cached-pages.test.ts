import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getCacheAddress, findCacheRule } from '../../lib/server/cached-pages'
import { listingActions } from '../../lib/domain/listing-permissions'

const findAddress = (path: string, search = '') => {
  const rule = findCacheRule(path)
  return rule ? getCacheAddress(path, search, rule) : undefined
}

describe('the address under which a page is cached', () => {
  it.each([
    // Parameters that the page does not read are left out.
    ['/about-us', '?utm_source=a', '/about-us'],
    ['/news', '?page=2&utm_source=a', '/news?page=2'],
    // Lists have pages 1 to 99. A page with a value that is not listed is not cached.
    ['/news', '?page=0', undefined],
    ['/news', '?page=999', undefined],
    [
      '/find-a-property/London',
      '?sort=most-recent&page=2',
      '/find-a-property/London?page=2&sort=most-recent',
    ],
    ['/find-a-property/London', '?sort=invented', undefined],
    // The form of a search without JavaScript, which is redirected to the results.
    ['/find-a-property', '?location_filter=London', undefined],
    ['/find-a-property', '?price_typed_max=365k', undefined],
    // One required feature is cached. Other filters have too many values.
    ['/find-a-letting/york', '?without=garden', undefined],
    ['/find-a-letting/york', '?with=pets&page=2', '/find-a-letting/york?page=2&with=pets'],
    ['/find-a-letting/york', '?with=dogs', undefined],
    ['/find-a-letting/york', '?with=garden', '/find-a-letting/york?with=garden'],
    ['/find-a-letting/york', '?with=garden,pets', undefined],
    ['/find-a-property/york', '?keyword=garden', undefined],
    ['/find-a-property/york', '?near=leeds', undefined],
    ['/commercial-property', '?size=500-1000', undefined],
    ['/find-a-letting', '?with_pets=1', undefined],
    ['/find-a-property', '', '/find-a-property'],
    ['/my-account/welcome', '', undefined],
    ['/estate-agents/essex', '', '/estate-agents/essex'],
    // Capitals and escapes would fill the cache with copies of one page.
    ['/estate-agents/EsSeX', '', undefined],
    ['/estate-agents/%65ssex', '', undefined],
  ])('of %s%s is %s', (path, search, address) => {
    expect(findAddress(path, search)).toBe(address)
  })

  it('does not exist for the pages of actions on a listing, which are rendered for each visitor', () => {
    for (const segment of ['property', 'letting']) {
      expect(findAddress(`/${segment}/7/4-high-street`)).toBe(`/${segment}/7/4-high-street`)
      for (const action of listingActions) {
        expect(findAddress(`/${segment}/7/${action}`)).toBeUndefined()
        expect(findAddress(`/${segment}/7/${action}/`)).toBeUndefined()
      }
    }
  })

  it('has only parameters and values that the page reads, for any query', () => {
    const addresses = new Set<string>()
    const names = fc.constantFrom('page', 'sort', 'location_filter', 'edit', 'utm_source')
    const query = fc.dictionary(names, fc.oneof(fc.string(), fc.constantFrom('1', '2', 'most-recent')))
    fc.assert(
      fc.property(fc.constantFrom('/news', '/find-a-property', '/guides/tag/tax'), query, (path, values) => {
        const address = findAddress(path, `?${new URLSearchParams(values)}`)
        if (address) addresses.add(address)
      }),
      { numRuns: 500 },
    )
    expect([...addresses].every((address) => /^[^?]+(\?page=[1-9]\d?)?$/.test(address))).toBe(true)
  })
})

it('caches searches and listings in a cache of their own', () => {
  const caches = [
    '/',
    '/news',
    '/find-a-property',
    '/find-a-property/Leeds',
    '/letting/7/a',
    // With its sort orders, features and page numbers, this page has thousands of documents, which would evict others.
    '/commercial-property',
  ].map((path) => findCacheRule(path)?.cache)
  expect(caches).toEqual([undefined, undefined, undefined, 'searches', 'searches', 'searches'])
})
