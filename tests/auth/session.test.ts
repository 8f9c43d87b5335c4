// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { callApi } from '@/lib/browser/call-api'
import { navigation, leaveExpiredSession } from '@/lib/browser/expired-session'
import { saveDrafts, takeDraft } from '@/lib/browser/draft'
import { moveReturnToCookie, getReturnPath } from '@/lib/browser/return-to'
import {
  checkSession,
  forgetLogin,
  LOGIN_STATUS_CHANGE,
  rememberLogin,
  takeLastUrl,
} from '@/lib/browser/session'
import { ann, freshBrowser, no, site, yes } from './support'

freshBrowser()
const kept = (key: string) => window.localStorage.getItem(key)
const announced = vi.fn()
beforeEach(() => {
  announced.mockReset()
  window.addEventListener(LOGIN_STATUS_CHANGE, announced)
  window.history.replaceState(null, '', '/my-account/profile?from=mail')
  document.body.innerHTML = ''
})
afterEach(() => window.removeEventListener(LOGIN_STATUS_CHANGE, announced))

describe('what the browser knows of a login (LOGIN-30, D-19, D-142)', () => {
  test('is kept and announced, once for the same', () => {
    rememberLogin(ann)
    rememberLogin(ann)
    expect([kept('token'), JSON.parse(kept('user') ?? '')]).toEqual([
      'socket-token',
      { id: 7, first_name: 'Ann', seller_info_completed: 1 },
    ])
    expect(announced).toHaveBeenCalledOnce()
  })

  test('is forgotten and announced; the device id stays (D-29, LOGOUT-03)', () => {
    window.localStorage.setItem('deviceId', 'mine')
    forgetLogin()
    expect(announced).not.toHaveBeenCalled()
    rememberLogin(ann)
    forgetLogin()
    expect([kept('token'), kept('user'), kept('deviceId')]).toEqual([null, null, 'mine'])
    expect(announced).toHaveBeenCalledTimes(2)
  })

  test('a store that takes nothing throws nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => rememberLogin(ann)).not.toThrow()
  })
})

describe('the server’s word on the session (D-18)', () => {
  test('a session that storage knows nothing of is put there, asked once for all who wonder', async () => {
    const asked = site({ session: yes(ann) })
    expect(await Promise.all([checkSession(), checkSession()])).toEqual(['in', 'in'])
    expect([asked.length, kept('token')]).toEqual([1, 'socket-token'])
  })

  test('a token that the server knows nothing of is cleared', async () => {
    rememberLogin(ann)
    site({ session: no('Not logged in') })
    expect([await checkSession(), kept('token')]).toEqual(['out', null])
  })

  test('no answer changes nothing', async () => {
    rememberLogin(ann)
    site({ session: () => new Response('', { status: 503 }) })
    expect([await checkSession(), kept('token')]).toEqual(['unknown', 'socket-token'])
  })
})

describe('the way back (LOGIN-14, LOGIN-15, D-23)', () => {
  test('is used once', () => {
    window.localStorage.setItem('lastURL', '/find-a-property/Witham?page=2')
    expect([takeLastUrl(), takeLastUrl()]).toEqual(['/find-a-property/Witham?page=2', '/my-account/welcome'])
  })

  test('the server’s word comes before the page’s own, and leads nowhere else but this site', () => {
    window.localStorage.setItem('lastURL', '/news/')
    document.cookie = `return-to=${encodeURIComponent('/my-account/profile')}; Path=/`
    expect(getReturnPath()).toBe('/my-account/profile')
    moveReturnToCookie()
    expect([kept('lastURL'), document.cookie]).toEqual([
      '/my-account/profile',
      expect.not.stringContaining('return-to'),
    ])
    for (const evil of ['https://evil.example', '//evil.example', '%E0%A4%A']) {
      document.cookie = `return-to=${evil}; Path=/`
      moveReturnToCookie()
      expect(kept('lastURL')).toBe('/my-account/profile')
    }
  })
})

describe('a call of one’s own after the session has ended (D-09)', () => {
  beforeEach(() => {
    vi.spyOn(navigation, 'to').mockImplementation(() => undefined)
    vi.spyOn(navigation, 'reload').mockImplementation(() => undefined)
    rememberLogin(ann)
  })
  const call = () => callApi('getPreferences', { user_id: 7 }, { onExpiredSession: leaveExpiredSession })
  const unauthorised = () =>
    Response.json({ code: 0, message: 'Invalid user token', data: null }, { status: 401 })

  test('keeps what was typed, forgets the login, and leaves for the login, which leads back', async () => {
    document.body.innerHTML = `<form data-draft="profile">
      <input name="first_name" value="Annabel"><select name="title"><option>Mrs</option><option selected>Ms</option></select>
      <input type="checkbox" name="newsletter" checked><input type="checkbox" name="other">
      <input type="radio" name="way" value="post"><input type="radio" name="way" value="mail" checked>
      <input type="password" name="current_password" value="secret"><input name="otp" autocomplete="one-time-code" value="123456"><input type="hidden" name="key" value="k">
    </form><form><input name="unasked" value="x"></form>`
    site({ get_preferences: unauthorised, session: no('Not logged in') })
    let isSettled = false
    void call().then(
      () => (isSettled = true),
      () => (isSettled = true),
    )
    await eventually(() => expect(navigation.to).toHaveBeenCalledExactlyOnceWith('/login'))
    expect([kept('token'), kept('lastURL'), isSettled]).toEqual([
      null,
      '/my-account/profile?from=mail',
      false,
    ])
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

  test('where somebody else has logged in since, the page is loaded anew as theirs', async () => {
    site({ get_preferences: unauthorised, session: yes({ ...ann, id: 8, token: 'another' }) })
    void call()
    await eventually(() => expect(navigation.reload).toHaveBeenCalledOnce())
    expect([kept('token'), vi.mocked(navigation.to).mock.calls.length]).toEqual(['another', 0])
  })

  test('any other failure is the caller’s to tell', async () => {
    site({ get_preferences: () => new Response('', { status: 503 }) })
    await expect(call()).rejects.toMatchObject({ status: 503 })
    expect(kept('token')).toBe('socket-token')
    expect(navigation.to).not.toHaveBeenCalled()
  })

  test('a draft that is no draft is none', () => {
    window.sessionStorage.setItem('draft:/my-account/profile:profile', '[1]')
    expect(takeDraft('profile')).toBeNull()
    window.sessionStorage.setItem('draft:/my-account/profile:profile', '{broken')
    expect(takeDraft('profile')).toBeNull()
    saveDrafts()
    expect(window.sessionStorage).toHaveLength(0)
  })
})
