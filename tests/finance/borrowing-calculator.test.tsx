// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { calculateBudget, BorrowingCalculator } from '@/components/finance/borrowing-calculator'

const getSlider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const getField = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${name} in pounds` })
const readRange = () => document.querySelector('[data-result="range"]')?.textContent

test('the range is 4.5 to 6 times income with the deposit at each end (MORT-03)', () => {
  expect(calculateBudget(50_000, 50_000)).toEqual({ low: 275_000, high: 350_000 })
  expect(calculateBudget(0, 0)).toEqual({ low: 0, high: 0 })
  expect(calculateBudget(500_000, 500_000)).toEqual({ low: 2_750_000, high: 3_500_000 })
})

test.each(['Household income', 'Deposit'])(
  '%s goes from 0 to 500,000 in steps of 5,000, and starts at 50,000 (MORT-01, MORT-02)',
  (name) => {
    render(<BorrowingCalculator />)
    const { min, max, step, value } = getSlider(name)
    expect({ min, max, step, value }).toEqual({ min: '0', max: '500000', step: '5000', value: '50000' })
  },
)

test('the result follows both sliders (MORT-03, D-108)', () => {
  render(<BorrowingCalculator />)
  expect(readRange()).toBe('£275,000 to £350,000')
  fireEvent.change(getSlider('Household income'), { target: { value: '65000' } })
  expect(readRange()).toBe('£342,500 to £440,000')
  fireEvent.change(getSlider('Deposit'), { target: { value: '0' } })
  expect(readRange()).toBe('£292,500 to £390,000')
})

test('typed amounts are exact to the pound, and are limited to the bounds', async () => {
  render(<BorrowingCalculator />)
  await userEvent.clear(getField('Household income'))
  await userEvent.type(getField('Household income'), '41,501')
  // 41,501 × 4.5 + 50,000 = 236,754.50, rounded half up.
  expect(readRange()).toBe('£236,755 to £299,006')
  await userEvent.clear(getField('Deposit'))
  await userEvent.type(getField('Deposit'), '900000')
  await userEvent.tab()
  expect(getField('Deposit').value).toBe('£500,000')
  expect(readRange()).toBe('£686,755 to £749,006')
  await userEvent.clear(getField('Deposit'))
  await userEvent.type(getField('Deposit'), '-5 or so')
  await userEvent.tab()
  expect(getField('Deposit').value).toBe('£500,000')
})

test('the formula and the risk warning are beside the result (domain B4)', () => {
  render(<BorrowingCalculator />)
  expect(screen.getByText(/4\.5 to 6 times your household income/)).toBeTruthy()
  expect(
    screen.getByText('Your home may be repossessed if you do not keep up repayments on your mortgage.'),
  ).toBeTruthy()
})
