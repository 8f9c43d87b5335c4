// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mergeKeptHomes, toggleKeptHome } from '../../lib/browser/keep-homes'
import { savedHomes } from '../../lib/browser/kept-home-keys'
import { announceMove, onMove } from '../../lib/browser/move-to-account'
import { rememberLogin } from '../../lib/browser/session'

const stops: (() => void)[] = []
/** Listens to a list's moves as a page does. @returns a count of the refreshes */
function openPage(list: 'saved' | 'hidden' | 'searches') {
  const refresh = vi.fn()
  stops.push(onMove(list, refresh))
  return () => refresh.mock.calls.length
}

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})
afterEach(() => {
  while (stops.length > 0) stops.pop()!()
  vi.unstubAllGlobals()
})

describe('a page of a list that moves to the account (D-154)', () => {
  test('hears of a move that ended before its scripts ran, and hears of it once', () => {
    announceMove('saved')
    expect(openPage('saved')()).toBe(1)
    expect(openPage('saved')()).toBe(0)
  })

  test('hears of each later move of its own list, until it is left', () => {
    const [savedCount, searchCount] = [openPage('saved'), openPage('searches')]
    announceMove('saved')
    announceMove('saved')
    expect([savedCount(), searchCount()]).toEqual([2, 0])
    expect(openPage('saved')(), 'another page that opens after them').toBe(0)
    stops.shift()!()
    announceMove('saved')
    expect(savedCount()).toBe(2)
  })

  test('hears nothing of a login with an empty list', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 1, data: [] }))
    const count = openPage('saved')
    rememberLogin({ token: 't', id: 7, first_name: 'Ida', seller_info_completed: 0 })
    await mergeKeptHomes(savedHomes)
    expect(count()).toBe(0)
  })

  test('hears of homes that a login has moved', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 1, data: [] }))
    await toggleKeptHome(savedHomes, { kind: 'sale', id: 12 })
    rememberLogin({ token: 't', id: 7, first_name: 'Ida', seller_info_completed: 0 })
    await mergeKeptHomes(savedHomes)
    expect(openPage('saved')()).toBe(1)
  })
})
