// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  mergeKeptHomes,
  noteBrowserHome,
  readBrowserHomes,
  removeBrowserHome,
  toggleKeptHome,
} from '../../lib/browser/change-kept-homes'
import { hiddenHomes, isHomeKept, savedHomes } from '../../lib/browser/kept-home-keys'
import { checkSession, forgetLogin, rememberLogin } from '../../lib/browser/session'
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
const getPaths = () => requests.map(({ path }) => path)

describe('a visitor', () => {
  test('saves and removes a home in the browser; only the save is counted', async () => {
    expect(await toggleKeptHome(savedHomes, home)).toEqual({ state: 'added', by: 'browser' })
    expect(isHomeKept(savedHomes, 'sale:12')).toBe(true)
    expect(isHomeKept(savedHomes, 'sale:1')).toBe(false)
    expect(isHomeKept(savedHomes, 'let:12')).toBe(false)
    expect(await toggleKeptHome(savedHomes, home)).toEqual({ state: 'removed' })
    expect(isHomeKept(savedHomes, 'sale:12')).toBe(false)
    expect(requests).toEqual([{ path: '/api/listing/count_save', body: home }])
  })

  test('keeps a note, whose text is not mistaken for a home', async () => {
    await toggleKeptHome(savedHomes, home)
    noteBrowserHome(savedHomes, home, '"let:9": or let:9')
    expect(readBrowserHomes(savedHomes)).toMatchObject([{ ...home, note: '"let:9": or let:9' }])
    expect(isHomeKept(savedHomes, 'let:9')).toBe(false)
    removeBrowserHome(savedHomes, home)
    expect(readBrowserHomes(savedHomes)).toEqual([])
    expect(window.localStorage.getItem(savedHomes.key)).toBeNull()
  })

  test('gets a message when the limit is reached, or when the browser’s storage is full', async () => {
    const maximumHomes = Object.fromEntries(
      Array.from({ length: MAX_SAVED_HOMES }, (_, index) => [`let:${index + 1}`, { savedAt: '', note: '' }]),
    )
    window.localStorage.setItem(savedHomes.key, JSON.stringify(maximumHomes))
    expect(await toggleKeptHome(savedHomes, home)).toMatchObject({ state: 'refused' })
    window.localStorage.clear()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await toggleKeptHome(savedHomes, home)).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('Log in to save it'),
    })
    vi.restoreAllMocks()
    expect(requests).toEqual([])
  })

  test.each(['', 'null', '[]', '"x"', '{"sale:12":null}', '{"<b>":{"note":1}}', '{"sale:0":{}}'])(
    'with %j in the storage has no homes and no error',
    (text) => {
      window.localStorage.setItem(savedHomes.key, text)
      expect(readBrowserHomes(savedHomes)).toEqual([])
    },
  )
})

