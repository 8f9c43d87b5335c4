// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RedirectToLogin } from '@/components/session/redirect-to-login'
import { routes } from '@/lib/config/routes'

const replace = vi.fn()
const router = { replace }
vi.mock('next/navigation', () => ({
  usePathname: () => '/sell-your-property/main-details',
  useRouter: () => router,
}))

beforeEach(() => {
  replace.mockReset()
  window.localStorage.clear()
})

test('a visitor is redirected to the login, which returns to this page (the guard G3 of D-20, SHELL-04)', () => {
  render(<RedirectToLogin />)
  expect(window.localStorage.getItem('lastURL')).toBe('/sell-your-property/main-details')
  expect(replace).toHaveBeenCalledExactlyOnceWith(routes.login)
})

test('a user is not redirected', () => {
  window.localStorage.setItem('token', 'secret')
  render(<RedirectToLogin />)
  expect(window.localStorage.getItem('lastURL')).toBeNull()
  expect(replace).not.toHaveBeenCalled()
})
