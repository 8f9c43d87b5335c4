// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceCalculator } from '@/components/home/price-calculator'

const readResult = (name: string) => document.querySelector(`[data-result="${name}"]`)?.textContent
const getSlider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Your home’s price' })

test('the slider has the stated bounds, start and ticks (HOME-11, HOME-12)', () => {
  render(<PriceCalculator flatFeePounds={395} />)
  expect([getSlider().min, getSlider().max, getSlider().step, getSlider().value]).toEqual([
    '70000',
    '1500000',
    '10000',
    '500000',
  ])
  const tickList = document.getElementById(getSlider().getAttribute('list') ?? '')
  const tickCount = tickList?.querySelectorAll('option').length
  expect(tickCount).toBe(7)
  expect(document.querySelectorAll('[data-ticks] li'), 'each tick has a label').toHaveLength(7)
})

test('the first result is for £500,000, in the server’s HTML too (HOME-13, HOME-15)', () => {
  const html = renderToString(<PriceCalculator flatFeePounds={395} />)
  expect(html).toContain('£12,105')
  render(<PriceCalculator flatFeePounds={395} />)
  expect([readResult('range'), readResult('rate'), readResult('saving')]).toEqual([
    '£7,500 to £12,500',
    '£395',
    '£12,105',
  ])
})

test('moving the slider changes fees and saving, but not our rate (HOME-14)', () => {
  render(<PriceCalculator flatFeePounds={450} />)
  fireEvent.change(getSlider(), { target: { value: '70000' } })
  expect([readResult('range'), readResult('rate'), readResult('saving')]).toEqual([
    '£1,050 to £1,750',
    '£450',
    '£1,300',
  ])
})

test('a price can be typed, and is moved to the nearest step on blur', async () => {
  render(<PriceCalculator flatFeePounds={395} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your home’s price in pounds' })
  await userEvent.clear(field)
  await userEvent.type(field, '300000')
  // The saving is 2.5 percent of £300,000, less £395.
  expect([getSlider().value, readResult('saving')]).toEqual(['300000', '£7,105'])
  await userEvent.clear(field)
  await userEvent.type(field, '99999999')
  await userEvent.tab()
  expect([field.value, getSlider().value]).toEqual(['£1,500,000', '1500000'])
  await userEvent.clear(field)
  await userEvent.type(field, 'lots')
  await userEvent.tab()
  expect(field.value).toBe('£1,500,000')
})

test('if our rate is higher than the usual fee, the difference is not called a saving', () => {
  render(<PriceCalculator flatFeePounds={2_000} />)
  fireEvent.change(getSlider(), { target: { value: '70000' } })
  expect(screen.getByText('Our rate is higher by')).toBeTruthy()
  expect(screen.queryByText('You could save')).toBeNull()
  expect(readResult('saving')).toBe('£250')
})
