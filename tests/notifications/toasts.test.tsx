// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from '@/components/notifications/toasts'
import { clearToasts, showToast, toastDefaults } from '@/components/notifications/toast-store'
import type { SafeHtml } from '@/lib/html/sanitise'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(clearToasts)
  vi.useRealTimers()
})

const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('the live region of toasts exists before the first toast', () => {
  render(<Toasts />)
  expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite')
})

test('a user message stays until it is closed, and calls onClose once (RT-11, RT-15, D-144)', () => {
  const onClose = vi.fn()
  render(<Toasts />)
  act(
    () =>
      void showToast({
        id: 'message-4',
        type: 'info',
        title: 'New offer',
        html: '<b>£300,000</b> for Mill Lane' as SafeHtml,
        timeOutMs: 0,
        onClose,
      }),
  )
  advance(3_600_000)
  fireEvent.click(screen.getByText('£300,000'))
  expect(screen.getByText('New offer')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close message: New offer' }))
  expect(screen.queryByText('New offer')).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a message with the same id is shown once (RT-11)', () => {
  render(<Toasts />)
  act(() => void showToast({ id: 'message-4', type: 'info', text: 'first', timeOutMs: 0 }))
  act(() => void showToast({ id: 'message-4', type: 'info', text: 'second', timeOutMs: 0 }))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('second')).toBeTruthy()
})

test('a toast that replaces another is announced and timed anew', () => {
  render(<Toasts />)
  const save = () => act(() => void showToast({ id: 'saved-home', type: 'success', text: 'Saved.' }))
  save()
  const firstCard = screen.getByRole('listitem')
  advance(toastDefaults.timeOutMs - 1)
  save()
  expect(screen.getByRole('listitem')).not.toBe(firstCard)
  advance(toastDefaults.timeOutMs - 1)
  expect(screen.getByText('Saved.')).toBeTruthy()
  advance(1)
  expect(screen.queryByText('Saved.')).toBeNull()
})

test('closing a toast moves the focus to another one, and then back to where it was', () => {
  render(
    <>
      <button type="button">Save this home</button>
      <Toasts />
    </>,
  )
  screen.getByRole('button', { name: 'Save this home' }).focus()
  for (const title of ['First', 'Second'])
    act(() => void showToast({ type: 'info', title, text: 'Words', timeOutMs: 0 }))
  const [first, second] = screen.getAllByRole('button', { name: /^Close message/ })
  act(() => first!.focus())
  fireEvent.click(first!)
  expect(document.activeElement).toBe(second)
  fireEvent.click(second!)
  expect(document.activeElement?.textContent).toBe('Save this home')
})

test('any other toast closes after five seconds, and stays while hovered (D-144)', () => {
  const onClose = vi.fn()
  render(<Toasts />)
  act(() => void showToast({ type: 'success', text: 'Saved', onClose }))
  const toast = screen.getByRole('listitem')
  fireEvent.pointerEnter(toast)
  advance(toastDefaults.timeOutMs * 2)
  expect(screen.getByText('Saved')).toBeTruthy()
  fireEvent.pointerLeave(toast)
  advance(toastDefaults.extendedTimeOutMs)
  expect(screen.queryByText('Saved')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test.each(['success', 'info', 'warning', 'error'] as const)(
  'a toast of type %s names its type in a text, not only by colour',
  (type) => {
    render(<Toasts />)
    act(() => void showToast({ type, text: 'Words <b>as words</b>', timeOutMs: 0 }))
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
      { success: /Success/, info: /Information/, warning: /Warning/, error: /Error/ }[type],
    )
    expect(screen.getByText('Words <b>as words</b>')).toBeTruthy()
  },
)
