// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { calculateBudget, BorrowingCalculator } from '@/components/finance/borrowing-calculator'

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${name} in pounds` })
const range = () => document.querySelector('[data-result="range"]')?.textContent

test('the range is 4.5 to 6 times income with the deposit at each end (MORT-03)', () => {
  expect(calculateBudget(50_000, 50_000)).toEqual({ low: 275_000, high: 350_000 })
  expect(calculateBudget(0, 0)).toEqual({ low: 0, high: 0 })
  expect(calculateBudget(500_000, 500_000)).toEqual({ low: 2_750_000, high: 3_500_000 })
})

test.each(['Household income', 'Deposit'])(
  '%s goes from 0 to 500,000 in steps of 5,000, from 50,000 on (MORT-01, MORT-02)',
  (name) => {
    render(<BorrowingCalculator />)
    const { min, max, step, value } = slider(name)
    expect({ min, max, step, value }).toEqual({ min: '0', max: '500000', step: '5000', value: '50000' })
  },
)

test('the result follows both sliders (MORT-03, D-108)', () => {
  render(<BorrowingCalculator />)
  expect(range()).toBe('£275,000 to £350,000')
  fireEvent.change(slider('Household income'), { target: { value: '65000' } })
  expect(range()).toBe('£342,500 to £440,000')
  fireEvent.change(slider('Deposit'), { target: { value: '0' } })
  expect(range()).toBe('£292,500 to £390,000')
})

test('typed amounts are exact to the pound, and are limited to the bounds', async () => {
  render(<BorrowingCalculator />)
  await userEvent.clear(field('Household income'))
  await userEvent.type(field('Household income'), '41,501')
  // 41,501 × 4.5 + 50,000 = 236,754.50, rounded half up.
  expect(range()).toBe('£236,755 to £299,006')
  await userEvent.clear(field('Deposit'))
  await userEvent.type(field('Deposit'), '900000')
  await userEvent.tab()
  expect(field('Deposit').value).toBe('£500,000')
  expect(range()).toBe('£686,755 to £749,006')
  await userEvent.clear(field('Deposit'))
  await userEvent.type(field('Deposit'), '-5 or so')
  await userEvent.tab()
  expect(field('Deposit').value).toBe('£500,000')
})

test('the formula and the risk warning are beside the result (domain B4)', () => {
  render(<BorrowingCalculator />)
  expect(screen.getByText(/4\.5 to 6 times your household income/)).toBeTruthy()
  expect(
    screen.getByText('Your home may be repossessed if you do not keep up repayments on your mortgage.'),
  ).toBeTruthy()
})
