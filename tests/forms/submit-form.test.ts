import { describe, expect, it, vi } from 'vitest'
import { forms } from '@/components/forms/definitions'
import { FORM_ID } from '@/components/forms/define-form'
import { emptyState } from '@/components/forms/form-state'
import { HONEYPOT_FIELD } from '@/components/forms/honeypot'
import { submitForm } from '@/components/forms/submit-form'
import { AgencyError, outage } from '@/lib/errors'
import { agency, freshAgency, post, Redirect, setSession, user } from './posts'

/** The address of a server action is public: what is sent to it need not be the form it was made for. */
vi.mock('next/navigation', async () => (await import('./posts')).stubs.navigation)
vi.mock('next/headers', async () => (await import('./posts')).stubs.headers)
vi.mock('@/lib/session/current-user', async () => (await import('./posts')).stubs.currentUser)
vi.mock('@/lib/session/set-session-cookie', async () => (await import('./posts')).stubs.sessionCookie)
vi.mock('@/lib/gateway', async () => (await import('./posts')).stubs.gateway)
freshAgency()

const INVALID = { values: {}, errors: { '': 'Invalid request' }, outcome: null }
const contact = {
  [FORM_ID]: 'contact',
  name: 'Ann Lee',
  email: 'ann@mail.example',
  contact_no: '01632 960001',
  message: 'Good morning',
  is_agree: 'on',
}

describe('what no form of the site sends is refused, and nothing is done', () => {
  const nothings = [undefined, null, {}, [], 'all', { get: 1 }, new URLSearchParams('form_id=contact')]
  it.each(nothings.map((given) => [given]))('no form: %s', async (given) => {
    expect(await submitForm(emptyState, given as never)).toEqual(INVALID)
    expect(agency).not.toHaveBeenCalled()
  })
  it.each(['', 'no-such-form', '__proto__', 'constructor', 'hasOwnProperty', 'CONTACT'])(
    'the form id %j',
    async (id) => {
      expect(await post({ ...contact, [FORM_ID]: id })).toEqual(INVALID)
      expect(agency).not.toHaveBeenCalled()
    },
  )
  it.each<[string, [string, string | File][]]>([
    ['two form ids', [[FORM_ID, 'profile']]],
    ['a field twice', [['email', 'eve@mail.example']]],
    ['a box twice', [['is_agree', 'on']]],
  ])('%s', async (_, more) => {
    expect(await post([...Object.entries(contact), ...more])).toEqual(INVALID)
    expect(agency).not.toHaveBeenCalled()
  })
  it('a file in place of a text', async () => {
    const others = Object.entries(contact).filter(([name]) => name !== 'message')
    expect(await post([...others, ['message', new File(['x'], 'x.txt')]])).toEqual(INVALID)
    expect(agency).not.toHaveBeenCalled()
  })
  it('a form that needs JavaScript', async () => {
    const scripted = forms.filter(({ needsScript }) => needsScript)
    expect(scripted.length).toBeGreaterThan(3)
    for (const { id, fields } of scripted)
      expect(
        await post({ [FORM_ID]: id, ...Object.fromEntries(Object.keys(fields).map((name) => [name, '1'])) }),
      ).toEqual(INVALID)
    expect(agency).not.toHaveBeenCalled()
  })
  it('fields that are not the form’s go nowhere', async () => {
    await post({ ...contact, user_id: '1', recaptcha_token: 'mine', __proto__x: '1', constructor: 'x' })
    expect(Object.keys(agency.mock.calls[0]?.[1] ?? {}).sort()).toEqual([
      'contact_no',
      'email',
      'is_agree',
      'message',
      'name',
      'recaptcha_token',
    ])
    expect(agency.mock.calls[0]?.[1]).toMatchObject({ recaptcha_token: 'sent-without-script' })
  })
})

