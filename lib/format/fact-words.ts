import { pounds } from './money'

/** Whole pounds a year from digits: '250' → '£250 a year', '0' → 'None'. */
const yearly = (value: string): string => (Number(value) === 0 ? 'None' : `${pounds(Number(value))} a year`)

const isNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value)

/**
 * A material fact's value as a person reads it. Most are words already; those a sum or a card needs
 * are kept as digits or a letter (lib/config/material-facts).
 */
export function factWords(key: string, value: string): string {
  switch (key) {
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
