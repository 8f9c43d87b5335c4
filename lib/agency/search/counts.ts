import { success, type Reply } from '../../contract/call'
import type { ParsedInput } from '../../contract'
import type { SearchCounts } from '../../contract/search'
import { listFeatures } from '../../domain/home-feature'
import { mapFurtherFilters } from '../../domain/further-filter'
import type { ListingKind } from '../../domain/listing-kind'
import { propertyTypesOf } from '../../domain/property-type'
import { addedDays, epcTokens } from '../../search/further-filters'
import { bedroomOptions, getPriceOptions, radiusOptions, type Option } from '../../search/options'
import { defaultFilters } from '../../search/state'
import { splitRange, toRangeToken } from '../../search/tokens'
import type { Resolution } from '../places/types'
import { featureBit, toCriteria, type Range, type SearchCriteria } from './criteria'
import { runningEngine } from './engine/running-engine'
import type { ChoiceTally } from './engine/choice-tally'
import type { SearchEngine } from './engine/search-engine'
import { runSliced } from './engine/slices'
import { resolveLocation, resolveNear } from './search'

type Choice = NonNullable<SearchCounts>['choices'][number]
type Input = ParsedInput<'searchCounts'>

/** The tokens of a range filter with one end chosen anew and the other as it is. */
function listRangeTokens(token: string, options: { min: Option[]; max: Option[] }, any: string): string[] {
  const [min, max] = splitRange(token)
  const tokens = [
    ...options.min.map(({ value }) => toRangeToken(value, max, any)),
    ...options.max.map(({ value }) => toRangeToken(min, value, any)),
  ]
  return [...new Set(tokens)]
}

/** Every choice of the filters that are counted in one pass, with the criteria that it stands for. */
function listPlans(input: Input, kind: ListingKind, place: Resolution | null, near: Resolution | null) {
  const filters = { ...input, ...mapFurtherFilters((name) => input[name] ?? '') }
  const criteriaWith = (changed: Partial<Record<keyof typeof filters, string>>) =>
    toCriteria(kind, place, { ...filters, ...changed }, near)
  return {
    criteria: criteriaWith({}),
    prices: listRangeTokens(input.price, getPriceOptions(kind), defaultFilters.price).map((value) => ({
      value,
      range: criteriaWith({ price: value }).pricePence,
    })),
    bedrooms: listRangeTokens(input.bedrooms, bedroomOptions, defaultFilters.bedrooms).map((value) => ({
      value,
      range: criteriaWith({ bedrooms: value }).bedrooms,
    })),
    added: addedDays.map((days) => ({
      value: String(days),
      sinceMs: criteriaWith({ added: String(days) }).listedSinceMs ?? 0,
    })),
    radii: place?.point
      ? radiusOptions.map(({ value }) => ({ value, criteria: criteriaWith({ radius: value }) }))
      : [],
  }
}

const sorted = (bounds: readonly number[]) => Float64Array.from(new Set(bounds)).sort()

/** A bound, and for a maximum the next amount above it, which is beyond the range. */
const toBounds = ({ min, max }: Range): number[] => [
  ...(min === null ? [] : [min]),
  ...(max === null ? [] : [max + 1]),
]

function listChoices(tally: ChoiceTally, kind: ListingKind, plans: ReturnType<typeof listPlans>): Choice[] {
  const choices: Choice[] = []
  const add = (name: string, value: string, count: number) => choices.push({ name, value, count })
  for (const { value, range } of plans.prices) add('price', value, tally.countPrices(range))
  for (const { value, range } of plans.bedrooms) add('bedrooms', value, tally.countBedrooms(range))
  add('types', 'all-types', tally.countTypes([]))
  for (const type of propertyTypesOf(kind)) add('types', type, tally.countTypes([type]))
  epcTokens.forEach((rating, index) => add('epc', rating, tally.countRatings(index + 1)))
  for (const { value, sinceMs } of plans.added) add('added', value, tally.countListedSince(sinceMs))
  for (const feature of listFeatures(kind, 'required'))
    add('with', feature, tally.countFeature(featureBit(feature)).having)
  for (const feature of listFeatures(kind, 'excluded'))
    add('not', feature, tally.countFeature(featureBit(feature)).lacking)
  return choices
}

/** Radii are counted one by one, with pauses, because each takes other areas whole. */
async function countRadii(
  engine: SearchEngine,
  radii: readonly { value: string; criteria: SearchCriteria }[],
): Promise<Choice[]> {
  return runSliced(
    (function* () {
      const choices: Choice[] = []
      for (const { value, criteria } of radii) {
        choices.push({ name: 'radius', value, count: engine.find({ criteria, orderby: '' }, 1, 0).total })
        yield
      }
      return choices
    })(),
  )
}

/** How many homes each choice of a filter would leave; null while the engine is not ready, and for keywords. */
export async function getSearchCounts(input: Input): Promise<Reply<SearchCounts>> {
  const { kind } = input
  const place = await resolveLocation(input.location.trim())
  const plans = listPlans(input, kind, place, await resolveNear(input.near))
  const engine = await runningEngine()?.current(plans.criteria)
  if (!engine) return success(null)
  const tally = await runSliced(
    engine.tally(
      plans.criteria,
      sorted([...plans.prices.map(({ range }) => range), plans.criteria.pricePence].flatMap(toBounds)),
      sorted(plans.added.map(({ sinceMs }) => sinceMs)),
    ),
  )
  const choices = [...listChoices(tally, kind, plans), ...(await countRadii(engine, plans.radii))]
  return success({ total: tally.total, choices })
}
