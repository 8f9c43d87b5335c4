// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { callApi } from '@/lib/browser/call-api'
import { leaveToLogin } from '@/lib/browser/leave-to-login'
import { navigation } from '@/lib/browser/navigation'
import { saveDrafts, takeDraft } from '@/lib/browser/draft'
import { moveReturnPathToStorage, getReturnPath } from '@/lib/browser/return-to'
import {
  checkSession,
  forgetLogin,
  LOGIN_STATUS_CHANGE,
  rememberLogin,
  takeLastUrl,
} from '@/lib/browser/session'
import { ann, resetBrowserBeforeEach, refuses, mockApi, accepts } from './support'

resetBrowserBeforeEach()
const readStored = (key: string) => window.localStorage.getItem(key)
const onLoginChange = vi.fn()
beforeEach(() => {
  onLoginChange.mockReset()
  window.addEventListener(LOGIN_STATUS_CHANGE, onLoginChange)
  window.history.replaceState(null, '', '/my-account/profile?from=mail')
  document.body.innerHTML = ''
})
afterEach(() => window.removeEventListener(LOGIN_STATUS_CHANGE, onLoginChange))

describe('the login in local storage (LOGIN-30, D-19, D-142)', () => {
  test('is stored and announced, but only once if it does not change', () => {
    rememberLogin(ann)
    rememberLogin(ann)
    expect(readStored('token')).toBe('socket-token')
    expect(JSON.parse(readStored('user') ?? '')).toEqual({
      id: 7,
      first_name: 'Ann',
      seller_info_completed: 1,
    })
    expect(onLoginChange).toHaveBeenCalledOnce()
  })

  test('is cleared and announced; the device id stays (D-29, LOGOUT-03)', () => {
    window.localStorage.setItem('deviceId', 'mine')
    forgetLogin()
    expect(onLoginChange).not.toHaveBeenCalled()
    rememberLogin(ann)
    forgetLogin()
    expect(readStored('token')).toBeNull()
    expect(readStored('user')).toBeNull()
    expect(readStored('deviceId')).toBe('mine')
    expect(onLoginChange).toHaveBeenCalledTimes(2)
  })

  test('causes no exception if storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => rememberLogin(ann)).not.toThrow()
  })
})

describe('the session check (D-18)', () => {
  test('stores the session of the server, and sends one request for simultaneous checks', async () => {
    const requests = mockApi({ session: accepts(ann) })
    expect(await Promise.all([checkSession(), checkSession()])).toEqual(['in', 'in'])
    expect(requests).toHaveLength(1)
    expect(readStored('token')).toBe('socket-token')
  })

  test('clears a token that the server does not know', async () => {
    rememberLogin(ann)
    mockApi({ session: refuses('Not logged in') })
    expect(await checkSession()).toBe('out')
    expect(readStored('token')).toBeNull()
  })

  test('changes nothing when no reply arrives', async () => {
    rememberLogin(ann)
    mockApi({ session: () => new Response('', { status: 503 }) })
    expect(await checkSession()).toBe('unknown')
    expect(readStored('token')).toBe('socket-token')
  })
})

describe('the page to return to (LOGIN-14, LOGIN-15, D-23)', () => {
  test('is used once', () => {
    window.localStorage.setItem('lastURL', '/find-a-property/Witham?page=2')
    expect(takeLastUrl()).toBe('/find-a-property/Witham?page=2')
    expect(takeLastUrl()).toBe('/my-account/welcome')
  })

  test('is taken from the server’s cookie rather than from storage, and is never on another site', () => {
    window.localStorage.setItem('lastURL', '/news/')
    document.cookie = `return-to=${encodeURIComponent('/my-account/profile')}; Path=/`
    expect(getReturnPath()).toBe('/my-account/profile')
    moveReturnPathToStorage()
    expect(readStored('lastURL')).toBe('/my-account/profile')
    expect(document.cookie).not.toContain('return-to')
    const MALFORMED_ENCODING = '%E0%A4%A'
    for (const evil of ['https://evil.example', '//evil.example', MALFORMED_ENCODING]) {
      document.cookie = `return-to=${evil}; Path=/`
      moveReturnPathToStorage()
      expect(readStored('lastURL')).toBe('/my-account/profile')
    }
  })
})

