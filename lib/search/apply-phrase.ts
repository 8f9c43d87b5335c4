import type { UnderstoodPhrase } from '../contract/search'
import { mapFurtherFilters } from '../domain/further-filter'
import { ANY_LOCATION, cleanState, defaultFilters, type SearchState } from './state'

/** A longer text is searched as a location and not parsed, which limits the work on hostile texts. */
export const MAX_PHRASE_CHARACTERS = 200

/** Whether the location of a search is a text that the agency parses. */
export const hasParsableLocation = ({ location }: SearchState): boolean =>
  location !== ANY_LOCATION && location.length <= MAX_PHRASE_CHARACTERS

const splitTokens = (tokens = ''): string[] => tokens.split(',').filter(Boolean)

/** Joins the features of a phrase and a form. A feature of the form is dropped if the phrase asks for the opposite. */
const mergeFeatures = (tokens: { phrase?: string; form?: string; oppositeOfPhrase?: string }): string =>
  [
    ...splitTokens(tokens.phrase),
    ...splitTokens(tokens.form).filter((token) => !splitTokens(tokens.oppositeOfPhrase).includes(token)),
  ].join(',')

/**
 * Applies a phrase that was typed into the location field of a search form. A filter that the phrase names replaces the
 * filter of the form. The others stay, the price only for the same kind, because a rent is no price of a sale.
 */
export function applyPhrase(state: SearchState, phrase: UnderstoodPhrase): SearchState {
  const kind = phrase.kind ?? state.kind
  const choose = (name: 'price' | 'types' | 'bedrooms' | 'radius'): string =>
    phrase[name] === defaultFilters[name] ? state[name] : phrase[name]
  const unsupported = phrase.left_out.join(',')
  // Unsupported wishes of the search before belong to the text that the phrase replaces.
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
    with: mergeFeatures({ phrase: phrase.with, form: state.with, oppositeOfPhrase: phrase.not }),
    not: mergeFeatures({ phrase: phrase.not, form: state.not, oppositeOfPhrase: phrase.with }),
    sort: phrase.orderby ?? state.sort,
    ...(unsupported === '' ? {} : { unsupported }),
  }
  return cleanState(applied)
}
