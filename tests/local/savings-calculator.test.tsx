// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculateLocalSavings, SavingsCalculator } from '@/components/local/savings-calculator'

const getSlider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Your home’s price' })
const readResult = (name: string) => document.querySelector(`[data-result="${name}"]`)?.textContent

test.each([
  [500_000, 5_305],
  [70_000, 0],
  // About the price at which 1.42 percent is the fixed fee of £1,795.
  [126_408, 0],
  [130_000, 51],
  [1_500_000, 19_505],
])(
  'at £%i the saving is £%i: 1.42 percent less 1,795, never below 0 (LOCAL-12, LOCAL-13)',
  (price, saving) => {
    const { saving: calculatedSaving } = calculateLocalSavings(price)
    expect(Math.round(calculatedSaving)).toBe(saving)
    expect(calculatedSaving).toBeGreaterThanOrEqual(0)
  },
)

test('the slider has the specified bounds (LOCAL-11), and the server renders the first result', () => {
  expect(renderToString(<SavingsCalculator />)).toContain('£5,305')
  render(<SavingsCalculator />)
  const { min, max, step, value } = getSlider()
  expect({ min, max, step, value }).toEqual({ min: '70000', max: '1500000', step: '10000', value: '500000' })
  expect([readResult('average'), readResult('fee'), readResult('saving')]).toEqual([
    '£7,100',
    '£1,795',
    '£5,305',
  ])
})

test('the result follows the slider and the typed price', async () => {
  render(<SavingsCalculator />)
  fireEvent.change(getSlider(), { target: { value: '70000' } })
  expect([readResult('average'), readResult('saving')]).toEqual(['£994', '£0'])
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your home’s price in pounds' })
  await userEvent.clear(field)
  await userEvent.type(field, '433500')
  // 433,500 × 1.42% = 6,155.70.
  expect([readResult('average'), readResult('saving')]).toEqual(['£6,156', '£4,361'])
  await userEvent.clear(field)
  await userEvent.type(field, '5')
  await userEvent.tab()
  expect(field.value).toBe('£70,000')
})