describe('a user call after the session has ended (D-09)', () => {
  beforeEach(() => {
    vi.spyOn(navigation, 'to').mockImplementation(() => undefined)
    vi.spyOn(navigation, 'reload').mockImplementation(() => undefined)
    rememberLogin(ann)
  })
  const callAsUser = () => callApi('getPreferences', { user_id: 7 }, { onExpiredSession: leaveToLogin })
  const createUnauthorisedReply = () =>
    Response.json({ code: 0, message: 'Invalid user token', data: null }, { status: 401 })

  test('keeps typed values, clears the stored login, and opens the login page, which returns to this page', async () => {
    document.body.innerHTML = `<form data-draft="profile">
      <input name="first_name" value="Ann">
      <select name="title"><option>Mrs</option><option selected>Ms</option></select>
      <input type="checkbox" name="newsletter" checked>
      <input type="checkbox" name="other">
      <input type="radio" name="way" value="post">
      <input type="radio" name="way" value="mail" checked>
      <input type="password" name="current_password" value="secret">
      <input name="otp" autocomplete="one-time-code" value="123456">
      <input type="hidden" name="key" value="k">
    </form>
    <form><input name="without_draft" value="x"></form>`
    document.querySelector<HTMLInputElement>('[name=first_name]')!.value = 'Annabel'
    mockApi({ get_preferences: createUnauthorisedReply, session: refuses('Not logged in') })
    let isSettled = false
    void callAsUser().then(
      () => (isSettled = true),
      () => (isSettled = true),
    )
    await eventually(() => expect(navigation.to).toHaveBeenCalledExactlyOnceWith('/login'))
    expect(readStored('token')).toBeNull()
    expect(readStored('lastURL')).toBe('/my-account/profile?from=mail')
    expect(isSettled, 'no code runs after the call, because the page is being left').toBe(false)
    expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/secret|123456/)
    expect(takeDraft('profile')).toEqual({
      first_name: 'Annabel',
      title: 'Ms',
      newsletter: true,
      other: false,
      way: 'mail',
    })
    expect(takeDraft('profile')).toBeNull()
  })

  test('keeps a form only if it was changed, because another tab may have saved newer values', () => {
    document.body.innerHTML = `<form data-draft="preferences">
      <input name="text" value="Ann">
      <textarea name="area">Hello</textarea>
      <select name="title"><option>Mrs</option><option selected>Ms</option></select>
      <select name="position"><option value="">Choose</option><option>Cash</option></select>
      <input type="checkbox" name="newsletter" checked>
      <input type="password" name="password">
    </form>`
    const [text, area, title, position, newsletter, password] = document.forms[0]!.elements
    ;(password as HTMLInputElement).value = 'secret'
    saveDrafts()
    expect(takeDraft('preferences')).toBeNull()
    const changes = [
      () => ((text as HTMLInputElement).value = 'Anne'),
      () => ((area as HTMLTextAreaElement).value = ''),
      () => ((title as HTMLSelectElement).value = 'Mrs'),
      () => ((position as HTMLSelectElement).value = 'Cash'),
      () => (newsletter as HTMLInputElement).click(),
    ]
    for (const change of changes) {
      document.forms[0]!.reset()
      change()
      saveDrafts()
      expect(takeDraft('preferences'), change.toString()).not.toBeNull()
    }
  })

  test('reloads the page if another user has logged in', async () => {
    mockApi({
      get_preferences: createUnauthorisedReply,
      session: accepts({ ...ann, id: 8, token: 'another' }),
    })
    void callAsUser()
    await eventually(() => expect(navigation.reload).toHaveBeenCalledOnce())
    expect(readStored('token')).toBe('another')
    expect(navigation.to).not.toHaveBeenCalled()
  })

  test('rethrows any other failure', async () => {
    mockApi({ get_preferences: () => new Response('', { status: 503 }) })
    await expect(callAsUser()).rejects.toMatchObject({ status: 503 })
    expect(readStored('token')).toBe('socket-token')
    expect(navigation.to).not.toHaveBeenCalled()
  })

  test('ignores a malformed draft', () => {
    window.sessionStorage.setItem('draft:/my-account/profile:profile', '[1]')
    expect(takeDraft('profile')).toBeNull()
    window.sessionStorage.setItem('draft:/my-account/profile:profile', '{broken')
    expect(takeDraft('profile')).toBeNull()
    saveDrafts()
    expect(window.sessionStorage).toHaveLength(0)
  })
})
