import { listFeatures, type HomeFeature } from '../domain/home-feature'
import { addedDays, epcTokens, parseFeatures, withinTokens } from './further-filters'
import { bedroomOptions, getPriceOptions, getTypeOptions, radiusOptions, type Option } from './options'
import { ANY_LOCATION, defaultFilters, type SearchState } from './state'
import { splitRange, toRangeToken } from './tokens'

/** The filters whose choices are counted. */
type ChoiceName =
  | 'with'
  | 'not'
  | 'epc'
  | 'added'
  | 'bedrooms-min'
  | 'bedrooms-max'
  | 'types'
  | 'radius'
  | 'within'
  | 'price-min'
  | 'price-max'

/** A choice of a filter that the search form offers, with the search that it leads to. */
export interface Choice {
  name: ChoiceName
  value: string
  state: SearchState
}

function listFeatureChoices(state: SearchState, name: 'with' | 'not'): Choice[] {
  const opposite = name === 'with' ? 'not' : 'with'
  const removeFeature = (token: string, feature: HomeFeature) =>
    parseFeatures(token)
      .filter((other) => other !== feature)
      .join(',')
  const addFeature = (token: string, feature: HomeFeature) => (token ? `${token},${feature}` : feature)
  return listFeatures(state.kind, name === 'with' ? 'required' : 'excluded').map((feature) => ({
    name,
    value: feature,
    state: {
      ...state,
      [name]: addFeature(removeFeature(state[name], feature), feature),
      [opposite]: removeFeature(state[opposite], feature),
    },
  }))
}

const getValues = (options: readonly Option[]) => options.map(({ value }) => value)

/** Lists the choices of both ends of a range. Each choice changes one end and keeps the other. */
function listRangeChoices(
  state: SearchState,
  name: 'bedrooms' | 'price',
  options: { min: readonly Option[]; max: readonly Option[] },
): Choice[] {
  const [min, max] = splitRange(state[name])
  const toState = (newMin: string, newMax: string): SearchState => ({
    ...state,
    [name]: toRangeToken(newMin, newMax, defaultFilters[name]),
  })
  return [
    ...getValues(options.min).map((value) => ({
      name: `${name}-min` as const,
      value,
      state: toState(value, max),
    })),
    ...getValues(options.max).map((value) => ({
      name: `${name}-max` as const,
      value,
      state: toState(min, value),
    })),
  ]
}

/** Lists the counted choices, the likeliest first, because PostgreSQL may not have time to count all of them. */
export function listChoices(state: SearchState): Choice[] {
  const choose = (name: ChoiceName & keyof SearchState, values: readonly string[]): Choice[] =>
    values.map((value) => ({ name, value, state: { ...state, [name]: value } }))
  return [
    ...listFeatureChoices(state, 'with'),
    ...listFeatureChoices(state, 'not'),
    ...choose('epc', ['', ...epcTokens]),
    ...choose('added', ['', ...addedDays.map(String)]),
    ...listRangeChoices(state, 'bedrooms', bedroomOptions),
    ...choose('types', getValues(getTypeOptions(state.kind))),
    ...(state.location === ANY_LOCATION ? [] : choose('radius', getValues(radiusOptions))),
    ...(state.near === '' ? [] : choose('within', withinTokens)),
    ...listRangeChoices(state, 'price', getPriceOptions(state.kind)),
  ]
}
