// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DeleteAccount } from '@/components/account/delete-account'
import { PasswordForm } from '@/components/account/password-form'
import { PreferencesForm } from '@/components/account/preferences-form'
import { ProfileForm } from '@/components/account/profile-form'
import { toasts } from '@/components/notifications/toast-store'
import { navigation } from '@/lib/browser/navigation'
import { accountMessages } from '@/lib/contract/account-messages'
import {
  mockCalls,
  accepts,
  answersInTurn,
  guest,
  loggedIn,
  loggedOut,
  refuses,
  seller,
  renderWithSettings,
} from './fixture'

const router = { refresh: vi.fn(), replace: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/my-account/profile')
})
afterEach(() => vi.unstubAllGlobals())

const getTextBox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const retype = async (element: HTMLElement, text: string) => {
  await userEvent.clear(element)
  await userEvent.type(element, text)
}

describe('the profile (B-03)', () => {
  test('shows the user’s details, saves them by one call, and reports success', async () => {
    const sentCalls = mockCalls({
      update_profile: accepts(seller),
      session: loggedIn({ ...seller, first_name: 'Anne' }),
    })
    renderWithSettings(<ProfileForm user={seller} />)
    expect([
      getTextBox('First name').value,
      getTextBox('Last name').value,
      getTextBox('Mobile number').value,
    ]).toEqual(['Ann', 'Hill', '07700900001'])
    expect(
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your position' }).selectedOptions[0]?.text,
    ).toBe('Property to sell - on the market')
    await retype(getTextBox('First name'), 'Anne')
    await pressButton('Save your details')
    expect((await screen.findByText('Your details are saved.')).closest('[role=status]')).not.toBeNull()
    expect(sentCalls[0]).toEqual({
      call: 'update_profile',
      body: {
        user_id: 7,
        title: 'Ms',
        first_name: 'Anne',
        last_name: 'Hill',
        mobile: '07700900001',
        buying_position: 'property_market',
      },
    })
    await waitFor(() => expect(window.localStorage.getItem('user')).toContain('Anne'))
    await userEvent.type(getTextBox('Last name'), 's')
    expect(screen.queryByText('Your details are saved.')).toBeNull()
  })

  test('reports errors with the signup’s messages, in the summary and at the fields, and sends nothing (SIGNUP-10 to SIGNUP-14)', async () => {
    const sentCalls = mockCalls({})
    renderWithSettings(<ProfileForm user={seller} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Title' }), 'Choose')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Your position' }), 'Choose')
    await userEvent.clear(getTextBox('First name'))
    await userEvent.clear(getTextBox('Last name'))
    await retype(getTextBox('Mobile number'), '+33 7700 900001')
    await pressButton('Save your details')
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    for (const message of [
      accountMessages.title,
      accountMessages.firstName,
      accountMessages.lastName,
      accountMessages.mobile,
      accountMessages.position,
    ])
      expect(screen.getAllByText(message)).toHaveLength(2)
    expect(getTextBox('Mobile number').getAttribute('aria-invalid')).toBe('true')
    expect(sentCalls).toEqual([])
    await userEvent.click(screen.getByRole('link', { name: accountMessages.mobile }))
    await waitFor(() => expect(document.activeElement).toBe(getTextBox('Mobile number')))
  })

  test('a refusal, an error status and a network error are reported, and all values are kept', async () => {
    const outage = () => new Response('', { status: 503 })
    const networkError = () => Promise.reject(new TypeError('network'))
    mockCalls({ update_profile: answersInTurn(refuses('Not today'), outage, networkError) })
    renderWithSettings(<ProfileForm user={seller} />)
    await retype(getTextBox('First name'), 'Annabel')
    for (const message of ['Not today', /^We got no answer/, /^We got no answer/]) {
      await pressButton('Save your details')
      expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull()
      expect(getTextBox('First name').value).toBe('Annabel')
    }
  })

  test('is sent once even if the button is pressed again, and the button shows that it is being sent', async () => {
    let resolveAnswer: (response: Response) => void = () => undefined
    const sentCalls = mockCalls({
      update_profile: () =>
        new Promise<Response>((resolve) => {
          resolveAnswer = resolve
        }),
      session: loggedIn(seller),
    })
    renderWithSettings(<ProfileForm user={seller} />)
    const button = screen.getByRole('button', { name: 'Save your details' })
    await userEvent.dblClick(button)
    await waitFor(() => expect(sentCalls).toHaveLength(1))
    expect(button.textContent).toBe('Saving…')
    expect(button.getAttribute('aria-busy')).toBe('true')
    await userEvent.click(button)
    await act(async () => resolveAnswer(accepts(seller)()))
    await screen.findByText('Your details are saved.')
    expect(sentCalls.filter(({ call }) => call === 'update_profile')).toHaveLength(1)
  })

  test('keeps typed values when the session has ended, and restores them for the same user only (D-09)', async () => {
    const navigateSpy = vi.spyOn(navigation, 'to').mockImplementation(() => undefined)
    mockCalls({ update_profile: () => new Response('{}', { status: 401 }), session: loggedOut })
    const { unmount } = renderWithSettings(<ProfileForm user={seller} />)
    await retype(getTextBox('First name'), 'Annabel')
    await pressButton('Save your details')
    await waitFor(() => expect(navigateSpy).toHaveBeenCalledWith('/login'))
    expect(window.localStorage.getItem('lastURL')).toBe('/my-account/profile')
    unmount()
    const other = renderWithSettings(<ProfileForm user={{ ...guest, first_name: 'Gus' }} />)
    expect(getTextBox('First name').value).toBe('Gus')
    other.unmount()
    renderWithSettings(<ProfileForm user={seller} />)
    await waitFor(() => expect(getTextBox('First name').value).toBe('Annabel'))
    expect(await screen.findByText(/What you typed is still here/)).toBeTruthy()
    navigateSpy.mockRestore()
  })
})

