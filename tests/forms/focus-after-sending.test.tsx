// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SendButton } from '@/components/forms/send-button'

const getButton = () => screen.getByRole('button')
/** Browsers take the focus from a button that becomes disabled; jsdom does not. */
const loseFocus = () => (document.activeElement as HTMLElement).blur()
const SentForm = ({ isSending }: { isSending: boolean }) => (
  <>
    <p tabIndex={-1}>Saved.</p>
    <input aria-label="Name" />
    <SendButton label="Send" isSending={isSending} />
  </>
)

test('the button that sent a form has the focus again once it is enabled (LOGIN-16)', () => {
  const { rerender } = render(<SentForm isSending={false} />)
  getButton().focus()
  rerender(<SentForm isSending />)
  loseFocus()
  rerender(<SentForm isSending={false} />)
  expect(document.activeElement).toBe(getButton())
})

test('a message that took the focus meanwhile keeps it', () => {
  const { rerender } = render(<SentForm isSending={false} />)
  getButton().focus()
  rerender(<SentForm isSending />)
  screen.getByText('Saved.').focus()
  rerender(<SentForm isSending={false} />)
  expect(document.activeElement).toBe(screen.getByText('Saved.'))
})

test('a form that was sent from a field leaves the focus where it is', () => {
  const { rerender } = render(<SentForm isSending={false} />)
  screen.getByLabelText('Name').focus()
  rerender(<SentForm isSending />)
  loseFocus()
  rerender(<SentForm isSending={false} />)
  expect(document.activeElement).toBe(document.body)
})
