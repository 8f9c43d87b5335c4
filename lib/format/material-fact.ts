import { formatPounds } from './money'

const formatYearly = (value: string): string =>
  Number(value) === 0 ? 'None' : `${formatPounds(Number(value))} a year`

const isNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value)

/** Scots law has outright ownership in place of freehold (Abolition of Feudal Tenure etc. (Scotland) Act 2000). */
export const formatTenure = (tenure: string, nation: string | null | undefined): string =>
  nation === 'scotland' && tenure === 'Freehold' ? 'Owned outright' : tenure

/** The value of a material fact as pages show it: 'Band C', '£250 a year'. */
export function formatFact(factKey: string, value: string, nation?: string): string {
  switch (factKey) {
    case 'tenure': {
      const tenure = formatTenure(value, nation)
      const isScottishTerm = tenure !== value
      return isScottishTerm ? `${tenure} (“freehold” in the rest of the UK)` : value
    }
    case 'lease_years':
      if (!isNumber(value)) return value
      return value === '1' ? '1 year remaining' : `${value} years remaining`
    case 'ground_rent':
    case 'service_charge':
      return isNumber(value) ? formatYearly(value) : value
    case 'council_tax_band':
      // Wales has a band I; England and Scotland end at H.
      return /^[A-I]$/.test(value) ? `Band ${value}` : value
    default:
      return value
  }
}
