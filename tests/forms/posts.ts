import { beforeEach, vi } from 'vitest'
import { emptyState } from '@/components/forms/form-state'

type AgencyCall = (call: string, input: Record<string, unknown>, caller: unknown) => Promise<unknown>

/** What the agency answers; it is asked by the name of the call. */
export const agency = vi.fn<AgencyCall>()
/** Hears of every session that is set, and of null where it is taken away. */
export const setSession = vi.fn<(session: unknown) => void>()
/** Who is logged in; throws for a visitor. */
export const user = vi.fn<() => Promise<unknown>>()

export class Redirect extends Error {}

const gateway = new Proxy(
  {},
  {
    get:
      (_, call: string) =>
      (...given: [Record<string, unknown>, unknown]) =>
        agency(call, ...given),
  },
)

/** Stands in for the modules that a post reaches, by the module's name. */
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
  currentUser: { requireUser: () => user(), currentCaller: async () => ({ token: 'x' }) },
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

/** An agency that agrees to everything, and somebody who is logged in. */
export function freshAgency(): void {
  beforeEach(() => {
    agency.mockReset().mockResolvedValue({ ok: true, data: null, message: 'Success' })
    setSession.mockReset()
    user.mockReset().mockResolvedValue(ann)
  })
}

/** Posts fields as a browser without JavaScript does. */
export const post = async (fields: Record<string, string> | [string, string | File][]) => {
  const form = new FormData()
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields))
    form.append(name, value)
  // Loaded here, because the stubs above are of modules that it imports.
  const { submitForm } = await import('@/components/forms/submit-form')
  return submitForm(emptyState, form)
}
