import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { toCriteria } from './criteria'
import { findPage } from './find'
import { resolveLocation, resolveNear } from './search'

/** Fewer than the connections of the pool, which the counts must leave to searches. */
const COUNTS_AT_A_TIME = 4

type CountedSearch = ParsedInput<'countSearches'>['searches'][number]

/** Null where the search asks for homes near a place that is not known. */
async function countSearch({ kind, ...filters }: CountedSearch): Promise<number | null> {
  const near = await resolveNear(filters.near)
  if (filters.near && near === null) return null
  const place = await resolveLocation(filters.location.trim())
  const criteria = toCriteria(kind, place, filters, near)
  return (await findPage({ criteria, orderby: '' }, 1, 0)).total
}

/** Counts the homes of some searches, in their order. */
export async function countSearches({
  searches,
}: ParsedInput<'countSearches'>): Promise<Reply<CallOutput<'countSearches'>>> {
  const totals: (number | null)[] = []
  for (let from = 0; from < searches.length; from += COUNTS_AT_A_TIME) {
    const batch = searches.slice(from, from + COUNTS_AT_A_TIME)
    totals.push(...(await Promise.all(batch.map(countSearch))))
  }
  return success({ totals })
}
