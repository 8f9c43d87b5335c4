import type { UnderstoodPhrase } from '../contract/search'
import { mapFurtherFilters } from '../domain/further-filter'
import { ANY_LOCATION, cleanState, defaultFilters, type SearchState } from './state'

/** A longer text is not parsed but searched as a location, which bounds the work on hostile texts. */
export const MAX_PHRASE_CHARACTERS = 200

/** Whether the location of a search is a text that the agency can parse. */
export const hasText = ({ location }: SearchState): boolean =>
  location !== ANY_LOCATION && location.length <= MAX_PHRASE_CHARACTERS

const splitTokens = (tokens = ''): string[] => tokens.split(',').filter(Boolean)

/** Adds the form's features to those of the phrase, but for what the phrase wants otherwise. */
const mergeFeatures = (ofPhrase?: string, ofForm?: string, contrary?: string): string =>
  [
    ...splitTokens(ofPhrase),
    ...splitTokens(ofForm).filter((token) => !splitTokens(contrary).includes(token)),
  ].join(',')

/**
 * Applies a phrase that was typed into the location field of a search form. A filter that the phrase names replaces the
 * form's. The form's other filters stay, but its price only for the same kind, because a rent is no price of a sale.
 */
export function applyPhrase(state: SearchState, phrase: UnderstoodPhrase): SearchState {
  const kind = phrase.kind ?? state.kind
  const choose = (name: 'price' | 'types' | 'bedrooms' | 'radius'): string =>
    phrase[name] === defaultFilters[name] ? state[name] : phrase[name]
  const unsupported = phrase.left_out.join(',')
  const rest = { ...state }
  delete rest.unsupported
  const applied = {
    ...rest,
    kind,
    location: phrase.location,
    price: kind === state.kind ? choose('price') : phrase.price,
    types: choose('types'),
    bedrooms: choose('bedrooms'),
    radius: choose('radius'),
    ...mapFurtherFilters((name) => phrase[name] || state[name]),
    with: mergeFeatures(phrase.with, state.with, phrase.not),
    not: mergeFeatures(phrase.not, state.not, phrase.with),
    sort: phrase.orderby ?? state.sort,
    ...(unsupported === '' ? {} : { unsupported }),
  }
  return cleanState(applied)
}
