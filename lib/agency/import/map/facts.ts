import { epcRatings } from '../../../domain/epc'
import { councilTaxBands } from '../../../domain/material-facts'
import { hasCouncilTax, type Nation } from '../../../domain/nation'
import { RowRefused } from '../errors'
import { quote, type Cells, type Warn } from './cells'
import { readMoney } from './money'

/** By TENURE_TYPE_ID. 3 is feudal, which became outright ownership in Scotland in 2004. */
const TENURES = new Map(
  Object.entries<string>({
    '1': 'Freehold',
    '2': 'Leasehold',
    '3': 'Freehold',
    '4': 'Commonhold',
    '5': 'Share of freehold',
  }),
)

type Fact = { key: string; value: string }

function readBand(cells: Cells, column: string, key: string, allowed: readonly string[], warn: Warn): Fact[] {
  const text = cells(column)
    .toUpperCase()
    .replace(/^BAND\s+/, '')
  if (text === '' || text === 'TBC' || text === 'DELETED') return []
  if (allowed.includes(text)) return [{ key, value: text }]
  warn(`${column} ${quote(text)} is not known`)
  return []
}

/** Whole pounds; an unreadable amount gives a warning and no fact. */
function readYearlyPounds(cells: Cells, column: string, key: string, warn: Warn): Fact[] {
  try {
    const pence = readMoney(column, cells(column))
    return pence === null ? [] : [{ key, value: String(Math.round(pence / 100)) }]
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    warn(error.message)
    return []
  }
}

/** The format itself has the tenure alone; some exports add columns of their own. */
export function saleFacts(cells: Cells, warn: Warn): Fact[] {
  const id = cells('TENURE_TYPE_ID').replace(/^0+(?=\d)/, '')
  const tenure = TENURES.get(id)
  if (id && id !== '0' && !tenure) warn(`TENURE_TYPE_ID ${quote(id)} is not known`)
  const years = cells('TENURE_UNEXPIRED_YEARS')
  return [
    ...(tenure ? [{ key: 'tenure', value: tenure }] : []),
    ...(/^[1-9]\d{0,3}$/.test(years) ? [{ key: 'lease_years', value: years }] : []),
    ...readYearlyPounds(cells, 'ANNUAL_GROUND_RENT', 'ground_rent', warn),
    ...readYearlyPounds(cells, 'ANNUAL_SERVICE_CHARGE', 'service_charge', warn),
  ]
}

export function commonFacts(cells: Cells, nation: Nation, warn: Warn): Fact[] {
  return [
    ...(hasCouncilTax(nation)
      ? readBand(cells, 'COUNCIL_TAX_BAND', 'council_tax_band', councilTaxBands, warn)
      : []),
    ...readBand(cells, 'EPC_RATING', 'epc_rating', epcRatings, warn),
  ]
}
