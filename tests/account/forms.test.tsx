// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DeleteAccount } from '@/components/account/delete-account'
import { PasswordForm } from '@/components/account/password-form'
import { PreferencesForm } from '@/components/account/preferences-form'
import { ProfileForm } from '@/components/account/profile-form'
import { toasts } from '@/components/notifications/toast-store'
import { navigation } from '@/lib/browser/expired-session'
import { accountMessages } from '@/lib/contract/account-messages'
import { answerCalls, good, guest, loggedIn, loggedOut, refused, seller, show } from './fixture'

const router = { refresh: vi.fn(), replace: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/my-account/profile')
})
afterEach(() => vi.unstubAllGlobals())

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const retype = async (element: HTMLElement, text: string) => {
  await userEvent.clear(element)
  await userEvent.type(element, text)
}

describe('the profile (B-03)', () => {
  test('shows what is known, saves it by one call, and says so in place', async () => {
    const sent = answerCalls({
      update_profile: good(seller),
      session: loggedIn({ ...seller, first_name: 'Anne' }),
    })
    show(<ProfileForm user={seller} />)
    expect([box('First name').value, box('Last name').value, box('Mobile number').value]).toEqual([
      'Ann',
      'Hill',
      '07700900001',
    ])
    expect(
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your position' }).selectedOptions[0]?.text,
    ).toBe('Property to sell - on the market')
    await retype(box('First name'), 'Anne')
    await press('Save your details')
    expect((await screen.findByText('Your details are saved.')).closest('[role=status]')).not.toBeNull()
    expect(sent[0]).toEqual({
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
    await userEvent.type(box('Last name'), 's')
    expect(screen.queryByText('Your details are saved.')).toBeNull()
  })

  test('tells what is wrong in the words of the signup, above and beside the fields, and sends nothing (SIGNUP-10 to SIGNUP-14)', async () => {
    const sent = answerCalls({})
    show(<ProfileForm user={seller} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Title' }), 'Choose')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Your position' }), 'Choose')
    await userEvent.clear(box('First name'))
    await userEvent.clear(box('Last name'))
    await retype(box('Mobile number'), '+44 7700 900001')
    await press('Save your details')
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    for (const words of [
      accountMessages.title,
      accountMessages.firstName,
      accountMessages.lastName,
      accountMessages.mobile,
      accountMessages.position,
    ])
      expect(screen.getAllByText(words)).toHaveLength(2)
    expect(box('Mobile number').getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('link', { name: accountMessages.mobile }))
    await waitFor(() => expect(document.activeElement).toBe(box('Mobile number')))
  })

  test('a refusal, an error status and no answer are told, and every value stays', async () => {
    const answers = [
      refused('Not today'),
      () => new Response('', { status: 503 }),
      () => Promise.reject(new TypeError('network')),
    ]
    answerCalls({ update_profile: () => (answers.shift() ?? good())() })
    show(<ProfileForm user={seller} />)
    await retype(box('First name'), 'Annabel')
    for (const words of ['Not today', /^We got no answer/, /^We got no answer/]) {
      await press('Save your details')
      expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull()
      expect(box('First name').value).toBe('Annabel')
    }
  })

  test('is sent once, however often it is asked to, and says that it is on its way', async () => {
    let answer: (response: Response) => void = () => undefined
    const sent = answerCalls({
      update_profile: () =>
        new Promise<Response>((resolve) => {
          answer = resolve
        }),
      session: loggedIn(seller),
    })
    show(<ProfileForm user={seller} />)
    const button = screen.getByRole('button', { name: 'Save your details' })
    await userEvent.dblClick(button)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect([button.textContent, button.getAttribute('aria-busy')]).toEqual(['Saving…', 'true'])
    await userEvent.click(button)
    await act(async () => answer(good(seller)()))
    await screen.findByText('Your details are saved.')
    expect(sent.filter(({ call }) => call === 'update_profile')).toHaveLength(1)
  })

  test('a session that ended keeps what was typed for the same person, and no other (D-09)', async () => {
    const left = vi.spyOn(navigation, 'to').mockImplementation(() => undefined)
    answerCalls({ update_profile: () => new Response('{}', { status: 401 }), session: loggedOut })
    const { unmount } = show(<ProfileForm user={seller} />)
    await retype(box('First name'), 'Annabel')
    await press('Save your details')
    await waitFor(() => expect(left).toHaveBeenCalledWith('/login'))
    expect(window.localStorage.getItem('lastURL')).toBe('/my-account/profile')
    unmount()
    const other = show(<ProfileForm user={{ ...guest, first_name: 'Gus' }} />)
    expect(box('First name').value).toBe('Gus')
    other.unmount()
    show(<ProfileForm user={seller} />)
    await waitFor(() => expect(box('First name').value).toBe('Annabel'))
    expect(screen.getByText(/What you had typed is here again/)).toBeTruthy()
    left.mockRestore()
  })
})

