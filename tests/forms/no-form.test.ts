import { beforeEach, expect, it, vi } from 'vitest'
import { changePassword } from '@/components/account/posts/change-password'
import { deleteAccount } from '@/components/account/posts/delete-account'
import { endSessions } from '@/components/account/posts/end-sessions'
import { savePreferences } from '@/components/account/posts/save-preferences'
import { saveProfile } from '@/components/account/posts/save-profile'
import { sendForgotten, sendReset } from '@/components/auth/send-forgotten'
import { sendLogin } from '@/components/auth/send-login'
import { sendSignup } from '@/components/auth/send-signup'
import { sendUnsubscribe } from '@/components/auth/send-unsubscribe'
import { sendContact } from '@/components/contact/send-contact'
import { sendValuation } from '@/components/contact/send-valuation'
import { sendOwnMessage } from '@/components/forms/send-own-message'
import { sendComplaint } from '@/components/legal/send-complaint'

/** An action's address is public: what is sent to it need not be the form it was made for. */
const agency = vi.hoisted(() => vi.fn())
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined, set: agency, delete: agency }),
}))
vi.mock('@/lib/session/current-user', () => ({
  requireUser: async () => ({
    id: 7,
    is_guest: false,
    first_name: 'Ann',
    last_name: 'Lee',
    email: 'ann@mail.example',
    mobile: '',
  }),
  currentCaller: async () => ({ token: 'x' }),
}))
vi.mock('@/lib/gateway', () => ({ gateway: () => new Proxy({}, { get: () => agency }) }))
beforeEach(() => void agency.mockReset())

const actions = {
  changePassword,
  deleteAccount,
  endSessions,
  savePreferences,
  saveProfile,
  sendForgotten,
  sendReset,
  sendLogin,
  sendSignup,
  sendUnsubscribe,
  sendContact,
  sendValuation,
  sendOwnMessage,
  sendComplaint,
}
const nothings: unknown[] = [undefined, null, {}, [], 'all', { get: 1 }, new URLSearchParams('session=all')]

it.each(Object.entries(actions))('%s refuses what is no form, and does nothing', async (_, action) => {
  for (const given of nothings) {
    const answer = await (action as (before: null, form: unknown) => Promise<unknown>)(null, given)
    expect(JSON.stringify(answer)).toContain('Invalid request')
  }
  expect(agency).not.toHaveBeenCalled()
})
