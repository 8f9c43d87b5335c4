// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BrowserHomes } from '@/components/saved/browser-homes'
import { BrowserSearches } from '@/components/saved/browser-searches'

const router = vi.hoisted(() => ({ replace: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => {
  window.localStorage.clear()
  router.replace.mockReset()
})

test.each([
  ['saved homes', <BrowserHomes key="saved" list="saved" />, '/my-account/saved'],
  ['hidden homes', <BrowserHomes key="hidden" list="hidden" />, '/my-account/saved/hidden'],
  ['saved searches', <BrowserSearches key="searches" />, '/my-account/searches'],
])(
  'the page of the browser’s %s redirects a user to those of the account',
  async (_name, list, accountPath) => {
    // A stored token marks the visitor as a user.
    window.localStorage.setItem('token', 'abc')
    render(list)
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(accountPath))
  },
)

test('a visitor stays on the list of the browser', async () => {
  render(<BrowserHomes list="saved" />)
  expect(await screen.findByText('No saved homes yet.')).toBeTruthy()
  expect(router.replace).not.toHaveBeenCalled()
})