describe('the password (B-04)', () => {
  const secret = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
  const fill = async (current: string | null, one: string, two: string) => {
    if (current !== null) await retype(secret(/^Current password$/), current)
    await retype(secret(/^New password$|^Password$/), one)
    await retype(secret(/again$/), two)
  }

  test('its rules stand there before anything is typed, and managers know whose it is (D-163)', () => {
    show(<PasswordForm userId={7} email="ann@example.com" isGuest={false} />)
    expect(screen.getByText(/At least 8 characters/)).toBeTruthy()
    expect(secret(/^Current password$/).autocomplete).toBe('current-password')
    expect(secret(/again$/).autocomplete).toBe('new-password')
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('ann@example.com')
  })

  test('empty, unequal and short ones are told in the stated words first (SIGNUP-16, SIGNUP-17)', async () => {
    const sent = answerCalls({})
    show(<PasswordForm userId={7} email="ann@example.com" isGuest={false} />)
    await press('Change your password')
    for (const words of [
      accountMessages.currentPassword,
      accountMessages.newPassword,
      accountMessages.confirmPassword,
    ])
      expect(await screen.findAllByText(words)).toHaveLength(2)
    await fill('old', 'violet harbour', 'violet harbours')
    await press('Change your password')
    expect(await screen.findAllByText(accountMessages.match)).toHaveLength(2)
    await fill('old', 'short', 'short')
    await press('Change your password')
    expect(await screen.findAllByText(accountMessages.weak)).toHaveLength(2)
    expect(sent).toEqual([])
  })

  test('a change is told, empties the fields, and asks whose session this is now (D-164)', async () => {
    const sent = answerCalls({ change_password: good(), session: loggedIn(seller) })
    show(<PasswordForm userId={7} email="ann@example.com" isGuest={false} />)
    await fill('old one', 'violet harbour', 'violet harbour')
    await press('Change your password')
    await screen.findByText(/Your password is changed/)
    expect(sent.map(({ call }) => call)).toEqual(['change_password', 'session'])
    expect(sent[0]?.body).toEqual({
      user_id: 7,
      current_password: 'old one',
      password: 'violet harbour',
      confirm_password: 'violet harbour',
    })
    expect([
      secret(/^Current password$/).value,
      secret(/^New password$/).value,
      secret(/again$/).value,
    ]).toEqual(['', '', ''])
    expect(router.refresh).toHaveBeenCalled()
  })

  test('a guest sets one without having had one', async () => {
    const sent = answerCalls({ change_password: good(), session: loggedIn(guest) })
    show(<PasswordForm userId={8} email="gus@example.com" isGuest />)
    expect(screen.queryByLabelText(/^Current password$/)).toBeNull()
    await fill(null, 'violet harbour', 'violet harbour')
    await press('Set your password')
    await screen.findByText(/Your password is changed/)
    expect(sent[0]?.body).toEqual({
      user_id: 8,
      password: 'violet harbour',
      confirm_password: 'violet harbour',
    })
  })

  test('the agency’s refusals stand at the field that they are about', async () => {
    const answers = ['Current password is incorrect.', accountMessages.weak].map(refused)
    answerCalls({ change_password: () => (answers.shift() ?? good())() })
    show(<PasswordForm userId={7} email="ann@example.com" isGuest={false} />)
    await fill('old one', 'password1234', 'password1234')
    await press('Change your password')
    await waitFor(() => expect(secret(/^Current password$/).getAttribute('aria-invalid')).toBe('true'))
    expect(secret(/^New password$/).value).toBe('password1234')
    await press('Change your password')
    await waitFor(() => expect(secret(/^New password$/).getAttribute('aria-invalid')).toBe('true'))
    expect(secret(/^Current password$/).getAttribute('aria-invalid')).toBeNull()
  })
})

test('choices are sent as they stand, and said to be saved', async () => {
  const sent = answerCalls({ update_preferences: good() })
  show(
    <PreferencesForm
      userId={7}
      preferences={{ newsletter: true, notify_messages: true, notify_logins: false }}
    />,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /The newsletter/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /somebody logs in/ }))
  await press('Save your choices')
  await screen.findByText('Your choices are saved.')
  expect(sent[0]?.body).toEqual({ user_id: 7, newsletter: false, notify_messages: true, notify_logins: true })
})

describe('deleting the account', () => {
  test('asks for the word and the password, and tells a wrong password at its field', async () => {
    const sent = answerCalls({ delete_account: refused('Current password is incorrect.') })
    show(<DeleteAccount userId={7} email="ann@example.com" isGuest={false} />)
    await press('Delete my account for good')
    expect(await screen.findAllByText('Please type delete to confirm.')).toHaveLength(2)
    expect(screen.getAllByText(accountMessages.currentPassword)).toHaveLength(2)
    expect(sent).toEqual([])
    await userEvent.type(box('Type “delete” to confirm'), ' Delete ')
    await userEvent.type(screen.getByLabelText('Your password'), 'wrong one')
    await press('Delete my account for good')
    expect(await screen.findAllByText('Current password is incorrect.')).toHaveLength(2)
    expect(sent).toEqual([{ call: 'delete_account', body: { user_id: 7, current_password: 'wrong one' } }])
  })

  test('forgets the login, says that it is done, and leaves', async () => {
    window.localStorage.setItem('token', 'socket-secret')
    const sent = answerCalls({ delete_account: good() })
    show(<DeleteAccount userId={8} email="gus@example.com" isGuest />)
    expect(screen.queryByLabelText('Your password')).toBeNull()
    await userEvent.type(box('Type “delete” to confirm'), 'delete')
    await press('Delete my account for good')
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'))
    expect(sent[0]?.body).toEqual({ user_id: 8 })
    expect(window.localStorage.getItem('token')).toBeNull()
    expect(toasts.get().map(({ title }) => title)).toContain('Your account is deleted')
  })
})
