// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { fireEvent } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OwnMessage } from '@/components/forms/own-message'
import { problemsIn, ownMessageText } from '@/components/forms/own-message-text'
import { RuntimeProvider } from '@/components/runtime/runtime'

vi.mock('@/components/forms/send-own-message', () => ({ sendOwnMessage: vi.fn() }))

const user = { name: 'Daniel Osei', email: 'buyer@emoov.example', mobile: '07700900102' }
const asked = [{ label: 'Preferred date', type: 'date', missing: 'Please choose a date' }] as const
const show = () =>
  render(
    <RuntimeProvider
      value={{
        brandName: 'Emoov',
        productSlug: 'emoov',
        apiResourceUrl: '/media',
        resourceUrl: '',
        recaptchaSiteKey: null,
        mapsKey: null,
        stripeKey: null,
      }}
    >
      <OwnMessage
        user={user}
        about="Arrange a viewing. Reference 7, High Street."
        asked={asked}
        label="Anything else"
        button="Ask for a viewing"
      />
    </RuntimeProvider>,
  )

describe('a message of somebody who is logged in', () => {
  const call = vi.fn<typeof fetch>()
  beforeEach(() => {
    call.mockReset()
    vi.stubGlobal('fetch', call)
  })
  const press = () =>
    fireEvent.submit(screen.getByRole('button', { name: /Ask for a viewing|Sending/ }).closest('form')!)
  const sent = () => JSON.parse(String(call.mock.calls[0]?.[1]?.body)) as Record<string, unknown>

  it('asks for what is missing, above the form and beside the field, and sends nothing', () => {
    show()
    press()
    expect(screen.getByRole('link', { name: 'Please choose a date' }).getAttribute('href')).toBe(
      '#own-preferred-date',
    )
    const date = screen.getByLabelText('Preferred date')
    expect(document.getElementById(date.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please choose a date',
    )
    expect(call).not.toHaveBeenCalled()
  })
  it('goes to the agency once, with who it is from and what it is about, however often it is pressed', async () => {
    call.mockResolvedValue(
      Response.json({
        code: 1,
        message: 'Thank you for contacting us. We will be in touch shortly.',
        data: null,
      }),
    )
    show()
    fireEvent.change(screen.getByLabelText('Preferred date'), { target: { value: '2026-12-01' } })
    fireEvent.change(screen.getByLabelText('Anything else'), { target: { value: 'After work, please.' } })
    press()
    press()
    expect((await screen.findByRole('status')).textContent).toContain('Thank you for contacting us.')
    expect(call).toHaveBeenCalledTimes(1)
    expect(sent()).toMatchObject({
      name: user.name,
      email: user.email,
      contact_no: user.mobile,
      is_agree: true,
      message: 'Arrange a viewing. Reference 7, High Street. Preferred date: 2026-12-01. After work, please.',
    })
  })
  it('without an answer what was typed is kept', async () => {
    call.mockRejectedValue(new TypeError('no network'))
    show()
    fireEvent.change(screen.getByLabelText('Preferred date'), { target: { value: '2026-12-01' } })
    press()
    expect((await screen.findByRole('alert')).textContent).toContain('nothing has been sent yet')
    fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Preferred date').value).toBe('2026-12-01'),
    )
  })
  it('needs words where nothing else is asked for', () => {
    expect(problemsIn([], { about: 'x', message: ' ' })).toEqual({ message: 'Please enter your message' })
    expect(problemsIn(asked, { 'Preferred date': '2026-12-01' })).toEqual({})
    expect(
      problemsIn(
        [
          { label: 'Day', type: 'date', min: '2026-12-01' },
          { label: 'Offer', type: 'number', min: 1, max: 1_000_000 },
        ],
        { Day: '2026-11-30', Offer: '-5', message: 'x' },
      ),
    ).toEqual({
      Day: 'Please choose a date from today on',
      Offer: 'Please enter a number from 1 to 1,000,000',
    })
    expect(ownMessageText({ about: 'A.', Bedrooms: '3', message: '', other: ' ' })).toBe('A. Bedrooms: 3.')
  })
})
