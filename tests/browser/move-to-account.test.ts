// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mergeKeptHomes, toggleKeptHome } from '../../lib/browser/change-kept-homes'
import { savedHomes } from '../../lib/browser/kept-home-keys'
import { announceMove, onMove } from '../../lib/browser/move-to-account'
import { rememberLogin } from '../../lib/browser/session'

const openPages: { leave: () => void }[] = []
/** Listens to a list's moves as the list's page does. */
function openPage(list: 'saved' | 'hidden' | 'searches') {
  const refresh = vi.fn()
  const page = { leave: onMove(list, refresh), countRefreshes: () => refresh.mock.calls.length }
  openPages.push(page)
  return page
}

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})
afterEach(() => {
  for (const { leave } of openPages.splice(0)) leave()
  vi.unstubAllGlobals()
})

describe('a page of a list that a login moves to the account', () => {
  test('is refreshed once when the move ended before its scripts ran', () => {
    announceMove('saved')
    expect(openPage('saved').countRefreshes()).toBe(1)
    expect(openPage('saved').countRefreshes()).toBe(0)
  })

  test('is refreshed by each later move of its own list, until it is left', () => {
    const savedPage = openPage('saved')
    const searchesPage = openPage('searches')
    announceMove('saved')
    announceMove('saved')
    expect([savedPage.countRefreshes(), searchesPage.countRefreshes()]).toEqual([2, 0])
    expect(openPage('saved').countRefreshes(), 'a page that opens after the moves').toBe(0)
    savedPage.leave()
    announceMove('saved')
    expect(savedPage.countRefreshes()).toBe(2)
  })

  test('is not refreshed by a login with an empty list', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 1, data: [] }))
    const page = openPage('saved')
    rememberLogin({ token: 't', id: 7, first_name: 'Ida', seller_info_completed: 0 })
    await mergeKeptHomes(savedHomes)
    expect(page.countRefreshes()).toBe(0)
  })

  test('is refreshed after a login has moved homes', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 1, data: [] }))
    await toggleKeptHome(savedHomes, { kind: 'sale', id: 12 })
    rememberLogin({ token: 't', id: 7, first_name: 'Ida', seller_info_completed: 0 })
    await mergeKeptHomes(savedHomes)
    expect(openPage('saved').countRefreshes()).toBe(1)
  })
})
