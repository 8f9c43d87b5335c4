import { listFeatures, type HomeFeature } from '../domain/home-feature'
import { addedDays, epcTokens, parseFeatures, withinTokens } from './further-filters'
import { bedroomOptions, getTypeOptions, parseRadiusMiles, radiusOptions } from './options'
import { ANY_LOCATION, type SearchState } from './state'
import { toRangeToken } from './tokens'

/** A choice of a filter, as the search form offers it, with the search that taking it leads to. */
export interface Choice {
  name: string
  value: string
  state: SearchState
}

const splitBedrooms = (token: string): [string, string] => {
  const [, min = 'nomin', max = 'nomax'] = /^(nomin|\d+)-(nomax|\d+)$/.exec(token) ?? []
  return [min, max]
}

function featureChoices(state: SearchState, name: 'with' | 'not'): Choice[] {
  const opposite = name === 'with' ? 'not' : 'with'
  const without = (token: string, feature: HomeFeature) =>
    parseFeatures(token)
      .filter((other) => other !== feature)
      .join(',')
  return listFeatures(state.kind, name === 'with' ? 'required' : 'excluded').map((feature) => ({
    name,
    value: feature,
    state: {
      ...state,
      [name]: [without(state[name], feature), feature].filter(Boolean).join(','),
      [opposite]: without(state[opposite], feature),
    },
  }))
}

/** The choices of the search form that are counted, each with the search that it leads to; the likeliest first. */
export function listChoices(state: SearchState): Choice[] {
  const choose = (name: keyof SearchState, values: readonly string[]): Choice[] =>
    values.map((value) => ({ name, value, state: { ...state, [name]: value } }))
  const [minBeds, maxBeds] = splitBedrooms(state.bedrooms)
  const bedrooms = (name: string, values: readonly string[], toToken: (value: string) => string): Choice[] =>
    values.map((value) => ({ name, value, state: { ...state, bedrooms: toToken(value) } }))
  const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value)
  const radii = radiusOptions.filter(({ value }) => value === 'this-only' || parseRadiusMiles(value) !== null)
  return [
    ...featureChoices(state, 'with'),
    ...featureChoices(state, 'not'),
    ...choose('epc', ['', ...epcTokens]),
    ...choose('added', ['', ...addedDays.map(String)]),
    ...bedrooms('bedrooms-min', valuesOf(bedroomOptions.min), (value) =>
      toRangeToken(value, maxBeds, 'any-bedrooms'),
    ),
    ...bedrooms('bedrooms-max', valuesOf(bedroomOptions.max), (value) =>
      toRangeToken(minBeds, value, 'any-bedrooms'),
    ),
    ...choose('types', valuesOf(getTypeOptions(state.kind))),
    ...(state.location === ANY_LOCATION ? [] : choose('radius', valuesOf(radii))),
    ...(state.near === '' ? [] : choose('within', withinTokens)),
  ]
}
