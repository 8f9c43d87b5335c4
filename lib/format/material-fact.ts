import { pounds } from './money'

const formatYearly = (value: string): string =>
  Number(value) === 0 ? 'None' : `${pounds(Number(value))} a year`

const isNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value)

/** Scots law has outright ownership in place of freehold (Abolition of Feudal Tenure etc. (Scotland) Act 2000). */
export const formatTenure = (tenure: string, nation: string | null | undefined): string =>
  nation === 'scotland' && tenure === 'Freehold' ? 'Owned outright' : tenure

/** The value of a material fact as pages show it: 'Band C', '£250 a year'. */
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
