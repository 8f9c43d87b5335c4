import { beforeEach, vi } from 'vitest'

/** State of the mocked router. */
export const router = { pathname: '/', search: '', push: vi.fn(), prefetch: vi.fn(), refresh: vi.fn() }

/** The module for `vi.mock('next/navigation')`. */
export const navigation = {
  usePathname: () => router.pathname,
  useSearchParams: () => new URLSearchParams(router.search),
  useRouter: () => router,
}

/** Moves the mocked router and the window to a URL. */
export function navigateTo(url: string): void {
  const { pathname, search } = new URL(url, 'http://localhost')
  Object.assign(router, { pathname, search })
  window.history.replaceState(null, '', url)
}

const cookieNames = ['affiliate', 'consent']

/** Before each test, clears storage and cookies and goes to the home page. */
export function resetBrowserBeforeEach(): void {
  beforeEach(() => {
    window.localStorage.clear()
    for (const name of cookieNames) document.cookie = `${name}=; Max-Age=0; Path=/`
    router.push.mockReset()
    router.prefetch.mockReset()
    router.refresh.mockReset()
    window.scrollTo = vi.fn() as typeof window.scrollTo
    navigateTo('/')
  })
}
