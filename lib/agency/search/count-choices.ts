import { success, type Reply } from '../../contract/call'
import type { ParsedInput } from '../../contract'
import type { SearchCounts } from '../../contract/search-counts'
import { listChoices, type Choice } from '../../search/choices'
import { cleanState, defaultState, type SearchState } from '../../search/state'
import { noFurtherFilters } from '../../search/further-filters'
import { toCriteria, type SearchCriteria } from './criteria'
import type { CurrentEngine } from './engine/engine-follower'
import type { SearchChange } from './engine/listing-store'
import { runningEngine } from './engine/running-engine'
import { runSliced } from './engine/slices'
import { findPageInDatabase } from './find'
import { resolveLocation, resolveNear } from './search'

type CountedChoices = SearchCounts['choices']

/** What is not counted by then is left out of the answer, because PostgreSQL counts each choice by itself. */
const MAX_COUNTING_MS = 1_500
const COUNTS_AT_A_TIME = 4
/** Further calls get only the total, so that counting leaves connections to searches. */
const MAX_COUNTING_CALLS = 2

/** Reads the criteria of a search, all with the same places and at the same time. */
type ReadCriteria = (state: SearchState) => SearchCriteria

async function createReader(state: SearchState): Promise<ReadCriteria | null> {
  const place = await resolveLocation(state.location.trim())
  const near = await resolveNear(state.near)
  if (state.near !== '' && near === null) return null
  const nowMs = Date.now()
  return (asked) => toCriteria(asked.kind, place, asked, near, nowMs)
}

/** Picks what a choice changes of the criteria. */
function toChange({ name }: Choice, criteria: SearchCriteria): SearchChange {
  const { requiredFeatures, excludedFeatures, worstEpc, listedSinceMs, bedrooms, pricePence } = criteria
  switch (name) {
    case 'with':
    case 'not':
      return { requiredFeatures, excludedFeatures }
    case 'epc':
      return { worstEpc }
    case 'added':
      return { listedSinceMs }
    case 'bedrooms-min':
    case 'bedrooms-max':
      return { bedrooms }
    case 'price-min':
    case 'price-max':
      return { pricePence }
    case 'types':
      return { types: criteria.types }
    case 'radius':
      return { place: criteria.place }
    case 'within':
      return { near: criteria.near }
  }
}

async function countInEngine(
  { engine, criteria }: CurrentEngine,
  state: SearchState,
  read: ReadCriteria,
): Promise<SearchCounts> {
  const choices = listChoices(state)
  // A drawn area is the same in each choice, so that it is read once.
  const changes = choices.map((choice) => toChange(choice, read({ ...choice.state, area: '' })))
  const { total, counts } = await runSliced(engine.countChanges(criteria, changes))
  return { total, choices: choices.map(({ name, value }, at) => ({ name, value, count: counts[at] ?? 0 })) }
}

let countingCalls = 0

async function countInDatabase(state: SearchState, read: ReadCriteria, maxMs: number): Promise<SearchCounts> {
  const count = async (counted: SearchState) =>
    (await findPageInDatabase({ criteria: read(counted), orderby: '' }, 1, 0)).total
  const total = await count(state)
  const countedChoices: CountedChoices = []
  if (countingCalls >= MAX_COUNTING_CALLS) return { total, choices: countedChoices }
  countingCalls += 1
  try {
    const choices = listChoices(state)
    const until = performance.now() + maxMs
    for (let from = 0; from < choices.length && performance.now() < until; from += COUNTS_AT_A_TIME) {
      const batch = choices.slice(from, from + COUNTS_AT_A_TIME)
      const counts = await Promise.all(batch.map((choice) => count(choice.state)))
      batch.forEach(({ name, value }, at) => countedChoices.push({ name, value, count: counts[at] ?? 0 }))
    }
    return { total, choices: countedChoices }
  } finally {
    countingCalls -= 1
  }
}

/** Counts the homes of a search, and those that each choice of its form would leave. */
export async function countChoices(
  input: ParsedInput<'searchCounts'>,
  { maxMs = MAX_COUNTING_MS } = {},
): Promise<Reply<SearchCounts>> {
  const { kind, ...filters } = input
  const state = cleanState({ ...defaultState(kind), ...noFurtherFilters, ...filters })
  const read = await createReader(state)
  if (read === null) return success({ total: 0, choices: [] })
  const current = await runningEngine()?.current(read(state))
  return success(await (current ? countInEngine(current, state, read) : countInDatabase(state, read, maxMs)))
}