describe('the password (B-04)', () => {
  const getPasswordField = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
  interface Passwords {
    /** Left out for a guest, whose form has no such field. */
    current?: string
    next: string
    repeated?: string
  }
  const fillPasswords = async ({ current, next, repeated = next }: Passwords) => {
    if (current !== undefined) await retype(getPasswordField(/^Current password$/), current)
    await retype(getPasswordField(/^New password$|^Password$/), next)
    await retype(getPasswordField(/again$/), repeated)
  }

  test('the rules are shown at once, and password managers find the username (D-163)', () => {
    renderWithSettings(<PasswordForm userId={7} email="ann@example.com" isGuest={false} />)
    expect(screen.getByText(/At least 8 characters/)).toBeTruthy()
    expect(getPasswordField(/^Current password$/).autocomplete).toBe('current-password')
    expect(getPasswordField(/again$/).autocomplete).toBe('new-password')
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('ann@example.com')
  })

  test('empty, different and short passwords are reported with the specified messages (SIGNUP-16, SIGNUP-17)', async () => {
    const sentCalls = mockCalls({})
    renderWithSettings(<PasswordForm userId={7} email="ann@example.com" isGuest={false} />)
    await pressButton('Change your password')
    for (const message of [
      accountMessages.currentPassword,
      accountMessages.newPassword,
      accountMessages.confirmPassword,
    ])
      expect(await screen.findAllByText(message)).toHaveLength(2)
    await fillPasswords({ current: 'old', next: 'violet harbour', repeated: 'violet harbours' })
    await pressButton('Change your password')
    expect(await screen.findAllByText(accountMessages.match)).toHaveLength(2)
    await fillPasswords({ current: 'old', next: 'short' })
    await pressButton('Change your password')
    expect(await screen.findAllByText(accountMessages.weak)).toHaveLength(2)
    expect(sentCalls).toEqual([])
  })

  test('after a change the form says so, empties its fields, and checks the session (D-164)', async () => {
    const sentCalls = mockCalls({ change_password: accepts(), session: loggedIn(seller) })
    renderWithSettings(<PasswordForm userId={7} email="ann@example.com" isGuest={false} />)
    await fillPasswords({ current: 'old one', next: 'violet harbour' })
    await pressButton('Change your password')
    await screen.findByText(/Your password has been changed/)
    expect(sentCalls.map(({ call }) => call)).toEqual(['change_password', 'session'])
    expect(sentCalls[0]?.body).toEqual({
      user_id: 7,
      current_password: 'old one',
      password: 'violet harbour',
      confirm_password: 'violet harbour',
    })
    expect([
      getPasswordField(/^Current password$/).value,
      getPasswordField(/^New password$/).value,
      getPasswordField(/again$/).value,
    ]).toEqual(['', '', ''])
    expect(router.refresh).toHaveBeenCalled()
  })

  test('a guest sets a first password', async () => {
    const sentCalls = mockCalls({ change_password: accepts(), session: loggedIn(guest) })
    renderWithSettings(<PasswordForm userId={8} email="gus@example.com" isGuest />)
    expect(screen.queryByLabelText(/^Current password$/)).toBeNull()
    await fillPasswords({ next: 'violet harbour' })
    await pressButton('Set your password')
    await screen.findByText(/Your password has been changed/)
    expect(sentCalls[0]?.body).toEqual({
      user_id: 8,
      password: 'violet harbour',
      confirm_password: 'violet harbour',
    })
  })

  test('the agency’s refusals are shown at the fields that they concern', async () => {
    const refusals = ['Current password is incorrect.', accountMessages.weak].map(refuses)
    mockCalls({ change_password: answersInTurn(...refusals) })
    renderWithSettings(<PasswordForm userId={7} email="ann@example.com" isGuest={false} />)
    await fillPasswords({ current: 'old one', next: 'password1234' })
    await pressButton('Change your password')
    await waitFor(() =>
      expect(getPasswordField(/^Current password$/).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(getPasswordField(/^New password$/).value).toBe('password1234')
    await pressButton('Change your password')
    await waitFor(() => expect(getPasswordField(/^New password$/).getAttribute('aria-invalid')).toBe('true'))
    expect(getPasswordField(/^Current password$/).getAttribute('aria-invalid')).toBeNull()
  })
})

test('all preferences are sent, and reported as saved', async () => {
  const sentCalls = mockCalls({ update_preferences: accepts() })
  renderWithSettings(
    <PreferencesForm
      userId={7}
      preferences={{ newsletter: true, notify_messages: true, notify_logins: false }}
    />,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /The newsletter/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /somebody logs in/ }))
  await pressButton('Save your choices')
  await screen.findByText('Your choices are saved.')
  expect(sentCalls[0]?.body).toEqual({
    user_id: 7,
    newsletter: false,
    notify_messages: true,
    notify_logins: true,
  })
})

