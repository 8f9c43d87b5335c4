// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { announceBotProvider, forgetBotProvider, rejectBotProvider } from '@/lib/browser/bot-check'
import { ContactForm } from '@/components/contact/contact-form'
import { withSettings } from '../support/public-settings'
import { mockAnswer, replyAccepted, replyRefused, renderWithSettings } from './support'

// The server action is for posts without JavaScript, and loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
afterEach(() => vi.unstubAllGlobals())

const getField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const getButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' })
const EMAIL_ERROR =
  'Please enter your email address. This must be your full email address, all in lower case, with no spaces.'

async function fill({ email = 'ann@example.com', number = '01632 960001' } = {}) {
  await userEvent.type(getField('Name'), 'Ann Hill')
  await userEvent.type(getField('Email address'), email)
  await userEvent.type(getField('Contact number'), number)
  await userEvent.type(getField('Message'), 'Good morning')
  await userEvent.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(getButton().disabled).toBe(false))
}

test('has five required controls, no errors at first, and a disabled button (CONTACT-04, CONTACT-08 to CONTACT-10)', async () => {
  renderWithSettings(<ContactForm />)
  for (const name of ['Name', 'Email address', 'Contact number', 'Message'])
    expect(getField(name).required).toBe(true)
  expect(getField('Email address').type).toBe('email')
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', {
      name: /I agree to the terms and conditions and the privacy policy/,
    }).required,
  ).toBe(true)
  await waitFor(() => expect(getButton().disabled).toBe(true))
  expect(screen.queryByText(/^Please enter/)).toBeNull()
})

test('reports an error once a field was touched (CONTACT-05 to CONTACT-07)', async () => {
  renderWithSettings(<ContactForm />)
  for (const [name, message] of [
    ['Name', 'Please enter your name'],
    ['Email address', EMAIL_ERROR],
    ['Contact number', 'Please enter your contact number'],
    ['Message', 'Please enter your message'],
  ] as const) {
    expect(screen.queryByText(message)).toBeNull()
    await userEvent.click(getField(name))
    await userEvent.tab()
    await screen.findByText(message)
    expect(getField(name).getAttribute('aria-invalid')).toBe('true')
    const descriptionId = getField(name).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(descriptionId)?.textContent).toBe(message)
  }
})

test('refuses an address with spaces or without a domain (CONTACT-06, D-104)', async () => {
  renderWithSettings(<ContactForm />)
  for (const invalidAddress of ['ann hill@example.com', 'ann@example']) {
    await userEvent.clear(getField('Email address'))
    await userEvent.type(getField('Email address'), invalidAddress)
    await userEvent.tab()
    await screen.findByText(EMAIL_ERROR)
  }
})

test('sends an address with capitals in lower case, and a UK number without country code and spaces (D-104)', async () => {
  const sentBodies = mockAnswer(replyAccepted('Thank you.'))
  renderWithSettings(<ContactForm />)
  await fill({ email: 'Ann@Example.com', number: '+44 (0)1632 960-001' })
  await userEvent.click(getButton())
  await screen.findByRole('status')
  expect(sentBodies[0]).toMatchObject({ email: 'ann@example.com', contact_no: '01632960001' })
})

test('sends the fields with a bot-check token, and shows the reply in place of the form (CONTACT-11 to CONTACT-13)', async () => {
  const sentBodies = mockAnswer(replyAccepted('Thank you.'))
  renderWithSettings(<ContactForm />)
  await fill()
  await userEvent.click(getButton())
  const banner = await screen.findByRole('status')
  expect(banner.textContent?.trim()).toBe('Thank you.')
  expect(document.querySelector('[data-outcome="success"]')).toBe(document.activeElement)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(sentBodies).toEqual([
    {
      name: 'Ann Hill',
      email: 'ann@example.com',
      contact_no: '01632960001',
      message: 'Good morning',
      is_agree: true,
      recaptcha_token: expect.stringMatching(/^local\.contact_us\./) as string, // D-34
    },
  ])
})

test('a refusal replaces the form too, and a button leads back to the typed values (CONTACT-14)', async () => {
  mockAnswer(replyRefused('Not today'))
  renderWithSettings(<ContactForm />)
  await fill()
  await userEvent.click(getButton())
  expect((await screen.findByRole('alert')).textContent?.trim()).toBe('Not today')
  expect(document.querySelector('[data-outcome="danger"]')).not.toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect([
    getField('Name').value,
    getField('Message').value,
    screen.getByRole<HTMLInputElement>('checkbox').checked,
  ]).toEqual(['Ann Hill', 'Good morning', true])
})

for (const [failure, createAnswer] of [
  ['an error status', () => new Response('', { status: 500 })],
  ['no answer', () => Promise.reject(new TypeError('network'))],
] as const)
  test(`${failure} shows nothing, and the form stays as it is (CONTACT-15)`, async () => {
    const sentBodies = mockAnswer(createAnswer)
    renderWithSettings(<ContactForm />)
    await fill()
    await userEvent.click(getButton())
    await waitFor(() => expect(sentBodies).toHaveLength(1))
    await waitFor(() => expect(getButton().disabled).toBe(false))
    expect(getField('Message').value).toBe('Good morning')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })

test('if the browser blocks the bot check, an error is shown and nothing is sent (D-34)', async () => {
  const sentBodies = mockAnswer(replyAccepted('Thank you'))
  renderWithSettings(<ContactForm />)
  await fill()
  announceBotProvider()
  rejectBotProvider(new Error('blocked'))
  await userEvent.click(getButton())
  expect((await screen.findByRole('alert')).textContent).toContain('Bot check failed. Please try again.')
  expect(sentBodies).toEqual([])
  forgetBotProvider()
})

test('values typed before hydration are kept', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const view = withSettings(<ContactForm />)
  host.innerHTML = renderToString(view)
  const nameField = host.querySelector<HTMLInputElement>('#name')
  if (nameField) nameField.value = 'Early Bird'
  render(view, { container: host, hydrate: true })
  // Hydration switches the browser's own checks off, so it is over when `noValidate` is set.
  await waitFor(() => expect(host.querySelector<HTMLFormElement>('form')?.noValidate).toBe(true))
  expect(host.querySelector<HTMLInputElement>('#name')?.value).toBe('Early Bird')
  host.remove()
})
