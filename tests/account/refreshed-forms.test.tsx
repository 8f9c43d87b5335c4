// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PasswordForm } from '@/components/account/password-form'
import { PreferencesForm } from '@/components/account/preferences-form'
import { ProfileForm } from '@/components/account/profile-form'
import { AvailabilityForm } from '@/components/viewings/availability-form'
import { withSettings } from '../support/public-settings'
import { accepts, guest, loggedIn, mockCalls, refuses, renderWithSettings, seller } from './fixture'

const router = { refresh: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

beforeEach(() => router.refresh.mockReset())
afterEach(() => vi.unstubAllGlobals())

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Clears first, because user-event does not notice that a form was reset. */
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}

const preferences = { newsletter: true, notify_messages: true, notify_logins: true }

test.each([
  ['details', 'update_profile', 'Save your details', <ProfileForm key="form" user={seller} />],
  [
    'choices of emails',
    'update_preferences',
    'Save your choices',
    <PreferencesForm key="form" userId={7} preferences={preferences} />,
  ],
  [
    'times of viewings',
    'set_availability',
    'Save your times',
    <AvailabilityForm key="form" userId={7} weeklyPeriods={[]} />,
  ],
])(
  'saved %s refresh the page, so that Back does not show the former values',
  async (_, call, button, form) => {
    const sentCalls = mockCalls({ [call]: refuses('Not today'), session: loggedIn(seller) })
    renderWithSettings(form)
    await press(button)
    await screen.findByText('Not today')
    expect(router.refresh).not.toHaveBeenCalled()
    mockCalls({ [call]: accepts(), session: loggedIn(seller) })
    await press(button)
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    expect(sentCalls[0]?.call).toBe(call)
  },
)

test('a guest who has set a password can change it on the same page', async () => {
  const sentCalls = mockCalls({ change_password: accepts(), session: loggedIn(guest) })
  const { rerender } = renderWithSettings(<PasswordForm userId={8} email={guest.email} isGuest />)
  await retype('Password', 'violet harbour')
  await retype('The same password again', 'violet harbour')
  await press('Set your password')
  await screen.findByText(/Your password has been changed/)
  rerender(withSettings(<PasswordForm userId={8} email={guest.email} isGuest={false} />))
  await retype('Current password', 'violet harbour')
  await retype('New password', 'amber window')
  await retype('The new password again', 'amber window')
  await press('Change your password')
  await waitFor(() =>
    expect(sentCalls.filter(({ call }) => call === 'change_password').at(-1)?.body).toMatchObject({
      current_password: 'violet harbour',
      password: 'amber window',
    }),
  )
})