describe('deleting the account', () => {
  test('requires the typed word “delete” and the password, and reports a wrong password at its field', async () => {
    const sentCalls = mockCalls({ delete_account: refuses('Current password is incorrect.') })
    renderWithSettings(<DeleteAccount userId={7} email="ann@example.com" isGuest={false} />)
    await pressButton('Delete my account for good')
    expect(await screen.findAllByText('Please type delete to confirm.')).toHaveLength(2)
    expect(screen.getAllByText(accountMessages.currentPassword)).toHaveLength(2)
    expect(sentCalls).toEqual([])
    await userEvent.type(getTextBox('Type “delete” to confirm'), ' Delete ')
    await userEvent.type(screen.getByLabelText('Your password'), 'wrong one')
    await pressButton('Delete my account for good')
    expect(await screen.findAllByText('Current password is incorrect.')).toHaveLength(2)
    expect(sentCalls).toEqual([
      { call: 'delete_account', body: { user_id: 7, current_password: 'wrong one' } },
    ])
  })

  test('clears the login and the stored list of saved homes, shows a toast, and goes to the home page', async () => {
    window.localStorage.setItem('token', 'socket-secret')
    window.localStorage.setItem('account_saved_homes', '{"sale:12":1}')
    const sentCalls = mockCalls({ delete_account: accepts() })
    renderWithSettings(<DeleteAccount userId={8} email="gus@example.com" isGuest />)
    expect(screen.queryByLabelText('Your password')).toBeNull()
    await userEvent.type(getTextBox('Type “delete” to confirm'), 'delete')
    await pressButton('Delete my account for good')
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'))
    expect(sentCalls[0]?.body).toEqual({ user_id: 8 })
    expect(window.localStorage.getItem('token')).toBeNull()
    expect(window.localStorage.getItem('account_saved_homes')).toBeNull()
    expect(toasts.get().map(({ title }) => title)).toContain('Your account is deleted')
  })
})
