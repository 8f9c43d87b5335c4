// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DataComplaintForm } from '@/components/legal/data-complaint-form'
import { formatDataComplaint } from '@/lib/contract/enquiry-messages'
import { contactFormSchema, dataComplaintFormSchema } from '@/lib/contract/enquiry-rules'
import { mockAnswer, replyAccepted, replyRefused, renderWithSettings } from '../contact/support'

// The server action is for posts without JavaScript, and loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
afterEach(() => vi.unstubAllGlobals())

const renderForm = () => renderWithSettings(<DataComplaintForm />)

const getField = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send complaint' }))

async function fill() {
  await userEvent.type(getField('Name'), 'Ann Hill')
  await userEvent.type(getField('Email address'), 'Ann@example.com')
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Marketing or cookies')
  await userEvent.type(getField('What happened?'), 'The newsletter came again.')
  await userEvent.click(screen.getByRole('checkbox'))
}

test('an empty form reports all fields but telephone and wish, which are optional', async () => {
  const sentBodies = mockAnswer(replyAccepted('ok'))
  renderForm()
  await submit()
  const summary = await screen.findByRole('alert', { name: 'There is a problem' })
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Please enter your name',
    'Please enter a valid email address',
    'Please choose what your complaint is about',
    'Please tell us what happened',
    'Please tick the box so that we may look into your complaint.',
  ])
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(sentBodies).toEqual([])
})

test('a complaint is sent by the contact call as one message, and the reply replaces the form', async () => {
  const sentBodies = mockAnswer(replyAccepted('We have it.'))
  renderForm()
  await fill()
  await submit()
  expect((await screen.findByRole('status')).textContent).toContain('We have it.')
  expect(sentBodies).toEqual([
    expect.objectContaining({
      name: 'Ann Hill',
      email: 'ann@example.com',
      contact_no: 'not given',
      is_agree: true,
      message:
        'Data-protection complaint, to be acknowledged within 30 days. About: Marketing or cookies. What happened: The newsletter came again.',
    }),
  ])
  expect(screen.queryByRole('button', { name: 'Send complaint' })).toBeNull()
})

test.each([
  ['a refusal', replyRefused('Too many messages'), 'Too many messages'],
  [
    'no answer',
    () => new Response(null, { status: 503 }),
    'Your complaint could not be sent. Please try again, or write to us by email.',
  ],
])(
  'after %s a message is shown above the form, which keeps the typed values',
  async (_what, answer, errorMessage) => {
    mockAnswer(answer)
    renderForm()
    await fill()
    await submit()
    expect(await screen.findByText(errorMessage)).toBeTruthy()
    expect(getField('What happened?').value).toBe('The newsletter came again.')
    await userEvent.type(getField('What happened?'), ' Twice.')
    expect(screen.queryByText(errorMessage)).toBeNull()
  },
)

/* The limits of the form's two texts (data-complaint-form.tsx). */
const MAX_DETAILS_CHARACTERS = 4_000
const MAX_WISH_CHARACTERS = 500

test('the longest complaint that the form accepts fits the contact call', () => {
  const form = dataComplaintFormSchema.parse({
    name: 'A',
    email: 'a@b.uk',
    contact_no: '',
    subject: 'Data kept too long or not deleted',
    details: 'd'.repeat(MAX_DETAILS_CHARACTERS),
    wish: 'w'.repeat(MAX_WISH_CHARACTERS),
    is_agree: true,
  })
  expect(contactFormSchema.shape.message.safeParse(formatDataComplaint(form)).success).toBe(true)
})
