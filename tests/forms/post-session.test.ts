import { expect, it, vi } from 'vitest'
import { FORM_ID_FIELD } from '@/components/forms/define-form'
import { WHOLE_FORM } from '@/components/forms/form-state'
import { outage } from '@/lib/errors'
import { agency, logInBeforeEach, post, setSession } from './posts'

/* Posts without JavaScript that start or end the browser's session. */

vi.mock('next/navigation', async () => (await import('./posts')).stubs.navigation)
vi.mock('next/headers', async () => (await import('./posts')).stubs.headers)
vi.mock('@/lib/session/current-user', async () => (await import('./posts')).stubs.currentUser)
vi.mock('@/lib/session/set-session-cookie', async () => (await import('./posts')).stubs.sessionCookie)
vi.mock('@/lib/gateway', async () => (await import('./posts')).stubs.gateway)
logInBeforeEach()

const loginData = { id: 7, token: 't', first_name: 'Ann', seller_info_completed: 1 }

it('a login starts a session and redirects to the account', async () => {
  agency.mockResolvedValue({ ok: true, data: loginData, message: '' })
  const submission = post({ [FORM_ID_FIELD]: 'login', email: 'ann@mail.example', password: 'Plum-Harvest' })
  await expect(submission).rejects.toThrow('/my-account/welcome')
  expect(setSession).toHaveBeenCalledExactlyOnceWith(loginData)
})

it('ending all sessions, deleting the account and logging out end the browser’s session', async () => {
  await expect(post({ [FORM_ID_FIELD]: 'end-sessions', session: 'all' })).rejects.toThrow('/login')
  await expect(
    post({ [FORM_ID_FIELD]: 'delete-account', confirm: 'delete', current_password: 'x' }),
  ).rejects.toThrow('/')
  await expect(post({ [FORM_ID_FIELD]: 'logout' })).rejects.toThrow('/login')
  expect(setSession.mock.calls).toEqual([[null], [null], [null]])
})

it('a logout ends the session even in an outage (D-31)', async () => {
  agency.mockRejectedValue(outage('down'))
  await expect(post({ [FORM_ID_FIELD]: 'logout' })).rejects.toThrow('/login')
  expect(setSession).toHaveBeenCalledExactlyOnceWith(null)
})

it.each([
  ['3', { user_id: 7, session_id: 3 }],
  ['others', { user_id: 7, others: true }],
])('ending other sessions (%s) keeps the session of the browser that posts', async (session, input) => {
  expect(await post({ [FORM_ID_FIELD]: 'end-sessions', session })).toMatchObject({
    outcome: { ok: true, message: 'Logged out there.' },
  })
  expect(agency).toHaveBeenCalledExactlyOnceWith('endSessions', input, expect.anything())
  expect(setSession).not.toHaveBeenCalled()
})

it.each(['', 'everything', '0', '-1', '1e3', '99999999999'])(
  '%j is refused as a session',
  async (session) => {
    expect(await post({ [FORM_ID_FIELD]: 'end-sessions', session })).toMatchObject({
      errors: { [WHOLE_FORM]: 'Session not found' },
    })
    expect(agency).not.toHaveBeenCalled()
  },
)

it('a signup logs the user in, and reports if that login fails', async () => {
  const account = {
    [FORM_ID_FIELD]: 'account-signup',
    title: 'Ms',
    first_name: 'Ann',
    last_name: 'Lee',
    email: 'ann@mail.example',
    mobile: '07700900001',
    buying_position: 'cash',
    password: 'violet harbour',
    confirm_password: 'violet harbour',
    isAgreeTermsCondition: 'on',
  }
  agency.mockImplementation(async (call) =>
    call === 'signup' ? { ok: true, data: { id: 7 }, message: '' } : { ok: false, message: 'No' },
  )
  expect(await post(account)).toMatchObject({ errors: { [WHOLE_FORM]: 'Login failed after signup.' } })
  agency.mockImplementation(async (call) => ({
    ok: true,
    data: call === 'login' ? loginData : { id: 7 },
    message: '',
  }))
  await expect(post(account)).rejects.toThrow('/my-account/welcome')
})

it('a key of an impossible length is refused like a used key, without a call', async () => {
  const KEY_TOO_LONG = 'x'.repeat(201)
  for (const key of ['', KEY_TOO_LONG])
    expect(await post({ [FORM_ID_FIELD]: 'unsubscribe', key })).toMatchObject({
      errors: { [WHOLE_FORM]: 'This link is invalid or has expired.' },
    })
  expect(agency).not.toHaveBeenCalled()
})
