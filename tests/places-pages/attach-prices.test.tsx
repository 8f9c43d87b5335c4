// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AttachPrices } from '@/components/places/attach-prices'
import { Prices } from '@/components/places/prices'
import { priceContainer } from '@/components/places/price-containers'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('@/components/pricing/sale-prices')
  document.body.replaceChildren()
})

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const places = () =>
  [priceContainer('sale'), priceContainer('let')].map((id) => document.getElementById(id)?.childElementCount)

test('the tables come a second after the page, each into its place (EA-04, EA-05, D-112)', async () => {
  render(<Prices />)
  await after(999)
  expect(places()).toEqual([0, 0])
  await after(1)
  expect(places()).toEqual([1, 1])
  vi.useRealTimers()
  expect(
    (await screen.findByRole('table', { name: 'Prices for selling a home' })).closest(
      `#${priceContainer('sale')}`,
    ),
  ).not.toBeNull()
  expect(
    (await screen.findByRole('table', { name: 'Prices for letting a home' })).closest(
      `#${priceContainer('let')}`,
    ),
  ).not.toBeNull()
})

test('while a place is missing it is looked for again every 300 ms (EA-05)', async () => {
  render(<AttachPrices />)
  const put = (id: string) => document.body.append(Object.assign(document.createElement('div'), { id }))
  put(priceContainer('sale'))
  await after(1_000)
  expect(places()).toEqual([0, undefined])
  put(priceContainer('let'))
  await after(299)
  expect(places()).toEqual([0, 0])
  await after(1)
  expect(places()).toEqual([1, 1])
})

test('nothing is attached to a page that was left', async () => {
  const { unmount } = render(<Prices />)
  unmount()
  await after(2_000)
  expect(vi.getTimerCount()).toBe(0)
})
