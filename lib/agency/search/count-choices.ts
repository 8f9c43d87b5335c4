import { success, type Reply } from '../../contract/call'
import type { ParsedInput } from '../../contract'
import type { SearchCounts } from '../../contract/search-counts'
import { listChoices, type Choice } from '../../search/choices'
import { cleanState, defaultState, type SearchState } from '../../search/state'
import { toCriteria, type SearchCriteria } from './criteria'
import type { PreparedSearch } from './engine/engine-follower'
import type { SearchChange } from './engine/listing-store'
import { getEngineFollower } from './engine/running-engine'
import { runSliced } from './engine/slices'
import { findPageInDatabase } from './find'
import { resolveLocation, resolveNear } from './search'

type CountedChoices = SearchCounts['choices']

/** PostgreSQL counts each choice by a statement of its own. Choices that are not counted in this time are left out. */
const MAX_COUNTING_MS = 1_500
/** The statements that one call runs at the same time. */
const COUNTS_AT_A_TIME = 4
/** Calls beyond this many at once get only the total, so that counting leaves connections to searches. */
const MAX_COUNTING_CALLS = 2

type CriteriaParser = (state: SearchState) => SearchCriteria

/** Returns a function that converts each choice to criteria, with the same places and time for all. */
async function createCriteriaParser(state: SearchState): Promise<CriteriaParser> {
  const place = await resolveLocation(state.location.trim())
  const near = await resolveNear(state.near)
  const nowMs = Date.now()
  return (choiceState) => toCriteria(choiceState.kind, place, choiceState, near, nowMs)
}

/** Picks from a choice's criteria those that the choice changes. */
function pickChangedCriteria({ name }: Choice, criteria: SearchCriteria): SearchChange {
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
  { engine, criteria }: PreparedSearch,
  state: SearchState,
  parseCriteria: CriteriaParser,
): Promise<SearchCounts> {
  const choices = listChoices(state)
  // No choice changes the drawn area, so its outline is not parsed again for each.
  const changes = choices.map((choice) =>
    pickChangedCriteria(choice, parseCriteria({ ...choice.state, area: '' })),
  )
  const { total, counts } = await runSliced(engine.countChanges(criteria, changes))
  return {
    total,
    choices: choices.map(({ name, value }, index) => ({ name, value, count: counts[index] ?? 0 })),
  }
}

/** How many calls are counting choices in PostgreSQL now. */
let countingCalls = 0

async function countInDatabase(
  state: SearchState,
  parseCriteria: CriteriaParser,
  maxMs: number,
): Promise<SearchCounts> {
  const count = async (countedState: SearchState) =>
    // A page of no homes, because only the total is needed.
    (await findPageInDatabase({ criteria: parseCriteria(countedState), orderby: '' }, 1, 0)).total
  const total = await count(state)
  const countedChoices: CountedChoices = []
  if (countingCalls >= MAX_COUNTING_CALLS) return { total, choices: countedChoices }
  countingCalls += 1
  try {
    const choices = listChoices(state)
    const deadline = performance.now() + maxMs
    for (let start = 0; start < choices.length && performance.now() < deadline; start += COUNTS_AT_A_TIME) {
      const batch = choices.slice(start, start + COUNTS_AT_A_TIME)
      const counts = await Promise.all(batch.map((choice) => count(choice.state)))
      batch.forEach(({ name, value }, index) =>
        countedChoices.push({ name, value, count: counts[index] ?? 0 }),
      )
    }
    return { total, choices: countedChoices }
  } finally {
    countingCalls -= 1
  }
}

/** Counts the homes that a search finds, and the homes that it would find with each choice of the form. */
export async function countChoices(
  input: ParsedInput<'searchCounts'>,
  { maxMs = MAX_COUNTING_MS } = {},
): Promise<Reply<SearchCounts>> {
  const { kind, ...filters } = input
  const state = cleanState({ ...defaultState(kind), ...filters })
  const parseCriteria = await createCriteriaParser(state)
  const prepared = await getEngineFollower()?.prepareSearch(parseCriteria(state))
  if (prepared) return success(await countInEngine(prepared, state, parseCriteria))
  return success(await countInDatabase(state, parseCriteria, maxMs))
}
