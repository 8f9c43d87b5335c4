// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EnquiryForm } from '@/components/forms/enquiry-form'
import { formatEnquiry } from '@/components/forms/definitions/enquiries'
import { show } from '../support/public-settings'

vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

const sender = { id: 3, name: 'Daniel Osei', email: 'buyer@emoov.example', mobile: '07700900102' }
const showForm = () => show(<EnquiryForm name="order" sender={sender} about="Sell your home." />)

describe('a message of a logged-in user', () => {
  const call = vi.fn<typeof fetch>()
  beforeEach(() => {
    call.mockReset()
    vi.stubGlobal('fetch', call)
  })
  afterEach(() => vi.unstubAllGlobals())
  const address = () => screen.getByLabelText<HTMLInputElement>('Address and postcode of the home')
  const press = () =>
    fireEvent.submit(screen.getByRole('button', { name: /Ask us to call|Sending/ }).closest('form')!)
  const sent = () => JSON.parse(String(call.mock.calls[0]?.[1]?.body)) as Record<string, unknown>

  it('an empty required field is reported in the summary and at the field, and nothing is sent', async () => {
    showForm()
    expect([address().name, address().required]).toEqual(['Address and postcode of the home', true])
    press()
    const link = await screen.findByRole('link', { name: 'Please enter your address' })
    expect(link.getAttribute('href')).toBe('#own-address-and-postcode-of-the-home')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' })),
    )
    expect(document.getElementById(address().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please enter your address',
    )
    await userEvent.click(link)
    await waitFor(() => expect(document.activeElement).toBe(address()))
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
    fireEvent.change(address(), { target: { value: '4 High Street' } })
    fireEvent.change(screen.getByLabelText(/^Anything else we should know/), {
      target: { value: 'After work, please.' },
    })
    press()
    press()
    const outcome = (await screen.findByRole('status')).closest('[data-outcome]')
    expect(outcome?.textContent).toContain('Thank you for contacting us.')
    // What was sent is repeated.
    expect([...(outcome?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
      'Sell your home.',
      'Address and postcode of the home: 4 High Street',
      'After work, please.',
    ])
    expect(call).toHaveBeenCalledTimes(1)
    expect(sent()).toMatchObject({
      name: sender.name,
      email: sender.email,
      contact_no: sender.mobile,
      is_agree: true,
      message: 'Sell your home. Address and postcode of the home: 4 High Street. After work, please.',
    })
  })
  it('typed values are kept when no reply arrives', async () => {
    call.mockRejectedValue(new TypeError('no network'))
    showForm()
    fireEvent.change(address(), { target: { value: '4 High Street' } })
    press()
    expect((await screen.findByRole('alert')).textContent).toContain('nothing has been sent yet')
    fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(address().value).toBe('4 High Street'))
  })
})

it('the sent text is the subject, the filled-in fields and the message', () => {
  expect(formatEnquiry({ about: 'A.', Bedrooms: '3', message: '', Time: '' })).toBe('A. Bedrooms: 3.')
  expect(formatEnquiry({ about: 'A.', message: 'Hello', Bedrooms: '3' })).toBe('A. Bedrooms: 3. Hello')
})
