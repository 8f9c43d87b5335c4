import { epcRatings } from '../../../domain/epc'
import type { ListingKind } from '../../../domain/listing-kind'
import { listCouncilTaxBands } from '../../../domain/material-facts'
import { hasCouncilTax, type Nation } from '../../../domain/nation'
import { RowRefused } from '../errors'
import { PENCE_PER_POUND } from '../../../format/money'
import { findIdOf, quote, readId, type ReadCell, type Warn } from './cells'
import { readMoney } from './money'

/** The tenures by TENURE_TYPE_ID. 3 is feudal, which became outright ownership in Scotland in 2004. */
const TENURES = new Map(
  Object.entries<string>({
    '1': 'Freehold',
    '2': 'Leasehold',
    '3': 'Freehold',
    '4': 'Commonhold',
    '5': 'Share of freehold',
  }),
)

export const findTenureId = (tenure: string | undefined): string => findIdOf(TENURES, tenure) ?? ''

/** `key` is the key of a material fact (lib/domain/material-facts.ts). */
type Fact = { key: string; value: string }

/** Reads the letter of a band, as in 'C' or 'Band C'. Gives no fact for a band that is to be confirmed or was deleted. */
function readBand(
  readCell: ReadCell,
  column: string,
  key: string,
  allowed: readonly string[],
  warn: Warn,
): Fact[] {
  const text = readCell(column)
    .toUpperCase()
    .replace(/^BAND\s+/, '')
  if (text === '' || text === 'TBC' || text === 'DELETED') return []
  if (allowed.includes(text)) return [{ key, value: text }]
  warn(`${column} ${quote(text)} is not known`)
  return []
}

/** Reads an amount as whole pounds; an unreadable amount gives a warning and no fact. */
function readYearlyPounds(readCell: ReadCell, column: string, key: string, warn: Warn): Fact[] {
  try {
    const pence = readMoney(column, readCell(column))
    return pence === null ? [] : [{ key, value: String(Math.round(pence / PENCE_PER_POUND)) }]
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    warn(error.message)
    return []
  }
}

/** Reads the material facts of a sale. The format itself has only the tenure; some exports add further columns. */
export function readSaleFacts(readCell: ReadCell, warn: Warn): Fact[] {
  const id = readId(readCell, 'TENURE_TYPE_ID')
  const tenure = TENURES.get(id)
  // Exports write 0 where they do not state the tenure.
  if (id && id !== '0' && !tenure) warn(`TENURE_TYPE_ID ${quote(id)} is not known`)
  const years = readCell('TENURE_UNEXPIRED_YEARS')
  return [
    ...(tenure ? [{ key: 'tenure', value: tenure }] : []),
    ...(/^[1-9]\d{0,3}$/.test(years) ? [{ key: 'lease_years', value: years }] : []),
    ...readYearlyPounds(readCell, 'ANNUAL_GROUND_RENT', 'ground_rent', warn),
    ...readYearlyPounds(readCell, 'ANNUAL_SERVICE_CHARGE', 'service_charge', warn),
  ]
}

export function readCommonFacts(readCell: ReadCell, nation: Nation, warn: Warn): Fact[] {
  return [
    ...(hasCouncilTax(nation)
      ? readBand(readCell, 'COUNCIL_TAX_BAND', 'council_tax_band', listCouncilTaxBands(nation), warn)
      : []),
    ...readBand(readCell, 'EPC_RATING', 'epc_rating', epcRatings, warn),
  ]
}

/** The format has no columns for these facts. Their value is the first feature that matches the pattern. */
const FEATURE_FACTS: [key: string, pattern: RegExp][] = [
  ['parking', /\b(?:parking|garage|driveway|car ?port|permit bays?)\b/i],
  ['garden', /\b(?:gardens?|balcony|courtyard|patio|roof terrace)\b/i],
  ['pets', /\bpets?\b/i],
]

/** Matches features about the surroundings, such as 'Close to Covent Garden', which does not mean that there is a garden. */
const SURROUNDINGS_PATTERN =
  /\b(?:near|nearby|close|walk|walking|minutes?|miles?|overlooking|views?|covent|garden (?:centre|city|suburb|village))\b/i

/** Reads facts from the features: parking for all listings, the garden for homes, and pets for homes to let. */
export function readFeatureFacts(
  features: readonly string[],
  { kind, isResidential }: { kind: ListingKind; isResidential: boolean },
): Fact[] {
  return FEATURE_FACTS.flatMap(([key, pattern]) => {
    if (!isResidential && key !== 'parking') return []
    if (key === 'pets' && kind === 'sale') return []
    const value = features.find((feature) => pattern.test(feature) && !SURROUNDINGS_PATTERN.test(feature))
    return value === undefined ? [] : [{ key, value }]
  })
}
