// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NewsletterOffer } from '@/components/auth/newsletter-offer'
import {
  listFailures,
  resetBrowserBeforeEach,
  refuses,
  router,
  renderWithSettings,
  mockApi,
  accepts,
} from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
resetBrowserBeforeEach()
const EMAIL_MESSAGE =
  'Please enter your email address. This must be your full email address, all in lower case, with no spaces.'
const getEmailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
const pressSubscribe = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))

async function showOffer(answers: Parameters<typeof mockApi>[0] = {}) {
  window.localStorage.setItem('user', '{"id":-1}')
  const requests = mockApi(answers)
  renderWithSettings(<NewsletterOffer />)
  await screen.findByRole('region', { name: 'Our newsletter' })
  return requests
}

test.each([
  ['a visitor', null, null],
  ['a stored user of id 0', '{"id":0}', null],
  ['a logged-in user', '{"id":7}', 'token'],
  ['a logged-in user of id -1', '{"id":-1}', 'token'],
  ['a visitor with broken storage', '{', null],
  ['a visitor whose stored user is null', 'null', null],
])('the newsletter is not offered to %s (NEWSL-01, D-32)', async (_who, user, token) => {
  if (user) window.localStorage.setItem('user', user)
  if (token) window.localStorage.setItem('token', token)
  renderWithSettings(<NewsletterOffer />)
  // The form is loaded on demand. Once it is loaded here, it would be visible if it were offered.
  await import('@/components/auth/newsletter-strip')
  expect(screen.queryByRole('region')).toBeNull()
})

test('the newsletter is offered to user id -1, accepts an address in capitals, and opens the thank-you page (NEWSL-01 to NEWSL-04)', async () => {
  const requests = await showOffer({ subscribe_newsletter: accepts() })
  for (const wrong of ['', 'ann hill@example.com', 'ann@example']) {
    await userEvent.clear(getEmailField())
    if (wrong) await userEvent.type(getEmailField(), wrong)
    await pressSubscribe()
    expect(await screen.findAllByText(EMAIL_MESSAGE), 'in the summary and at the field').toHaveLength(2)
  }
  expect(requests).toEqual([])
  await userEvent.clear(getEmailField())
  await userEvent.type(screen.getByRole('textbox', { name: 'Name (optional)' }), 'Ann Hill')
  await userEvent.type(getEmailField(), 'Ann@Example.com')
  await pressSubscribe()
  await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/thank-you-subscriber'))
  expect(requests).toEqual([
    {
      call: 'subscribe_newsletter',
      body: {
        subscriber_name: 'Ann Hill',
        subscriber_email: 'ann@example.com',
        recaptcha_token: expect.stringMatching(/^local\.subscribe_newsletter\./) as string,
      },
    },
  ])
})

test.each(
  listFailures({
    refusals: [
      [
        'the agency’s message',
        refuses('Bot check failed. Please try again.'),
        'Bot check failed. Please try again.',
      ],
    ],
    noReplyMessage: 'An error occurred. Please try again.',
  }),
)('a failed subscription shows its reason: %s', async (_case, answer, message) => {
  await showOffer({ subscribe_newsletter: answer })
  await userEvent.type(getEmailField(), 'Ann@Example.com')
  await pressSubscribe()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(router.push).not.toHaveBeenCalled()
})
