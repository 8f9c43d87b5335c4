// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearToasts, toasts } from '@/components/notifications/toast-store'
import { SaveButton } from '@/components/property/save-button'
import { SaveSearch } from '@/components/search/save-search'
import { navigation } from '@/lib/browser/navigation'
import { defaultState } from '@/lib/search/state'

vi.mock('@/components/property/toggle-kept', () => {
  throw new Error('offline')
})
vi.mock('@/components/search/save-in-browser', () => {
  throw new Error('offline')
})
afterEach(() => clearToasts())

it('a toast says that a home could not be saved when the code for it does not load', async () => {
  render(<SaveButton kind="sale" id={7} address="Mill Lane" />)
  fireEvent.click(screen.getByRole('button', { name: 'Save Mill Lane' }))
  await waitFor(() =>
    expect(toasts.get()).toMatchObject([
      { type: 'error', text: expect.stringContaining('could not be saved') as string },
    ]),
  )
})

it('the link to save a search opens its page when the code that saves in the browser does not load', async () => {
  const open = vi.spyOn(navigation, 'to').mockImplementation(() => undefined)
  render(<SaveSearch state={defaultState('sale')} />)
  const link = screen.getByRole('link', { name: 'Save this search' })
  fireEvent.click(link)
  await waitFor(() => expect(open).toHaveBeenCalledWith(link.getAttribute('href')))
})