describe('whatever happens, typed values come back, and secrets do not', () => {
  const typed = {
    name: 'Ann Lee',
    email: 'ann@mail.example',
    contact_no: '01632 960001',
    message: 'Good morning',
    is_agree: 'on',
  }

  it('a valid form is sent once, and its reply is the outcome', async () => {
    agency.mockResolvedValue({ ok: true, data: null, message: 'Thank you.' })
    expect(await post(contact)).toEqual({ ...emptyState, outcome: { ok: true, message: 'Thank you.' } })
    expect(agency).toHaveBeenCalledExactlyOnceWith('contactUs', expect.anything(), expect.anything())
  })
  it('fields that are wrong', async () => {
    expect(await post({ ...contact, email: 'Ann', message: ' ' })).toEqual({
      values: { ...typed, email: 'Ann', message: ' ' },
      errors: {
        email: expect.stringContaining('full email address') as string,
        message: 'Please enter your message',
      },
      outcome: null,
    })
    expect(agency).not.toHaveBeenCalled()
  })
  it('an empty post', async () => {
    const state = await post({ [FORM_ID]: 'contact' })
    expect(Object.keys(state.errors)).toEqual(['name', 'email', 'contact_no', 'message', 'is_agree'])
    expect(state.values).toEqual({ name: '', email: '', contact_no: '', message: '' })
  })
  it('a refusal', async () => {
    agency.mockResolvedValue({ ok: false, message: 'Not today' })
    expect(await post(contact)).toEqual({ values: typed, errors: { '': 'Not today' }, outcome: null })
  })
  it('an outage; any other fault is thrown', async () => {
    agency.mockRejectedValueOnce(outage('down'))
    expect(await post(contact)).toMatchObject({
      values: typed,
      errors: { '': 'The service is not available at the moment. Please try again shortly.' },
    })
    agency.mockRejectedValueOnce(new AgencyError('internal'))
    await expect(post(contact)).rejects.toMatchObject({ code: 'internal' })
  })
  it('the field that only programs fill in', async () => {
    expect(await post({ ...contact, [HONEYPOT_FIELD]: 'spam' })).toEqual({
      values: typed,
      errors: { '': 'Bot check failed. Please try again.' },
      outcome: null,
    })
    expect(agency).not.toHaveBeenCalled()
  })
  it('passwords, valid or not', async () => {
    agency.mockResolvedValue({ ok: false, message: '' })
    const state = await post({ [FORM_ID]: 'login', email: 'ann@mail.example', password: 'Plum-Harvest' })
    expect(state).toEqual({
      values: { email: 'ann@mail.example' },
      errors: { '': 'Login failed. Please try again.' },
      outcome: null,
    })
    for (const { id, fields, needsScript } of forms) {
      if (needsScript) continue
      const values = Object.fromEntries(Object.keys(fields).map((name) => [name, 'Plum-Harvest']))
      const secrets = Object.keys(fields).filter((name) => fields[name] === 'secret')
      const { values: shown } = await post({ [FORM_ID]: id, ...values }).catch(() => emptyState)
      for (const name of secrets) expect(shown, id).not.toHaveProperty(name)
    }
  })
})

describe('a form of somebody who is logged in', () => {
  const profile = {
    [FORM_ID]: 'profile',
    title: 'Ms',
    first_name: 'Ann',
    last_name: 'Lee',
    mobile: '07700900001',
    buying_position: 'cash',
  }
  it('is sent for the user of the session, whatever the post says', async () => {
    expect(await post({ ...profile, user_id: '1' })).toMatchObject({
      outcome: { ok: true, message: 'Your details are saved.' },
    })
    expect(agency.mock.calls[0]?.[1]).toMatchObject({ user_id: 7 })
  })
  it('leads a visitor to the login, before anything is checked', async () => {
    user.mockRejectedValue(new Redirect('/login'))
    for (const { id, needsUser } of forms.filter(
      ({ needsUser, call }) => needsUser || call.startsWith('update'),
    ))
      await expect(post({ [FORM_ID]: id }), `${id} ${needsUser}`).rejects.toThrow('/login')
    expect(agency).not.toHaveBeenCalled()
  })
  it('leads somebody whose session has ended meanwhile to the login', async () => {
    agency.mockRejectedValue(new AgencyError('invalid_token'))
    await expect(post(profile)).rejects.toThrow('/login')
  })
  it('shows a refusal at the field that it is about', async () => {
    agency.mockResolvedValue({ ok: false, message: 'Current password is incorrect.' })
    const state = await post({
      [FORM_ID]: 'change-password',
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
  it('hands a token that the agency renews to the browser (D-164)', async () => {
    agency.mockImplementation(async (_call, _input, caller) => {
      ;(caller as { onToken: (token: string) => void }).onToken('renewed')
      return { ok: true, data: null, message: '' }
    })
    await post({
      [FORM_ID]: 'change-password',
      current_password: 'old',
      password: 'violet harbour',
      confirm_password: 'violet harbour',
    })
    expect(setSession).toHaveBeenCalledExactlyOnceWith({ id: 7, token: 'renewed' })
  })
  it('is a message with who writes, however the post names them', async () => {
    await post({
      [FORM_ID]: 'ask-a-question',
      about: 'Ask a question. Reference 7.',
      message: 'Is it sunny?',
      name: 'Eve',
      email: 'eve@mail.example',
    })
    expect(agency).toHaveBeenCalledExactlyOnceWith(
      'contactUs',
      {
        name: 'Ann Lee',
        email: 'ann@mail.example',
        contact_no: '-',
        message: 'Ask a question. Reference 7. Is it sunny?',
        is_agree: true,
        recaptcha_token: 'sent-without-script',
      },
      expect.anything(),
    )
  })
})
