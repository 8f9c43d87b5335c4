// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { LazyPriceTable } from '@/components/pricing/lazy-price-table'

beforeEach(() => void vi.resetModules())

const readRow = (label: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${label}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('selling costs 395 now, or 895 when sold (HOME-07, HOME-09)', async () => {
  render(<LazyPriceTable kind="sale" />)
  expect(screen.getByRole('status', { name: 'Prices are loading' })).toBeTruthy()
  const table = await screen.findByRole('table', { name: 'Prices for selling a home' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual([expect.stringContaining('£395'), expect.stringContaining('£895')])
  expect(readRow('You pay today')).toEqual(['£395', '£0'])
  expect(readRow('If it does not sell')[1]).toContain('no sale, no fee')
})

test('finding a tenant costs 59.50, and the landlord pays for referencing (HOME-10)', async () => {
  render(<LazyPriceTable kind="let" />)
  const table = await screen.findByRole('table', { name: 'Prices for letting a home' })
  expect(table.textContent).toContain('£59.50')
  expect(readRow('Referencing')).toEqual(['£20 a tenant, if you want it', '£20 a tenant, if you want it'])
  expect(screen.getByText(/A tenant is never charged/)).toBeTruthy()
})

test('a table that fails to load shows the specified error, and can be loaded again (HOME-08)', async () => {
  vi.doMock('@/components/pricing/sale-prices', () => {
    throw new Error('chunk lost')
  })
  const { LazyPriceTable: ReloadedTable } = await import('@/components/pricing/lazy-price-table')
  render(<ReloadedTable kind="sale" />)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'An error occurred while loading the component. Please try again later.',
  )
  expect(screen.queryByRole('table')).toBeNull()
  vi.doUnmock('@/components/pricing/sale-prices')
  vi.resetModules()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeTruthy()
})
