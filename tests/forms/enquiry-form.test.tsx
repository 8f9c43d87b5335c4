// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EnquiryForm } from '@/components/forms/enquiry-form'
import { enquiries, formatEnquiry } from '@/components/forms/definitions/enquiries'
import { show } from '../support/public-settings'
import { addDays, todayInLondon } from '@/components/forms/enquiry-fields'
import { longDate } from '@/lib/format/dates'

vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

const sender = { id: 3, name: 'Daniel Osei', email: 'buyer@emoov.example', mobile: '07700900102' }
const DAY_MS = 86_400_000
const today = todayInLondon(new Date())
const day = todayInLondon(new Date(Date.now() + 10 * DAY_MS))
const showForm = () =>
  show(
    <EnquiryForm
      name="arrange-viewing"
      sender={sender}
      about="Arrange a viewing. Reference 7, High Street."
      today={today}
    />,
  )

describe('a message of a logged-in user', () => {
  const call = vi.fn<typeof fetch>()
  beforeEach(() => {
    call.mockReset()
    vi.stubGlobal('fetch', call)
  })
  afterEach(() => vi.unstubAllGlobals())
  const date = () => screen.getByLabelText<HTMLInputElement>('Preferred date')
  const press = () =>
    fireEvent.submit(screen.getByRole('button', { name: /Ask for a viewing|Sending/ }).closest('form')!)
  const sent = () => JSON.parse(String(call.mock.calls[0]?.[1]?.body)) as Record<string, unknown>

  it('an empty required field is reported in the summary and at the field, and nothing is sent', async () => {
    showForm()
    expect([date().name, date().min, date().required]).toEqual(['Preferred date', today, true])
    press()
    const link = await screen.findByRole('link', { name: 'Please choose a date' })
    expect(link.getAttribute('href')).toBe('#own-preferred-date')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' })),
    )
    expect(document.getElementById(date().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please choose a date',
    )
    await userEvent.click(link)
    await waitFor(() => expect(document.activeElement).toBe(date()))
    expect(call).not.toHaveBeenCalled()
  })
  it('the message is sent once with sender and subject, however often the button is pressed', async () => {
    call.mockResolvedValue(
      Response.json({
        code: 1,
        message: 'Thank you for contacting us. We will be in touch shortly.',
        data: null,
      }),
    )
    showForm()
    fireEvent.change(date(), { target: { value: day } })
    fireEvent.change(screen.getByLabelText(/^Anything we should know/), {
      target: { value: 'After work, please.' },
    })
    press()
    press()
    const outcome = (await screen.findByRole('status')).closest('[data-outcome]')
    expect(outcome?.textContent).toContain('Thank you for contacting us.')
    // What was sent is repeated, dates in words.
    expect([...(outcome?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
      'Arrange a viewing. Reference 7, High Street.',
      `Preferred date: ${longDate(day)}`,
      'After work, please.',
    ])
    expect(call).toHaveBeenCalledTimes(1)
    expect(sent()).toMatchObject({
      name: sender.name,
      email: sender.email,
      contact_no: sender.mobile,
      is_agree: true,
      message: `Arrange a viewing. Reference 7, High Street. Preferred date: ${day}. After work, please.`,
    })
  })
  it('typed values are kept when no reply arrives', async () => {
    call.mockRejectedValue(new TypeError('no network'))
    showForm()
    fireEvent.change(date(), { target: { value: day } })
    press()
    expect((await screen.findByRole('alert')).textContent).toContain('nothing has been sent yet')
    fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(date().value).toBe(day))
  })
})

const validate = async (name: keyof typeof enquiries, values: Record<string, string>) => {
  const { form } = enquiries[name]
  const empty = Object.fromEntries(Object.keys(form.fields).map((field) => [field, '']))
  const checked = (await form.loadSchema()).safeParse({ ...empty, ...values })
  return Object.fromEntries(
    checked.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [],
  )
}

it('dates must not be in the past', async () => {
  const yesterday = todayInLondon(new Date(Date.now() - DAY_MS))
  expect(await validate('arrange-viewing', { 'Preferred date': yesterday })).toEqual({
    'Preferred date': 'Please choose today or a later date',
  })
  expect(await validate('arrange-viewing', { 'Preferred date': today })).toEqual({})
  expect(await validate('order', { 'Address and postcode of the home': '4 High Street' })).toEqual({})
})

it('a viewing is within the stated hours and the next 60 days (B-08)', async () => {
  const viewing = (days: number, time = '') =>
    validate('arrange-viewing', {
      'Preferred date': addDays(today, days),
      'Preferred time': time,
    })
  expect(await viewing(60, '08:00')).toEqual({})
  expect(await viewing(60, '20:00')).toEqual({})
  expect(await viewing(61)).toEqual({
    'Preferred date': `Please choose a date no later than ${longDate(addDays(today, 60))}`,
  })
  for (const time of ['07:59', '20:01', '03:00', '9:00', '25:00', 'noon'])
    expect(await viewing(1, time), time).toEqual({
      'Preferred time': 'Please choose a time from 08:00 to 20:00',
    })
  for (const date of ['tomorrow', '2026-13-45', '99999-01-01'])
    expect(await validate('arrange-viewing', { 'Preferred date': date }), date).toEqual({
      'Preferred date': 'Please choose a date',
    })
})

it('today is the date in London, whatever the time zone of the server', () => {
  expect(todayInLondon(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01')
  expect(todayInLondon(new Date('2026-12-31T23:30:00Z'))).toBe('2026-12-31')
})

it('the sent text is the subject, the filled-in fields and the message', () => {
  expect(formatEnquiry({ about: 'A.', Bedrooms: '3', message: '', Time: '' })).toBe('A. Bedrooms: 3.')
  expect(formatEnquiry({ about: 'A.', message: 'Hello', Bedrooms: '3' })).toBe('A. Bedrooms: 3. Hello')
})
