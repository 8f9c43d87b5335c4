import { serialize } from 'node:v8'
import { beforeEach, expect, it, vi } from 'vitest'
import { failure, success, type Refusal } from '../../lib/contract/call'
import { isOutage, outage } from '../../lib/errors'
import { invalidate } from '../../lib/cache/invalidation'
import { countSitemaps, getSitemapListings } from '../../lib/queries/sitemap'

const calls = vi.hoisted(() => ({ listingIndex: vi.fn() }))
vi.mock('../../lib/gateway', () => ({ gateway: () => calls }))

const unknownCall: Refusal = { ...failure('Not here'), isUnknown: true }
/** One listing more than a sitemap file holds. */
const TOTAL_OF_TWO_FILES = 10_001
const createListing = (id: number) => ({ id, property_url: `home-${id}`, updated_at: '2026-11-22' })

beforeEach(() => {
  invalidate({ effect: 'purge', tags: 'all' })
  calls.listingIndex.mockReset()
})

it('an agency without the optional listing index has no sitemaps of listings', async () => {
  calls.listingIndex.mockResolvedValue(unknownCall)
  expect(await countSitemaps('sale')).toBe(0)
})

it('a refusal and an outage are never counted as no listings, and never cached (R4)', async () => {
  calls.listingIndex.mockResolvedValueOnce(failure('Not at the moment')).mockRejectedValueOnce(outage('down'))
  await expect(countSitemaps('sale')).rejects.toSatisfy(isOutage)
  await expect(countSitemaps('sale')).rejects.toSatisfy(isOutage)
  calls.listingIndex.mockResolvedValue(success({ total: TOTAL_OF_TWO_FILES, listings: [createListing(1)] }))
  expect(await countSitemaps('sale')).toBe(2)
})

it('an index that ends before its own count is an outage, and not an empty file', async () => {
  calls.listingIndex
    .mockResolvedValueOnce(
      success({ total: TOTAL_OF_TWO_FILES, listings: [createListing(1), createListing(7)] }),
    )
    .mockResolvedValueOnce(success({ total: TOTAL_OF_TWO_FILES, listings: [] }))
  await expect(getSitemapListings('let', 1)).rejects.toSatisfy(isOutage)
  expect(calls.listingIndex).toHaveBeenLastCalledWith(expect.objectContaining({ after: 7 }))
})

it('the cache keeps the listings of a whole file in less than 300 kB', async () => {
  // The large factors make URLs and times that are hard to compress.
  const listings = Array.from({ length: 10_000 }, (_, index) => ({
    id: index + 1,
    property_url: `${(index % 5) + 1}-bedroom-house-for-sale-in-${((index * 2_654_435_761) % 1e9).toString(36)}`,
    updated_at: new Date(index * 86_399_777).toISOString(),
  }))
  calls.listingIndex.mockResolvedValue(success({ total: listings.length, listings }))
  expect(await getSitemapListings('sale', 0)).toEqual(listings)
  expect(await getSitemapListings('sale', 0)).toEqual(listings)
  expect(calls.listingIndex).toHaveBeenCalledTimes(1)
  const { entries } = (
    globalThis as unknown as { __taggedCache: { entries: Iterable<[string, { value: unknown }]> } }
  ).__taggedCache
  expect(serialize([...entries].map(([, { value }]) => value)).length).toBeLessThan(300_000)
})
