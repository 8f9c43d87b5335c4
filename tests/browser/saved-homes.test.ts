// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  mergeSavedHomes,
  noteBrowserHome,
  readBrowserHomes,
  removeBrowserHome,
  toggleSavedHome,
} from '../../lib/browser/keep-saved-homes'
import { isHomeSaved, SAVED_HOMES_KEY } from '../../lib/browser/saved-home-keys'
import { forgetLogin, rememberLogin } from '../../lib/browser/session'
import { MAX_SAVED_HOMES } from '../../lib/domain/saved-home'

const requests: { path: string; body: unknown }[] = []
let respond: (path: string) => Response = () => Response.json({ code: 1, data: null })

beforeEach(() => {
  window.localStorage.clear()
  requests.length = 0
  respond = () => Response.json({ code: 1, data: null })
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    requests.push({ path, body: body ? JSON.parse(body) : null })
    return respond(path)
  })
})
afterEach(() => vi.unstubAllGlobals())

const home = { kind: 'sale', id: 12 } as const
const logIn = () => rememberLogin({ token: 't', id: 7, first_name: 'Ida', seller_info_completed: 0 })
const paths = () => requests.map(({ path }) => path)

describe('a visitor', () => {
  test('saves and removes a home in the browser; only the save is counted', async () => {
    expect(await toggleSavedHome(home)).toEqual({ state: 'saved', by: 'browser' })
    expect(isHomeSaved('sale:12')).toBe(true)
    expect(isHomeSaved('sale:1')).toBe(false)
    expect(isHomeSaved('let:12')).toBe(false)
    expect(await toggleSavedHome(home)).toEqual({ state: 'removed' })
    expect(isHomeSaved('sale:12')).toBe(false)
    expect(requests).toEqual([{ path: '/api/listing/count_save', body: home }])
  })

  test('keeps a note, which is taken for no home', async () => {
    await toggleSavedHome(home)
    noteBrowserHome(home, '"let:9": or let:9')
    expect(readBrowserHomes()).toMatchObject([{ ...home, note: '"let:9": or let:9' }])
    expect(isHomeSaved('let:9')).toBe(false)
    removeBrowserHome(home)
    expect(readBrowserHomes()).toEqual([])
    expect(window.localStorage.getItem(SAVED_HOMES_KEY)).toBeNull()
  })

  test('is told when no more fit, or when the browser keeps nothing', async () => {
    const many = Object.fromEntries(
      Array.from({ length: MAX_SAVED_HOMES }, (_, index) => [`let:${index + 1}`, { savedAt: '', note: '' }]),
    )
    window.localStorage.setItem(SAVED_HOMES_KEY, JSON.stringify(many))
    expect(await toggleSavedHome(home)).toMatchObject({ state: 'refused' })
    window.localStorage.clear()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await toggleSavedHome(home)).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('Log in to save it'),
    })
    vi.restoreAllMocks()
    expect(requests).toEqual([])
  })

  test.each(['', 'null', '[]', '"x"', '{"sale:12":null}', '{"<b>":{"note":1}}', '{"sale:0":{}}'])(
    'with %j in the storage has no homes and no error',
    (text) => {
      window.localStorage.setItem(SAVED_HOMES_KEY, text)
      expect(readBrowserHomes()).toEqual([])
    },
  )
})

describe('a user', () => {
  test('saves in the account; the heart goes back after a refusal', async () => {
    logIn()
    expect(await toggleSavedHome(home)).toEqual({ state: 'saved', by: 'account' })
    expect(requests).toEqual([{ path: '/api/saved/add_home', body: { user_id: 7, ...home } }])
    respond = () => Response.json({ code: 0, message: 'No' })
    expect(await toggleSavedHome({ kind: 'let', id: 3 })).toEqual({ state: 'refused', message: 'No' })
    expect([isHomeSaved('sale:12'), isHomeSaved('let:3')]).toEqual([true, false])
    respond = () => Response.error()
    expect(await toggleSavedHome(home)).toMatchObject({ state: 'refused' })
    expect(isHomeSaved('sale:12')).toBe(true)
  })

  test('whose session has ended saves in the browser, from where the next login takes it', async () => {
    logIn()
    respond = (path) =>
      path.endsWith('/session') ? Response.json({ code: 1, data: null }) : new Response(null, { status: 401 })
    expect(await toggleSavedHome(home)).toEqual({ state: 'saved', by: 'browser' })
    expect(readBrowserHomes()).toMatchObject([home])
  })

  test('takes over the homes of the browser, which are kept while the call fails', async () => {
    await toggleSavedHome(home)
    noteBrowserHome(home, 'South facing')
    logIn()
    respond = () => Response.error()
    await mergeSavedHomes()
    expect(readBrowserHomes()).toHaveLength(1)
    requests.length = 0
    respond = () => Response.json({ code: 1, data: [home, { kind: 'let', id: 4 }] })
    await mergeSavedHomes()
    expect(requests).toMatchObject([
      { path: '/api/saved/merge_homes', body: { user_id: 7, homes: [{ ...home, note: 'South facing' }] } },
    ])
    expect(readBrowserHomes()).toEqual([])
    expect([isHomeSaved('sale:12'), isHomeSaved('let:4')]).toEqual([true, true])
    forgetLogin()
    expect([isHomeSaved('sale:12'), isHomeSaved('let:4')], 'nothing is left after a logout').toEqual([
      false,
      false,
    ])
  })

  test('a visitor asks for no merge', async () => {
    await toggleSavedHome(home)
    await mergeSavedHomes()
    expect(paths()).toEqual(['/api/listing/count_save'])
  })
})
