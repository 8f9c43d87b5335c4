// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AttachPriceTables } from '@/components/places/attach-price-tables'
import { PricesSection } from '@/components/places/prices-section'

const containerIds = { sale: 'prices-sale', let: 'prices-let' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
/** Counts the tables in each container; undefined for a missing container. */
const countTables = () =>
  Object.values(containerIds).map((id) => document.getElementById(id)?.childElementCount)

test('each price table is rendered into its container a second after the page (EA-04, EA-05, D-112)', async () => {
  render(<PricesSection />)
  await advance(999)
  expect(countTables()).toEqual([0, 0])
  await advance(1)
  expect(countTables()).toEqual([1, 1])
  vi.useRealTimers()
  const saleTable = await screen.findByRole('table', { name: 'Prices for selling a home' })
  expect(saleTable.closest(`#${containerIds.sale}`)).not.toBeNull()
  const letTable = await screen.findByRole('table', { name: 'Prices for letting a home' })
  expect(letTable.closest(`#${containerIds.let}`)).not.toBeNull()
})

test('a missing container is looked for again every 300 ms (EA-05)', async () => {
  render(<AttachPriceTables containerIds={containerIds} />)
  const addContainer = (id: string) =>
    document.body.append(Object.assign(document.createElement('div'), { id }))
  addContainer(containerIds.sale)
  await advance(1_000)
  expect(countTables()).toEqual([0, undefined])
  addContainer(containerIds.let)
  await advance(299)
  expect(countTables()).toEqual([0, 0])
  await advance(1)
  expect(countTables()).toEqual([1, 1])
})

test('no timer is left after the section is unmounted', async () => {
  const { unmount } = render(<PricesSection />)
  unmount()
  await advance(2_000)
  expect(vi.getTimerCount()).toBe(0)
})
