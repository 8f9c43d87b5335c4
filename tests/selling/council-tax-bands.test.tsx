// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FactsForm } from '@/components/selling/facts-form'
import type { Nation } from '@/lib/domain/nation'
import { renderWithSettings } from '../support/public-settings'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }))
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
afterEach(cleanup)

it.each<[Nation, string]>([
  ['england', 'ABCDEFGH'],
  ['scotland', 'ABCDEFGH'],
  ['wales', 'ABCDEFGHI'],
])('an owner in %s chooses among the council tax bands of that nation', (nation, bands) => {
  renderWithSettings(
    <FactsForm
      part="A"
      home={{ kind: 'sale', id: 31, revision: 1, userId: 7, nextHref: '/next' }}
      nation={nation}
      facts={[{ key: 'council_tax_band', label: 'Council tax band', isRequired: true }]}
      defaults={{}}
      isLive={false}
    />,
  )
  const { options } = screen.getByLabelText<HTMLSelectElement>(/^Council tax band/)
  const letters = [...options].map(({ value }) => value).filter((value) => value.length === 1)
  expect(letters.join('')).toBe(bands)
})
