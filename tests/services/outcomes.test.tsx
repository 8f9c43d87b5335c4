// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OutcomeTable } from '@/components/services/outcome-table'

afterEach(cleanup)

/** Reads the table: the costs of each package, by its name. */
function readRows(): Record<string, (string | null)[]> {
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  return Object.fromEntries(
    rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ]),
  )
}
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('compares three sale packages with an agent at 1.5 %, by the cost of each outcome (D-156, design E3)', () => {
  render(<OutcomeTable kind="sale" brandName="Harbour & Hearth" />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Package',
    'It sells for £300,000',
    'It does not sell',
    'You withdraw it',
    'You cancel within 14 days',
  ])
  expect(readRows()).toEqual({
    'Pay now': ['£395', '£395', '£395', '£0 to £395'],
    'No sale, no fee': ['£895', '£0', '£0', '£0'],
    'Harbour & Hearth only': ['£0', '£0', '£0', '£0'],
    'An agent at 1.5%': ['£4,500', '£0', 'see contract', 'see contract'],
  })
  expect([linkTo('agreement'), linkTo('every fee')]).toEqual(['/service-agreement', '/fees'])
})

it('compares the letting packages with an agent who manages (D-158, STATIC-12, STATIC-13)', () => {
  render(<OutcomeTable kind="let" brandName="Harbour & Hearth" />)
  // The example is a rent of £1,200 a month; managing costs 7.8 percent of it.
  expect(readRows()).toMatchObject({
    'Find a tenant': ['£59.50', '£59.50', '£59.50', '£0 to £59.50'],
    'Find and reference': ['£79.50', '£79.50', '£79.50', '£0 to £79.50'],
    'Find a tenant, then manage': ['£59.50, then £93.60 a month', '£59.50', '£59.50', '£0 to £59.50'],
    'An agent who manages, at 10 to 20%': [
      '£120 to £240 a month',
      'see contract',
      'see contract',
      'see contract',
    ],
  })
  expect(linkTo('agreement')).toBe('/lettings-service-agreement')
})
