import { beforeEach, vi } from 'vitest'

/** The mocked router. */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn(), prefetch: vi.fn() }
export const navigation = { useRouter: () => router, usePathname: () => '/login', redirect: vi.fn() }

export { renderWithSettings } from '../support/public-settings'

/** Before each test, empties storage and cookies, and resets the mocked router. */
export function resetBrowserBeforeEach(): void {
  beforeEach(() => {
    window.localStorage.clear()
    window.sessionStorage.clear()
    document.cookie = 'return-to=; Max-Age=0; Path=/'
    for (const mock of Object.values(router)) mock.mockReset()
    vi.unstubAllGlobals()
  })
}

export interface SentRequest {
  call: string
  body: Record<string, unknown>
}

type Answer = () => Response | Promise<Response>

/**
 * Mocks the API. The keys of `answers` are paths, without /api/user/ if they begin with it. A call without an answer
 * throws.
 * @returns the requests in their order
 */
export function mockApi(answers: Record<string, Answer>): SentRequest[] {
  const requests: SentRequest[] = []
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    const call = url.replace(/^\/api\/user\//, '')
    requests.push({ call, body: init?.body ? (JSON.parse(init.body) as Record<string, unknown>) : {} })
    const answer = answers[call]
    if (!answer) throw new Error(`no answer is mocked for ${url}`)
    return answer()
  })
  return requests
}

/** Creates the answer of a call that succeeds. */
export const accepts =
  (data: unknown = null, message = 'Success'): Answer =>
  () =>
    Response.json({ code: 1, message, data })
/** Creates the answer of a call that the agency refuses. */
export const refuses =
  (message = ''): Answer =>
  () =>
    Response.json({ code: 0, message, data: null })
/** Failures in which the agency sends no reply. Forms show the same message for each of them. */
export const failedAnswers: [string, Answer][] = [
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['HTTP 500', () => new Response('broken', { status: 500 })],
  ['an answer that is no JSON', () => new Response('<html>', { status: 200 })],
]

type Failure = [name: string, answer: Answer, message: string]

/** Lists the cases of a failed call: the given refusals, and all failures without a reply. */
export const listFailures = ({
  refusals,
  noReplyMessage,
}: {
  refusals: Failure[]
  noReplyMessage: string
}): Failure[] => [
  ...refusals,
  ...failedAnswers.map(([name, answer]): Failure => [name, answer, noReplyMessage]),
]

/** Creates an answer that waits for `release`. */
export function createHeldAnswer(answer: Answer): { answer: Answer; release: () => void } {
  let release: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  return { answer: () => waiting.then(answer), release: () => release() }
}

/** A password that the rules accept. */
export const PASSWORD = 'Orchard-Compass-52'

/** The data that a login of Ann returns. */
export const ann = { id: 7, token: 'socket-token', first_name: 'Ann', seller_info_completed: 1 as const }
