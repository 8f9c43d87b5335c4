// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HomeStep } from '@/components/selling/home-step'
import { PreviewBanner } from '@/components/selling/preview-banner'
import { navigation } from '@/lib/browser/navigation'
import { forgetLogin, rememberLogin } from '@/lib/browser/session'
import { loggedIn, mockCalls, seller } from '../account/fixture'
import { navigateTo, resetBrowserBeforeEach } from '../shell/support'
import { renderWithSettings } from '../support/public-settings'
import { createHome } from './own-home'

vi.mock('next/navigation', async () => (await import('../shell/support')).navigation)
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

resetBrowserBeforeEach()
const PATH = '/sell-your-property/31/pictures'
let visitedPaths: string[] = []
beforeEach(() => {
  visitedPaths = []
  vi.spyOn(navigation, 'to').mockImplementation((path) => void visitedPaths.push(path))
  navigateTo(PATH)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pages = {
  step: <HomeStep home={createHome()} user={seller} step="pictures" />,
  preview: <PreviewBanner home={createHome()} userId={seller.id} />,
}

it.each(Object.entries(pages))('a logout in another tab leads from the %s to the login', (_name, page) => {
  rememberLogin({ id: seller.id, token: 'secret', first_name: 'Ann', seller_info_completed: 1 })
  mockCalls({})
  renderWithSettings(page)
  expect(visitedPaths).toEqual([])
  act(() => forgetLogin())
  expect(visitedPaths).toEqual(['/login'])
  expect(window.localStorage.getItem('lastURL')).toBe(PATH)
})

it.each(Object.entries(pages))(
  'the %s of a home restores a login that the storage has lost',
  async (_name, page) => {
    mockCalls({ session: loggedIn(seller) })
    renderWithSettings(page)
    await waitFor(() => expect(window.localStorage.getItem('user')).toContain(`"id":${seller.id}`))
    expect(visitedPaths).toEqual([])
    // The page is still shown: each of the two has at least one of these texts.
    expect(screen.getAllByText(/of 3|Preview|Pictures/).length).toBeGreaterThan(0)
  },
)
