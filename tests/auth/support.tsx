import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, vi } from 'vitest'
import { RuntimeProvider } from '@/components/runtime/runtime'

/** Where the mocked router was sent. */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn(), prefetch: vi.fn() }
export const navigation = { useRouter: () => router, usePathname: () => '/login', redirect: vi.fn() }

export const show = (view: ReactElement) =>
  render(
    <RuntimeProvider
      value={{
        brandName: 'Emoov',
        productSlug: 'emoov',
        apiResourceUrl: '/media',
        resourceUrl: '',
        recaptchaSiteKey: null,
        mapsKey: null,
        stripeKey: null,
      }}
    >
      {view}
    </RuntimeProvider>,
  )

/** A browser nobody has used, and a router that has been nowhere. */
export function freshBrowser(): void {
  beforeEach(() => {
    window.localStorage.clear()
    window.sessionStorage.clear()
    document.cookie = 'return-to=; Max-Age=0; Path=/'
    for (const move of Object.values(router)) move.mockReset()
    vi.unstubAllGlobals()
  })
}

export interface Asked {
  call: string
  body: Record<string, unknown>
}

type Answer = () => Response | Promise<Response>

/**
 * What the site answers, by the call's name under /api/user; a call that no answer is given for
 * fails the test that made it. Returns what was asked, in order.
 */
export function site(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    const call = url.replace(/^\/api\/user\//, '')
    asked.push({ call, body: init?.body ? (JSON.parse(init.body) as Record<string, unknown>) : {} })
    const answer = answers[call]
    if (!answer) throw new Error(`nobody answers ${url}`)
    return answer()
  })
  return asked
}

export const yes =
  (data: unknown = null, message = 'Success'): Answer =>
  () =>
    Response.json({ code: 1, message, data })
export const no =
  (message = ''): Answer =>
  () =>
    Response.json({ code: 0, message, data: null })
/** No answer: the line is dead, and HTTP errors, which are the same to whoever waits (D-09). */
export const lost: [string, Answer][] = [
  ['the line is dead', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['HTTP 500', () => new Response('broken', { status: 500 })],
  ['an answer that is no JSON', () => new Response('<html>', { status: 200 })],
]

/** How a call fails, what is answered then, and what is said. */
type Failure = [how: string, answer: Answer, words: string]

/** The agency's refusals, and every way of not answering, which all have the same words. */
export const failures = (refusals: Failure[], whenLost: string): Failure[] => [
  ...refusals,
  ...lost.map(([how, answer]): Failure => [how, answer, whenLost]),
]

/** An answer that waits to be let go. */
export function held(answer: Answer): { answer: Answer; release: () => void } {
  let release: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  return { answer: () => waiting.then(answer), release: () => release() }
}

export const ann = { id: 7, token: 'socket-token', first_name: 'Ann', seller_info_completed: 1 as const }
