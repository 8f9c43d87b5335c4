// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { QuickSearch } from '@/components/property/quick-search'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

test('the suggestions open below the field and its buttons, so that they do not cover a button', async () => {
  const places = [{ value: 'Witham', label: 'Witham', kind: 'town', detail: 'Essex' }]
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, message: '', data: places }))
  render(<QuickSearch />)
  await userEvent.type(screen.getByRole('combobox'), 'Witham')
  await screen.findByRole('option')
  const list = screen.getByRole('listbox')
  const block = list.closest('.relative')
  expect(list.classList.contains('top-full')).toBe(true)
  for (const name of ['For sale', 'To rent'])
    expect(block?.contains(screen.getByRole('button', { name }))).toBe(true)
})
