// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useViewer } from '@/components/session/viewer'
import { LOGIN_STATUS_CHANGE } from '@/lib/browser/session'
import { resetBrowserBeforeEach } from '../shell/support'

resetBrowserBeforeEach()

const announce = () => act(() => void window.dispatchEvent(new Event(LOGIN_STATUS_CHANGE)))

test('a visitor has id 0 and is not logged in (D-33)', () => {
  expect(renderHook(() => useViewer()).result.current).toEqual({
    id: 0,
    token: null,
    firstName: null,
    isLoggedIn: false,
  })
})

test('a stored token makes the viewer a user once login-status-change is dispatched (D-18, D-142)', () => {
  const { result } = renderHook(() => useViewer())
  window.localStorage.setItem('token', 'abc')
  window.localStorage.setItem('user', '{"id":"7","first_name":"Ann"}')
  announce()
  expect(result.current).toEqual({ id: 7, token: 'abc', firstName: 'Ann', isLoggedIn: true })
  window.localStorage.clear()
  announce()
  expect(result.current.isLoggedIn).toBe(false)
})

test.each(['not json', '{"id":"x"}', '[]', 'null', ''])(
  'a viewer whose stored user is malformed (%s) has a token but no id or name',
  (user) => {
    window.localStorage.setItem('token', 'abc')
    window.localStorage.setItem('user', user)
    expect(renderHook(() => useViewer()).result.current).toEqual({
      id: 0,
      token: 'abc',
      firstName: null,
      isLoggedIn: true,
    })
  },
)

test('an unchanged viewer stays the same object, so that nothing re-renders', () => {
  const { result, rerender } = renderHook(() => useViewer())
  const before = result.current
  announce()
  rerender()
  expect(result.current).toBe(before)
})
