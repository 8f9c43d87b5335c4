import type { UnderstoodPhrase } from '../contract/search'
import {
  ANY_LOCATION,
  asksForPets,
  defaultFilters,
  leaveOutPets,
  type Filters,
  type SearchState,
} from './state'

/** Longer texts are searched as they are: it bounds the work on hostile ones. */
export const MAX_PHRASE_CHARACTERS = 200

/** Whether the location of a search is a text whose meaning the agency may be asked for. */
export const hasText = ({ location }: SearchState): boolean =>
  location !== ANY_LOCATION && location.length <= MAX_PHRASE_CHARACTERS

/**
 * The search of a form in whose location field a phrase was typed. What the phrase names is newer than what the other
 * fields have; what it does not name stays, except a price, which is another thing for a home to let.
 */
export function applyPhrase(state: SearchState, phrase: UnderstoodPhrase): SearchState {
  const kind = phrase.kind ?? state.kind
  const choose = (name: Exclude<keyof Filters, 'location' | 'pets'>): string =>
    phrase[name] === defaultFilters[name] ? state[name] : phrase[name]
  const leftOut = phrase.left_out.join(',')
  const rest = { ...state }
  delete rest.leftOut
  const applied = {
    ...rest,
    kind,
    location: phrase.location,
    price: kind === state.kind ? choose('price') : phrase.price,
    types: choose('types'),
    bedrooms: choose('bedrooms'),
    radius: choose('radius'),
    pets: phrase.with ?? state.pets,
    sort: phrase.orderby ?? state.sort,
    ...(leftOut === '' ? {} : { leftOut }),
  }
  const isPetsLost = applied.pets !== defaultFilters.pets && !asksForPets(applied)
  return isPetsLost ? leaveOutPets(applied) : applied
}
