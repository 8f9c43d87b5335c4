import { pounds } from './money'

/** Whole pounds a year from digits: '250' → '£250 a year', '0' → 'None'. */
const yearly = (value: string): string => (Number(value) === 0 ? 'None' : `${pounds(Number(value))} a year`)

const isNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value)

/**
 * A tenure in the words of its nation. Scots law knows no freehold: since the Abolition of Feudal
 * Tenure etc. (Scotland) Act 2000 came into force in 2004, what files call that is outright ownership.
 */
export const tenureWords = (tenure: string, nation: string | null | undefined): string =>
  nation === 'scotland' && tenure === 'Freehold' ? 'Owned outright' : tenure

/**
 * A material fact's value as a person reads it. Most are words already; those a sum or a card needs
 * are kept as digits, a letter or a tenure of any nation (lib/domain/material-facts).
 */
export function factWords(key: string, value: string, nation?: string): string {
  switch (key) {
    case 'tenure': {
      const words = tenureWords(value, nation)
      return words === value ? value : `${words} (“freehold” in the rest of the UK)`
    }
    case 'lease_years':
      return isNumber(value) ? `${value} ${value === '1' ? 'year' : 'years'} remaining` : value
    case 'ground_rent':
    case 'service_charge':
      return isNumber(value) ? yearly(value) : value
    case 'council_tax_band':
      return /^[A-I]$/.test(value) ? `Band ${value}` : value
    default:
      return value
  }
}
