// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ValuationForm } from '@/components/contact/valuation-form'
import { valuationFormSchema } from '@/lib/contract/enquiry-rules'
import { mockAnswer, replyAccepted, replyRefused, renderWithSettings } from './support'

// The server action is for posts without JavaScript, and loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
afterEach(() => vi.unstubAllGlobals())

const getField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const getBedroomsField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Number of bedrooms' })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Request a valuation' }))
const ADDRESS_ERROR = 'Please enter your address'
const PHONE_ERROR = 'Please enter a UK mobile number starting with 0 and containing 11 digits.'
/** The error messages, in the order of the fields: the home first, the person last. */
const errorMessages = [
  ADDRESS_ERROR,
  'Please enter your name',
  'Please enter a valid email address',
  PHONE_ERROR,
  'You must agree to the terms.',
]

async function fill() {
  await userEvent.type(getField('Name'), 'Ann Hill')
  await userEvent.type(getField('Email address'), 'Ann@example.com')
  await userEvent.type(getField('Contact number'), '07700900123')
  await userEvent.type(getField('Address of the property'), '1 High Street, Witham')
  await userEvent.selectOptions(getBedroomsField(), '4')
  await userEvent.click(screen.getByRole('checkbox'))
}

test('the form has the specified fields, one bedroom at first, and no errors (VALUATION-02, VALUATION-08)', () => {
  renderWithSettings(<ValuationForm />)
  expect([...getBedroomsField().options].map(({ text }) => text)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
  ])
  expect(getBedroomsField().value).toBe('1')
  for (const control of [
    getField('Name'),
    getField('Email address'),
    getField('Contact number'),
    getField('Address of the property'),
    getBedroomsField(),
    screen.getByRole<HTMLInputElement>('checkbox'),
  ])
    expect(control.required).toBe(true)
  for (const text of errorMessages) expect(screen.queryByText(text)).toBeNull()
})

test('an empty form reports all errors in the focused summary and at each field (VALUATION-03 to VALUATION-08)', async () => {
  const sentBodies = mockAnswer(replyAccepted('ok'))
  renderWithSettings(<ValuationForm />)
  await submit()
  const summary = await screen.findByRole('alert', { name: 'There is a problem' })
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(errorMessages)
  await waitFor(() => expect(document.activeElement).toBe(summary))
  for (const text of errorMessages) expect(screen.getAllByText(text)).toHaveLength(2)
  await userEvent.click(within(summary).getByRole('link', { name: ADDRESS_ERROR }))
  expect(document.activeElement).toBe(getField('Address of the property'))
  expect(sentBodies).toEqual([])
})

test('after its blur an invalid telephone number is reported, and no other error (VALUATION-05, VALUATION-08)', async () => {
  renderWithSettings(<ValuationForm />)
  for (const invalidNumber of ['7700900123', '077009001234', '+337700900123', '0770090012a']) {
    await userEvent.clear(getField('Contact number'))
    await userEvent.type(getField('Contact number'), invalidNumber)
    await userEvent.tab()
    await screen.findByText(PHONE_ERROR)
  }
  expect(screen.queryByText(ADDRESS_ERROR)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['07700 900123', ' 07700-900-123', '(07700) 900 123', '+44 (0)7700 900123'])(
  'a telephone number may have spaces and punctuation, and is sent as digits: %s (VALUATION-05)',
  (typedNumber) => {
    const form = {
      name: 'Ann',
      email: 'ann@example.com',
      address: '1 High Street',
      number_of_bedrooms: '4',
      is_agree: true,
    }
    expect(valuationFormSchema.parse({ ...form, contact_no: typedNumber })).toMatchObject({
      contact_no: '07700900123',
    })
  },
)

test('sends address and bedrooms in the message of a contact call, and shows the reply in place of the form (VALUATION-09 to VALUATION-11, VALUATION-13, D-106)', async () => {
  const sentBodies = mockAnswer(replyAccepted('Thank you.'))
  renderWithSettings(<ValuationForm />)
  await fill()
  await submit()
  expect((await screen.findByRole('status')).textContent?.trim()).toBe('Thank you.')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(sentBodies).toEqual([
    {
      name: 'Ann Hill',
      email: 'ann@example.com',
      contact_no: '07700900123',
      message: 'Valuation request. Address: 1 High Street, Witham. Number of bedrooms: 4.',
      is_agree: true,
      recaptcha_token: expect.stringMatching(/.+/) as string,
    },
  ])
})

for (const [shownMessage, createAnswer, errorMessage] of [
  ['the agency’s message', replyRefused('Not today'), 'Not today'],
  [
    'a fixed message after an error status',
    () => new Response('', { status: 503 }),
    'Submission failed. Please try again.',
  ],
  [
    'a fixed message without an answer',
    () => Promise.reject(new TypeError('network')),
    'Submission failed. Please try again.',
  ],
] as const)
  test(`a failure shows ${shownMessage} in place of the form, which keeps typed values (VALUATION-12, VALUATION-13)`, async () => {
    mockAnswer(createAnswer)
    renderWithSettings(<ValuationForm />)
    await fill()
    await submit()
    await waitFor(() =>
      expect(document.querySelector('[data-outcome="danger"]')?.textContent).toContain(errorMessage),
    )
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
    expect([
      getField('Name').value,
      getField('Address of the property').value,
      getBedroomsField().value,
      screen.getByRole<HTMLInputElement>('checkbox').checked,
    ]).toEqual(['Ann Hill', '1 High Street, Witham', '4', true])
  })
