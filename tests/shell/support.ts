import { beforeEach, vi } from 'vitest'

/** Where the router is, for the mocks of next/navigation in these tests. */
export const router = { pathname: '/', search: '', push: vi.fn(), prefetch: vi.fn(), refresh: vi.fn() }

/** What `vi.mock('next/navigation')` answers with. */
export const navigation = {
  usePathname: () => router.pathname,
  useSearchParams: () => new URLSearchParams(router.search),
  useRouter: () => router,
}

/** Moves the mocked router, and the address with it. */
export function at(url: string): void {
  const { pathname, search } = new URL(url, 'http://localhost')
  Object.assign(router, { pathname, search })
  window.history.replaceState(null, '', url)
}

const cookieNames = ['affiliate', 'consent']

/** A browser nobody has used: no storage, no cookies, at the home page. */
export function freshBrowser(): void {
  beforeEach(() => {
    window.localStorage.clear()
    for (const name of cookieNames) document.cookie = `${name}=; Max-Age=0; Path=/`
    router.push.mockReset()
    router.prefetch.mockReset()
    router.refresh.mockReset()
    window.scrollTo = vi.fn() as typeof window.scrollTo
    at('/')
  })
}
