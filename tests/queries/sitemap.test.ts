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
