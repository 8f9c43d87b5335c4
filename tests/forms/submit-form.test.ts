import { describe, expect, it, vi } from 'vitest'
import { forms } from '@/components/forms/definitions'
import { FORM_ID_FIELD } from '@/components/forms/define-form'
import { emptyState, WHOLE_FORM } from '@/components/forms/form-state'
import { HONEYPOT_FIELD } from '@/components/forms/honeypot'
import { submitForm } from '@/components/forms/submit-form'
import { isUserCall } from '@/lib/contract/paths'
import { AgencyError, outage } from '@/lib/errors'
import { agency, logInBeforeEach, post, Redirect, requireUser, setSession } from './posts'

/* The URL of a server action is public, so these tests also send posts that no form of the site would send. */

vi.mock('next/navigation', async () => (await import('./posts')).stubs.navigation)
vi.mock('next/headers', async () => (await import('./posts')).stubs.headers)
vi.mock('@/lib/session/current-user', async () => (await import('./posts')).stubs.currentUser)
vi.mock('@/lib/session/set-session-cookie', async () => (await import('./posts')).stubs.sessionCookie)
vi.mock('@/lib/gateway', async () => (await import('./posts')).stubs.gateway)
logInBeforeEach()

const INVALID = { values: {}, errors: { [WHOLE_FORM]: 'Invalid request' }, outcome: null }
const contact = {
  [FORM_ID_FIELD]: 'contact',
  name: 'Ann Lee',
  email: 'ann@mail.example',
  contact_no: '01632 960001',
  message: 'Good morning',
  is_agree: 'on',
}

describe('a post that no form of the site would send is refused without a call', () => {
  const invalidBodies = [undefined, null, {}, [], 'all', { get: 1 }, new URLSearchParams('form_id=contact')]
  it.each(invalidBodies.map((body) => [body]))('a body that is not form data: %s', async (body) => {
    expect(await submitForm(emptyState, body as never)).toEqual(INVALID)
    expect(agency).not.toHaveBeenCalled()
  })
  it.each(['', 'no-such-form', '__proto__', 'constructor', 'hasOwnProperty', 'CONTACT'])(
    'the form id %j',
    async (id) => {
      expect(await post({ ...contact, [FORM_ID_FIELD]: id })).toEqual(INVALID)
      expect(agency).not.toHaveBeenCalled()
    },
  )
  it.each<[string, [string, string | File][]]>([
    ['two form ids', [[FORM_ID_FIELD, 'profile']]],
    ['a field twice', [['email', 'eve@mail.example']]],
    ['a checkbox twice', [['is_agree', 'on']]],
  ])('%s', async (_, extraFields) => {
    expect(await post([...Object.entries(contact), ...extraFields])).toEqual(INVALID)
    expect(agency).not.toHaveBeenCalled()
  })
  it('a file in place of a text', async () => {
    const otherFields = Object.entries(contact).filter(([name]) => name !== 'message')
    expect(await post([...otherFields, ['message', new File(['x'], 'x.txt')]])).toEqual(INVALID)
    expect(agency).not.toHaveBeenCalled()
  })
  it('a form that needs JavaScript', async () => {
    const scriptForms = forms.filter(({ needsScript }) => needsScript)
    expect(scriptForms.length, 'two forms of one-time passwords, guest signup, newsletter').toBeGreaterThan(3)
    for (const { id, fields } of scriptForms)
      expect(
        await post({
          [FORM_ID_FIELD]: id,
          ...Object.fromEntries(Object.keys(fields).map((name) => [name, '1'])),
        }),
      ).toEqual(INVALID)
    expect(agency).not.toHaveBeenCalled()
  })
})

it('a field that the form does not have, and a bot-check token, are not passed on to the call', async () => {
  await post({ ...contact, user_id: '1', recaptcha_token: 'mine', __proto__x: '1', constructor: 'x' })
  expect(Object.keys(agency.mock.calls[0]?.[1] ?? {}).sort()).toEqual([
    'contact_no',
    'email',
    'is_agree',
    'message',
    'name',
    'recaptcha_token',
  ])
  expect(agency.mock.calls[0]?.[1], 'the token of every post without JavaScript').toMatchObject({
    recaptcha_token: 'sent-without-script',
  })
})

it('a message of the longest length is accepted with the line ends that browsers post, CRLF', async () => {
  const lines = Array.from({ length: 500 }, () => 'x'.repeat(9))
  // 4,999 characters as the text area counts them, and 5,498 as they are posted.
  await post({ ...contact, message: lines.join('\r\n') })
  expect(agency.mock.calls[0]?.[1]).toMatchObject({ message: lines.join('\n') })
})

