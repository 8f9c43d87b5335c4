import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { toCriteria } from './criteria'
import { findPage } from './find'
import { resolveLocation, resolveNear } from './search'

/** Fewer than the connections in the pool, so that counting leaves connections to searches. */
const COUNTS_AT_A_TIME = 4

type CountedSearch = ParsedInput<'countSearches'>['searches'][number]

async function countSearch({ kind, ...filters }: CountedSearch): Promise<number> {
  const near = await resolveNear(filters.near)
  const place = await resolveLocation(filters.location.trim())
  const criteria = toCriteria(kind, place, filters, near)
  // Only the total is needed, so the page has no homes and the order does not matter.
  const { total } = await findPage({ criteria, orderby: '' }, 1, 0)
  return total
}

/** Counts the homes of several searches. The totals are in the order of the searches. */
export async function countSearches({
  searches,
}: ParsedInput<'countSearches'>): Promise<Reply<CallOutput<'countSearches'>>> {
  const totals: number[] = []
  for (let start = 0; start < searches.length; start += COUNTS_AT_A_TIME) {
    const batch = searches.slice(start, start + COUNTS_AT_A_TIME)
    totals.push(...(await Promise.all(batch.map(countSearch))))
  }
  return success({ totals })
}