describe('a user', () => {
  test('saves a home in the account, and keeps the previous state after a refusal', async () => {
    logIn()
    expect(await toggleKeptHome(savedHomes, home)).toEqual({ state: 'added', by: 'account' })
    expect(requests).toEqual([{ path: '/api/saved/add_home', body: { user_id: 7, ...home } }])
    respond = () => Response.json({ code: 0, message: 'No' })
    expect(await toggleKeptHome(savedHomes, { kind: 'let', id: 3 })).toEqual({
      state: 'refused',
      message: 'No',
    })
    expect([isHomeKept(savedHomes, 'sale:12'), isHomeKept(savedHomes, 'let:3')]).toEqual([true, false])
    respond = () => Response.error()
    expect(await toggleKeptHome(savedHomes, home)).toMatchObject({ state: 'refused' })
    expect(isHomeKept(savedHomes, 'sale:12')).toBe(true)
  })

  test('saves a home in the browser if the session has ended', async () => {
    logIn()
    respond = (path) =>
      path.endsWith('/session') ? Response.json({ code: 1, data: null }) : new Response(null, { status: 401 })
    expect(await toggleKeptHome(savedHomes, home)).toEqual({ state: 'added', by: 'browser' })
    expect(readBrowserHomes(savedHomes)).toMatchObject([home])
  })

  test('moves the homes of the browser to the account, and keeps them while the call fails', async () => {
    await toggleKeptHome(savedHomes, home)
    noteBrowserHome(savedHomes, home, 'South facing')
    logIn()
    respond = () => Response.error()
    await mergeKeptHomes(savedHomes)
    expect(readBrowserHomes(savedHomes)).toHaveLength(1)
    requests.length = 0
    respond = () => Response.json({ code: 1, data: [home, { kind: 'let', id: 4 }] })
    await mergeKeptHomes(savedHomes)
    expect(requests).toMatchObject([
      { path: '/api/saved/merge_homes', body: { user_id: 7, homes: [{ ...home, note: 'South facing' }] } },
    ])
    expect(readBrowserHomes(savedHomes)).toEqual([])
    expect([isHomeKept(savedHomes, 'sale:12'), isHomeKept(savedHomes, 'let:4')]).toEqual([true, true])
    forgetLogin()
    expect(
      [isHomeKept(savedHomes, 'sale:12'), isHomeKept(savedHomes, 'let:4')],
      'nothing is left after a logout',
    ).toEqual([false, false])
  })

  test('does not see the saved and hidden homes of the previous user of the browser', async () => {
    const copies = [savedHomes.accountKey, hiddenHomes.accountKey]
    const storeCopies = () => copies.forEach((key) => window.localStorage.setItem(key, '{"sale:12":1}'))
    const nextUser = { token: 'u', id: 8, first_name: 'Bo', seller_info_completed: 0 }
    logIn()
    storeCopies()
    // The session of the first user ends, which the browser learns from the server and not by a logout.
    respond = () => Response.json({ code: 1, data: null })
    expect(await checkSession()).toBe('out')
    expect(copies.map((key) => window.localStorage.getItem(key))).toEqual([null, null])
    // The second user logs in while the first is still logged in, as in another tab.
    logIn()
    storeCopies()
    rememberLogin({ ...nextUser, token: 'v' })
    expect([isHomeKept(savedHomes, 'sale:12'), isHomeKept(hiddenHomes, 'sale:12')]).toEqual([false, false])
    storeCopies()
    rememberLogin({ ...nextUser, first_name: 'Bob' })
    expect(isHomeKept(savedHomes, 'sale:12'), 'a new name or token keeps the list').toBe(true)
  })

  test('sends no saved homes to the server before a login', async () => {
    await toggleKeptHome(savedHomes, home)
    await mergeKeptHomes(savedHomes)
    expect(getPaths()).toEqual(['/api/listing/count_save'])
  })
})

describe('hidden homes', () => {
  test('are a list of their own, in the browser and then in the account', async () => {
    expect(await toggleKeptHome(hiddenHomes, home)).toEqual({ state: 'added', by: 'browser' })
    expect([isHomeKept(hiddenHomes, 'sale:12'), isHomeKept(savedHomes, 'sale:12')]).toEqual([true, false])
    expect(requests, 'hiding a home is not counted').toEqual([])
    logIn()
    respond = () => Response.json({ code: 1, data: [home] })
    await mergeKeptHomes(hiddenHomes)
    expect(requests).toMatchObject([
      {
        path: '/api/hidden/merge_homes',
        body: { user_id: 7, homes: [{ ...home, hidden_at: expect.any(String) }] },
      },
    ])
    expect(readBrowserHomes(hiddenHomes)).toEqual([])
    expect(isHomeKept(hiddenHomes, 'sale:12')).toBe(true)
    respond = () => Response.json({ code: 1, data: null })
    expect(await toggleKeptHome(hiddenHomes, home)).toEqual({ state: 'removed' })
    expect(getPaths().at(-1)).toBe('/api/hidden/remove_home')
    expect(isHomeKept(hiddenHomes, 'sale:12')).toBe(false)
  })
})
