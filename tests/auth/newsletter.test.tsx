// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NewsletterOffer } from '@/components/auth/newsletter-offer'
import { failures, freshBrowser, no, router, show, site, yes } from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
freshBrowser()
const RULE =
  'Please enter your email address. This must be your full email address, all in lower case, with no spaces.'
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))

async function offered(answers: Parameters<typeof site>[0] = {}) {
  window.localStorage.setItem('user', '{"id":-1}')
  const asked = site(answers)
  show(<NewsletterOffer />)
  await screen.findByRole('region', { name: 'Our newsletter' })
  return asked
}

test.each([
  ['a visitor', null, null],
  ['id 0', '{"id":0}', null],
  ['a user', '{"id":7}', 'token'],
  ['id -1 with a token', '{"id":-1}', 'token'],
  ['broken storage', '{', null],
  ['null', 'null', null],
])('is not offered to %s (NEWSL-01, D-32)', async (_who, user, token) => {
  if (user) window.localStorage.setItem('user', user)
  if (token) window.localStorage.setItem('token', token)
  show(<NewsletterOffer />)
  await import('@/components/auth/newsletter-strip')
  expect(screen.queryByRole('region')).toBeNull()
})

test('is offered to the stored user id -1, wants an address in small letters, and leads to the thanks (NEWSL-01 to NEWSL-04)', async () => {
  const asked = await offered({ subscribe_newsletter: yes() })
  for (const wrong of ['', 'Ann@example.com', 'ann hill@example.com', 'ann@example']) {
    await userEvent.clear(email())
    if (wrong) await userEvent.type(email(), wrong)
    await press()
    expect(await screen.findAllByText(RULE)).toHaveLength(2)
  }
  expect(asked).toEqual([])
  await userEvent.clear(email())
  await userEvent.type(screen.getByRole('textbox', { name: 'Name (optional)' }), 'Ann Hill')
  await userEvent.type(email(), 'ann@example.com')
  await press()
  await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/thank-you-subscriber'))
  expect(asked).toEqual([
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
  failures(
    [
      [
        'the agency’s words',
        no('Bot check failed. Please try again.'),
        'Bot check failed. Please try again.',
      ],
    ],
    'An error occurred. Please try again.',
  ),
)('says why it did not work: %s', async (_how, answer, words) => {
  await offered({ subscribe_newsletter: answer })
  await userEvent.type(email(), 'ann@example.com')
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(router.push).not.toHaveBeenCalled()
})
