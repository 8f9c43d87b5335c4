import { describe, expect, it } from 'vitest'
import { sumCashNeeded, movingCosts } from '../../lib/tax/moving-costs'
import { computeDeposit, computeMonthlyPayment } from '../../lib/tax/mortgage'

describe('the monthly payment of a mortgage', () => {
  it('repays the loan to the penny, with interest, over its months', () => {
    const loan = { principal: 200_000, ratePercent: 4.5, years: 25 }
    const payment = computeMonthlyPayment(loan)
    let balance = loan.principal
    const monthlyRate = loan.ratePercent / 100 / 12
    for (let month = 0; month < loan.years * 12; month++) balance = balance * (1 + monthlyRate) - payment
    expect(Math.abs(balance)).toBeLessThan(0.01)
    expect(payment).toBeCloseTo(1_111.66, 2)
  })

  it('is the principal in equal parts without interest', () =>
    expect(computeMonthlyPayment({ principal: 120_000, ratePercent: 0, years: 10 })).toBe(1_000))

  it('is 0 without a loan, or without a term', () => {
    expect(computeMonthlyPayment({ principal: 0, ratePercent: 5, years: 25 })).toBe(0)
    expect(computeMonthlyPayment({ principal: -1, ratePercent: 5, years: 25 })).toBe(0)
    expect(computeMonthlyPayment({ principal: 100, ratePercent: 5, years: 0 })).toBe(0)
  })
})

describe('the cost of buying (FIELD-39)', () => {
  it('adds deposit, tax and every other cost', () => {
    const others = movingCosts.reduce((total, cost) => total + cost.amount, 0)
    const deposit = computeDeposit(300_000, 10)
    const tax = 5_000
    expect(sumCashNeeded(deposit, tax, movingCosts)).toBe(30_000 + tax + others)
  })
})
