import { beforeEach, expect, it, vi } from 'vitest'
import { collectRenderNotes } from '../../lib/cache/render-notes'
import { invalidate } from '../../lib/cache/invalidation'
import { failure } from '../../lib/contract/call'
import { getLatestListings } from '../../lib/queries/listings'
import { getVacancies } from '../../lib/queries/vacancies'

const calls = vi.hoisted(() => ({
  recruitmentList: vi.fn(),
  latestProperty: vi.fn(),
  latestLetting: vi.fn(),
}))
vi.mock('../../lib/gateway', () => ({ gateway: () => calls }))

/** Calls that by specification refuse instead of returning an empty list, with their refusals. */
const lists = [
  ['vacancies', calls.recruitmentList, 'No vacancies found', getVacancies],
  ['homes for sale', calls.latestProperty, 'No properties found', () => getLatestListings('sale')],
  ['homes to let', calls.latestLetting, 'No lettings found', () => getLatestListings('let')],
] as const

beforeEach(() => invalidate({ effect: 'purge', tags: 'all' }))

it.each(lists)(
  'the refusal that there are no %s is an empty list and not an outage, so the page is cached (R4)',
  async (_, call, refusal, read) => {
    call.mockResolvedValue(failure(refusal))
    const { result, notes } = await collectRenderNotes<unknown>(read)
    expect([result, notes.hasOutage]).toEqual([[], false])
  },
)

it.each(lists)(
  'any other refusal of the list of %s is an outage (R4)',
  async (_list, call, _refusal, read) => {
    call.mockResolvedValue(failure('Not at the moment'))
    const { result, notes } = await collectRenderNotes<unknown>(read)
    expect([result, notes.hasOutage]).toEqual([[], true])
  },
)
