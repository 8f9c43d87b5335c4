import { beforeEach, vi } from 'vitest'
import { emptyState } from '@/components/forms/form-state'

type AgencyCall = (call: string, input: Record<string, unknown>, caller: unknown) => Promise<unknown>

/** Mocks the agency's API: gets the name, the input and the caller of every call, and returns the reply. */
export const agency = vi.fn<AgencyCall>()
/** Called with the data of every session that starts, and with null when the session ends. */
export const setSession = vi.fn<(session: unknown) => void>()
/** Returns the user who is logged in; throws for a visitor. */
export const requireUser = vi.fn<() => Promise<unknown>>()

export class Redirect extends Error {}

/** Passes each call, by its name, to `agency`. */
const gateway = new Proxy(
  {},
  {
    get:
      (_, call: string) =>
      (...args: [Record<string, unknown>, unknown]) =>
        agency(call, ...args),
  },
)

/** Mocks of the modules that the server action of a form uses. */
export const stubs = {
  navigation: {
    redirect: (path: string) => {
      throw new Redirect(path)
    },
  },
  headers: {
    headers: async () => new Headers(),
    cookies: async () => ({ get: () => undefined, delete: () => undefined }),
  },
  currentUser: { requireUser: () => requireUser(), getCurrentCaller: async () => ({ token: 'x' }) },
  sessionCookie: {
    setSessionCookie: async (session: unknown) => setSession(session),
    clearSessionCookie: async () => setSession(null),
  },
  gateway: { gateway: () => gateway },
}

const ann = {
  id: 7,
  is_guest: false,
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann@mail.example',
  mobile: '',
}

/** Before each test of the file, logs a user in and makes the agency accept every call. */
export function logInBeforeEach(): void {
  beforeEach(() => {
    agency.mockReset().mockResolvedValue({ ok: true, data: null, message: 'Success' })
    setSession.mockReset()
    requireUser.mockReset().mockResolvedValue(ann)
  })
}

/** Posts fields as a browser without JavaScript does. */
export const post = async (fields: Record<string, string> | [string, string | File][]) => {
  const form = new FormData()
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields))
    form.append(name, value)
  // Imported only here, because the module imports modules that the tests mock.
  const { submitForm } = await import('@/components/forms/submit-form')
  return submitForm(emptyState, form)
}
