import { describe, expect, it } from 'vitest'
import type { Nation } from '../../lib/domain/nation'
import {
  getDepositCap,
  getDepositCapFromYearlyRent,
  getHoldingDepositCap,
  parseHoldingDeposit,
  toWeeksOfRent,
} from '../../lib/tenancy/deposit'
import { getPermittedPayments } from '../../lib/tenancy/permitted-payments'

const joinPayments = (nation: Nation) => getPermittedPayments(nation).payments.join(' ')

describe('deposit caps (domain B2)', () => {
  it('is five weeks in England, rounded down: £1,384 at £1,200 pcm (D-86)', () => {
    expect(getDepositCap('england', 1_200)).toEqual({ pounds: 1_384, description: '5 weeks’ rent' })
    expect(getDepositCap('england', 1_300).pounds).toBe(1_500)
  })

  it('is six weeks from £50,000 a year', () => {
    // £4,166 a month is £49,992 a year.
    expect(getDepositCap('england', 4_166).description).toBe('5 weeks’ rent')
    expect(getDepositCap('england', 4_167)).toEqual({ pounds: 5_769, description: '6 weeks’ rent' })
  })

  it('is six weeks at exactly £50,000 a year, and five weeks at a penny less', () => {
    expect(getDepositCapFromYearlyRent('england', 49_999_99)).toMatchObject({
      pence: 4_807_69,
      description: '5 weeks’ rent',
    })
    expect(getDepositCapFromYearlyRent('england', 50_000_00)).toMatchObject({
      pence: 5_769_23,
      description: '6 weeks’ rent',
    })
  })

  it('is two months in Scotland, one in Northern Ireland, and no sum in Wales', () => {
    expect(getDepositCap('scotland', 900).pounds).toBe(1_800)
    expect(getDepositCap('northern-ireland', 900).pounds).toBe(900)
    expect(getDepositCap('wales', 900).pounds).toBeNull()
  })

  it('allows a holding deposit of one week’s rent, so our £100 is lawful from £433.34 pcm on (PAY-03)', () => {
    expect(getHoldingDepositCap('england', 400)).toBe(92_30)
    expect(getHoldingDepositCap('england', 433)).toBeLessThan(100_00)
    expect(getHoldingDepositCap('england', 434)).toBeGreaterThanOrEqual(100_00)
    expect(getHoldingDepositCap('scotland', 1_200)).toBeNull()
  })

  it('names council tax among the permitted payments, or rates in Northern Ireland', () => {
    expect(joinPayments('northern-ireland')).toMatch(/\bRates, utilities/)
    expect(joinPayments('northern-ireland')).not.toMatch(/council tax/i)
    for (const nation of ['england', 'scotland', 'wales'] as const)
      expect(joinPayments(nation)).toMatch(/\bCouncil tax, utilities/)
  })

  it('states the limit of each payment that has one (Consumer Rights Act 2015 s.83)', () => {
    expect(joinPayments('england')).toMatch(
      /deposit of at most five weeks’ rent, or six where the rent of a year is £50,000 or more/,
    )
    expect(joinPayments('wales')).toMatch(/more than 7 days late, at most 3% above/)
  })

  it('converts an amount to weeks of rent', () => {
    expect(toWeeksOfRent(1_384, 1_200)).toBe(5)
    expect(toWeeksOfRent(1_000, 1_200)).toBe(3.6)
  })
})

it.each([
  ['None', 0],
  ['£50', 50_00],
  ['£1,250', 1_250_00],
  ['£69.23', 69_23],
  ['Up to £276.92 (one week’s rent), returned once the tenancy is signed', null],
  ['', null],
  [null, null],
])('reads the holding deposit that a landlord states as %j as %s pence', (fact, pence) => {
  expect(parseHoldingDeposit(fact)).toBe(pence)
})
