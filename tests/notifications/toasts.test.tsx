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
  vi.restoreAllMocks()
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
  const HOUR_MS = 3_600_000
  advance(HOUR_MS)
  fireEvent.click(screen.getByText('£300,000'))
  expect(screen.getByText('New offer')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close message: New offer' }))
  expect(screen.queryByText('New offer')).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a toast replaces another of the same id (RT-11)', () => {
  render(<Toasts />)
  act(() => void showToast({ id: 'message-4', type: 'info', text: 'first', timeOutMs: 0 }))
  act(() => void showToast({ id: 'message-4', type: 'info', text: 'second', timeOutMs: 0 }))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('second')).toBeTruthy()
})

test('a toast with the default time limit stays while it is hovered, and closes a second later without onClose (D-144)', () => {
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
  'a toast of type %s names its type in a text, not only by colour, and shows markup as text',
  (type) => {
    render(<Toasts />)
    act(() => void showToast({ type, text: 'Words <b>as words</b>', timeOutMs: 0 }))
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
      { success: /Success/, info: /Information/, warning: /Warning/, error: /Error/ }[type],
    )
    expect(screen.getByText('Words <b>as words</b>')).toBeTruthy()
  },
)

const SAVED_TOAST_MS = 8_000
const showSaved = () =>
  act(() => void showToast({ id: 'saved-home', type: 'success', text: 'Saved.', timeOutMs: SAVED_TOAST_MS }))

test('a toast that replaces another has its full time, and is announced although its text is the same', () => {
  render(<Toasts />)
  showSaved()
  const firstText = screen.getByText('Saved.')
  advance(SAVED_TOAST_MS - 1_000)
  showSaved()
  // Screen readers announce only elements that are added to the page.
  expect(screen.getByText('Saved.')).not.toBe(firstText)
  advance(SAVED_TOAST_MS - 1)
  expect(screen.getByText('Saved.')).toBeTruthy()
  advance(1)
  expect(screen.queryByText('Saved.')).toBeNull()
})

test('a toast that replaces a hovered one has its full time too', () => {
  render(<Toasts />)
  showSaved()
  fireEvent.pointerEnter(screen.getByRole('listitem'))
  fireEvent.pointerLeave(screen.getByRole('listitem'))
  showSaved()
  advance(SAVED_TOAST_MS - 1)
  expect(screen.getByText('Saved.')).toBeTruthy()
})

test('the focus moves from a closed toast to the next, and from the last to where it was before (WCAG 2.4.3)', () => {
  render(
    <>
      <button type="button">Save</button>
      <Toasts />
    </>,
  )
  for (const title of ['One', 'Two']) act(() => void showToast({ type: 'info', title, timeOutMs: 0 }))
  const closeButton = (title: string) => screen.getByRole('button', { name: `Close message: ${title}` })
  const saveButton = screen.getByRole('button', { name: 'Save' })
  act(() => saveButton.focus())
  act(() => closeButton('One').focus())
  fireEvent.click(closeButton('One'))
  expect(document.activeElement).toBe(closeButton('Two'))
  fireEvent.click(closeButton('Two'))
  expect(document.activeElement).toBe(saveButton)
})

test('a page leaves room at its end for the toasts, which scroll to the newest (WCAG 2.4.11, D-144)', () => {
  const REGION_HEIGHT_PX = 134
  const LIST_HEIGHT_PX = 480
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(REGION_HEIGHT_PX)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(LIST_HEIGHT_PX)
  const readReservedHeight = () => document.documentElement.style.getPropertyValue('--toasts')
  render(<Toasts />)
  expect(readReservedHeight()).toBe('')
  act(() => void showToast({ type: 'info', title: 'One', timeOutMs: 0 }))
  expect(readReservedHeight()).toBe(`${REGION_HEIGHT_PX}px`)
  expect(screen.getByRole('list').scrollTop).toBe(LIST_HEIGHT_PX)
  act(clearToasts)
  expect(readReservedHeight()).toBe('')
})