describe('the returned values', () => {
  const typedValues = {
    name: 'Ann Lee',
    email: 'ann@mail.example',
    contact_no: '01632 960001',
    message: 'Good morning',
    is_agree: 'on',
  }

  it('are empty after success, when the outcome states the agency’s reply', async () => {
    agency.mockResolvedValue({ ok: true, data: null, message: 'Thank you.' })
    expect(await post(contact)).toEqual({ ...emptyState, outcome: { ok: true, message: 'Thank you.' } })
    expect(agency).toHaveBeenCalledExactlyOnceWith('contactUs', expect.anything(), expect.anything())
  })
  it('are the typed ones if fields are invalid', async () => {
    expect(await post({ ...contact, email: 'Ann', message: ' ' })).toEqual({
      values: { ...typedValues, email: 'Ann', message: ' ' },
      errors: {
        email: expect.stringContaining('full email address') as string,
        message: 'Please enter your message',
      },
      outcome: null,
    })
    expect(agency).not.toHaveBeenCalled()
  })
  it('are empty texts for an empty post, without the unticked checkbox', async () => {
    const state = await post({ [FORM_ID_FIELD]: 'contact' })
    expect(Object.keys(state.errors)).toEqual(['name', 'email', 'contact_no', 'message', 'is_agree'])
    expect(state.values).toEqual({ name: '', email: '', contact_no: '', message: '' })
  })
  it('are the typed ones after a refusal', async () => {
    agency.mockResolvedValue({ ok: false, message: 'Not today' })
    expect(await post(contact)).toEqual({
      values: typedValues,
      errors: { [WHOLE_FORM]: 'Not today' },
      outcome: null,
    })
  })
  it('are the typed ones after an outage; any other error is thrown', async () => {
    agency.mockRejectedValueOnce(outage('down'))
    expect(await post(contact)).toMatchObject({
      values: typedValues,
      errors: { [WHOLE_FORM]: 'The service is not available at the moment. Please try again shortly.' },
    })
    agency.mockRejectedValueOnce(new AgencyError('internal'))
    await expect(post(contact)).rejects.toMatchObject({ code: 'internal' })
  })
  it('are the typed ones if the honeypot is filled in', async () => {
    expect(await post({ ...contact, [HONEYPOT_FIELD]: 'spam' })).toEqual({
      values: typedValues,
      errors: { [WHOLE_FORM]: 'Bot check failed. Please try again.' },
      outcome: null,
    })
    expect(agency).not.toHaveBeenCalled()
  })
  it('contain no password, in any form', async () => {
    agency.mockResolvedValue({ ok: false, message: '' })
    const state = await post({
      [FORM_ID_FIELD]: 'login',
      email: 'ann@mail.example',
      password: 'Plum-Harvest',
    })
    expect(state).toEqual({
      values: { email: 'ann@mail.example' },
      errors: { [WHOLE_FORM]: 'Login failed. Please try again.' },
      outcome: null,
    })
    for (const { id, fields, needsScript } of forms) {
      if (needsScript) continue
      const values = Object.fromEntries(Object.keys(fields).map((name) => [name, 'Plum-Harvest']))
      const secrets = Object.keys(fields).filter((name) => fields[name] === 'secret')
      // Some of these posts redirect, which throws.
      const state = await post({ [FORM_ID_FIELD]: id, ...values }).catch(() => emptyState)
      for (const name of secrets) expect(state.values, id).not.toHaveProperty(name)
    }
  })
})

describe('a form that requires a login', () => {
  const profile = {
    [FORM_ID_FIELD]: 'profile',
    title: 'Ms',
    first_name: 'Ann',
    last_name: 'Lee',
    mobile: '07700900001',
    buying_position: 'cash',
  }
  it('changes the data of the user of the session, whichever user the post names', async () => {
    expect(await post({ ...profile, user_id: '1' })).toMatchObject({
      outcome: { ok: true, message: 'Your details are saved.' },
    })
    expect(agency.mock.calls[0]?.[1]).toMatchObject({ user_id: 7 })
  })
  it('redirects a visitor to the login before it is checked', async () => {
    requireUser.mockRejectedValue(new Redirect('/login'))
    const userForms = forms.filter(({ call }) => isUserCall(call))
    expect(userForms.length, 'most forms of the account and of listings').toBeGreaterThan(30)
    for (const { id } of userForms) await expect(post({ [FORM_ID_FIELD]: id }), id).rejects.toThrow('/login')
    expect(agency).not.toHaveBeenCalled()
  })
  it('redirects a user whose session has ended to the login', async () => {
    agency.mockRejectedValue(new AgencyError('invalid_token'))
    await expect(post(profile)).rejects.toThrow('/login')
  })
  it('shows a refusal at the field that it concerns', async () => {
    agency.mockResolvedValue({ ok: false, message: 'Current password is incorrect.' })
    const state = await post({
      [FORM_ID_FIELD]: 'change-password',
      current_password: 'old',
      password: 'violet harbour',
      confirm_password: 'violet harbour',
    })
    expect(state).toEqual({
      values: {},
      errors: { current_password: 'Current password is incorrect.' },
      outcome: null,
    })
  })
  it('sets the session cookie when the agency renews the token (D-164)', async () => {
    agency.mockImplementation(async (_call, _input, caller) => {
      const { onToken } = caller as { onToken: (token: string) => void }
      onToken('renewed')
      return { ok: true, data: null, message: '' }
    })
    await post({
      [FORM_ID_FIELD]: 'change-password',
      current_password: 'old',
      password: 'violet harbour',
      confirm_password: 'violet harbour',
    })
    expect(setSession).toHaveBeenCalledExactlyOnceWith({ id: 7, token: 'renewed' })
  })
  it('acts on a listing as the user of the session, whichever user the post names', async () => {
    await post({
      [FORM_ID_FIELD]: 'market',
      kind: 'sale',
      listing_id: '5',
      action: 'withdraw',
      user_id: '99',
    })
    expect(agency).toHaveBeenCalledExactlyOnceWith(
      'changeMarket',
      { kind: 'sale', id: 5, action: 'withdraw', user_id: 7 },
      expect.anything(),
    )
  })
})
