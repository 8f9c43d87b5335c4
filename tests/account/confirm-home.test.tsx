// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConfirmHomeForm } from '@/components/account/confirm-home-form'

const callApi = vi.hoisted(() => vi.fn())
const refresh = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/call-api', () => ({ callApi }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh }),
}))
beforeEach(() => {
  callApi.mockReset()
  refresh.mockReset()
})

const renderForm = () =>
  render(<ConfirmHomeForm userId={7} kind="let" listingId={31} address="High Street" isAvailable />)
const getButton = () =>
  screen.getByRole('button', { name: 'Confirm that it is still available: High Street' })

it('sends one confirmation even if it is submitted twice, and shows the answer in place of the button', async () => {
  callApi.mockResolvedValue({ ok: true, data: null, message: 'Thank you.' })
  const { container } = renderForm()
  const form = container.querySelector('form')!
  fireEvent.submit(form)
  fireEvent.submit(form)
  await screen.findByText('Thank you.')
  expect(callApi).toHaveBeenCalledOnce()
  const [call, input] = callApi.mock.calls[0] ?? []
  expect(call).toBe('confirmListing')
  expect(input).toEqual({ user_id: 7, kind: 'let', id: 31 })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')))
  expect(screen.queryByRole('button')).toBeNull()
  expect(refresh).toHaveBeenCalledOnce()
})

it('keeps the button and shows a message after a refusal or without an answer', async () => {
  callApi.mockResolvedValueOnce({ ok: false, message: 'Listing not found' })
  renderForm()
  await userEvent.click(getButton())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Listing not found'))
  callApi.mockRejectedValueOnce(new Error('offline'))
  await userEvent.click(getButton())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^We got no answer/))
  expect(getButton()).toBeTruthy()
  expect(refresh).not.toHaveBeenCalled()
})
