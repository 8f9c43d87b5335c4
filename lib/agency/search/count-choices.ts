import { success, type Reply } from '../../contract/call'
import type { ParsedInput } from '../../contract'
import type { SearchCounts } from '../../contract/search-counts'
import { listChoices } from '../../search/choices'
import { toCallInput } from '../../search/codec'
import { cleanState, defaultState, type SearchState } from '../../search/state'
import { noFurtherFilters } from '../../search/further-filters'
import { countSearch } from './search'

/** What is not counted by then is left out of the answer: without the engine, PostgreSQL counts each choice by itself. */
const MAX_COUNTING_MS = 1_500
const COUNTS_AT_A_TIME = 4

const countState = (state: SearchState): Promise<number | null> =>
  countSearch(state.kind, toCallInput(state, 1))

/** Counts the homes of a search, and those that each choice of its form would leave. */
export async function countChoices(
  input: ParsedInput<'searchCounts'>,
  { maxMs = MAX_COUNTING_MS } = {},
): Promise<Reply<SearchCounts>> {
  const { kind, ...filters } = input
  const state = cleanState({ ...defaultState(kind), ...noFurtherFilters, ...filters })
  const total = await countState(state)
  const choices = listChoices(state)
  const counted: SearchCounts['choices'] = []
  const until = performance.now() + maxMs
  for (let from = 0; from < choices.length && performance.now() < until; from += COUNTS_AT_A_TIME) {
    const batch = choices.slice(from, from + COUNTS_AT_A_TIME)
    const counts = await Promise.all(batch.map((choice) => countState(cleanState(choice.state))))
    for (const [i, { name, value }] of batch.entries()) {
      const count = counts[i]
      if (typeof count === 'number') counted.push({ name, value, count })
    }
  }
  return success({ total: total ?? 0, choices: counted })
}
