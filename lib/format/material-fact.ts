import { pounds } from './money'

/** '250' → '£250 a year', '0' → 'None'. */
const formatYearly = (value: string): string =>
  Number(value) === 0 ? 'None' : `${pounds(Number(value))} a year`

const isNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value)

/**
 * The name of a tenure in a nation. Scots law has no freehold: its equivalent is outright ownership, since the
 * Abolition of Feudal Tenure etc. (Scotland) Act 2000 came into force in 2004.
 */
export const formatTenure = (tenure: string, nation: string | null | undefined): string =>
  nation === 'scotland' && tenure === 'Freehold' ? 'Owned outright' : tenure

/**
 * Formats the value of a material fact. Most values are words already; lib/domain/material-facts says which are
 * numbers, letters or tenures.
 */
export function formatFact(key: string, value: string, nation?: string): string {
  switch (key) {
    case 'tenure': {
      const words = formatTenure(value, nation)
      return words === value ? value : `${words} (“freehold” in the rest of the UK)`
    }
    case 'lease_years':
      return isNumber(value) ? `${value} ${value === '1' ? 'year' : 'years'} remaining` : value
    case 'ground_rent':
    case 'service_charge':
      return isNumber(value) ? formatYearly(value) : value
    case 'council_tax_band':
      return /^[A-I]$/.test(value) ? `Band ${value}` : value
    default:
      return value
  }
}
