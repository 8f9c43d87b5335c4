import type { Nation } from '../places/types'

/** Yearly rent from which England's cap is six weeks instead of five, in pence. */
const ENGLAND_SIX_WEEKS = 50_000_00

const rules: Partial<Record<Nation, { law: string; words: (yearPence: number) => string; pence: (yearPence: number) => number }>> = {
  england: {
    law: 'Tenant Fees Act 2019, Schedule 1',
    words: (year) => (year < ENGLAND_SIX_WEEKS ? 'five weeks’ rent' : 'six weeks’ rent'),
    pence: (year) => Math.floor((year * (year < ENGLAND_SIX_WEEKS ? 5 : 6)) / 52),
  },
  scotland: {
    law: 'Rent (Scotland) Act 1984, s.90, as amended',
    words: () => 'two months’ rent',
    pence: (year) => Math.floor(year / 6),
  },
  'northern-ireland': {
    law: 'Private Tenancies Act (Northern Ireland) 2022, s.4',
    words: () => 'one month’s rent',
    pence: (year) => Math.floor(year / 12),
  },
}

export interface DepositCap {
  pence: number
  /** 'five weeks’ rent'. */
  words: string
  law: string
}

/** The most that a home's deposit may be, from the rent of a year in pence; null in Wales, which sets none. */
export function depositCap(nation: Nation, yearPence: number): DepositCap | null {
  const rule = rules[nation]
  return rule ? { pence: rule.pence(yearPence), words: rule.words(yearPence), law: rule.law } : null
}
