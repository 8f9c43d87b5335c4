import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_SAVED_SEARCHES, MAX_SEARCH_NAME_CHARACTERS } from '../../lib/domain/saved-search'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { dataOf } from '../support/selling'
import { GATEWAYS, openContractSuite, savedSearchCalls, MISSING_ID, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
})
afterAll(() => suite?.close())

const witham = { href: '/find-a-property/Witham', name: 'Witham', frequency: 'daily' } as const

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)
  const createUser = async () => {
    const user = await insertUser(suite.pool)
    const userInput = { user_id: user.id }
    return {
      user,
      userInput,
      list: async () => dataOf(await gateway().getSavedSearches(userInput, user)).searches,
      save: (search: { href: string; name?: string }) =>
        gateway().addSavedSearch({ ...userInput, ...witham, ...search }, user),
    }
  }

  it('saves a search once under two URLs, changes it and removes it', async () => {
    const { user, userInput, list, save } = await createUser()
    expect(await list()).toEqual([])
    const replies = await Promise.all([
      save({ href: '/find-a-property/Witham?sort=lowest-price&page=7' }),
      save({ href: '/find-a-property/Witham/?utm_source=mail' }),
    ])
    expect(replies).toMatchObject([{ ok: true }, { ok: true }])
    const [search, ...others] = await list()
    expect(others).toEqual([])
    expect(search).toMatchObject({ ...witham, created_at: expect.any(String) })
    // The NUL character, the mark that turns the text's direction and the blanks at both ends are removed.
    const change = {
      ...userInput,
      search_id: search!.id,
      name: ' My\0 town \u202e',
      frequency: 'none',
    } as const
    expect(await gateway().changeSavedSearch(change, user)).toMatchObject({ ok: true })
    expect(await list()).toMatchObject([{ href: witham.href, frequency: 'none', name: 'My town' }])
    expect(await gateway().removeSavedSearch({ ...userInput, search_id: search!.id }, user)).toMatchObject({
      ok: true,
    })
    expect(await list()).toEqual([])
  })

  it('refuses to change or remove a search of another user', async () => {
    const [owner, other] = [await createUser(), await createUser()]
    await owner.save({ href: witham.href })
    const [search] = await owner.list()
    const target = { ...other.userInput, search_id: search!.id }
    const change = { ...target, name: 'Not mine', frequency: 'none' } as const
    expect(await gateway().changeSavedSearch(change, other.user)).toMatchObject({ ok: false })
    await gateway().removeSavedSearch(target, other.user)
    expect(await owner.list()).toEqual([search])
  })

  it.each(['/about-us', 'https://evil.example/find-a-property/Witham', '//evil.example/x', 'javascript:1'])(
    'refuses %s, which is not the URL of a search',
    async (href) => {
      const { save, list } = await createUser()
      expect(await save({ href })).toMatchObject({ ok: false, message: 'This is the address of no search' })
      expect(await list()).toEqual([])
    },
  )

  it('refuses a search that has no name, or one that is too long', async () => {
    const { save } = await createUser()
    for (const name of ['', ' ', '\0'])
      expect(await save({ href: witham.href, name })).toMatchObject({
        ok: false,
        message: 'Please give the search a name.',
      })
    expect(await save({ href: witham.href, name: 'x'.repeat(MAX_SEARCH_NAME_CHARACTERS + 1) })).toMatchObject(
      {
        ok: false,
        message: 'Please choose a name of at most 100 characters.',
      },
    )
  })

  it('saves at most 50 searches, even when two tabs save at once', async () => {
    const { user, userInput, list, save } = await createUser()
    const searches = Array.from({ length: MAX_SAVED_SEARCHES }, (_, index) => ({
      ...witham,
      href: `/find-a-property/town-${index}`,
    }))
    // One search less than the limit leaves room for one of the two tabs.
    expect(
      await gateway().mergeSavedSearches({ ...userInput, searches: searches.slice(1) }, user),
    ).toMatchObject({
      ok: true,
    })
    const replies = await Promise.all([
      save({ href: '/find-a-letting/a' }),
      save({ href: '/find-a-letting/b' }),
    ])
    expect(replies.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(replies.find(({ ok }) => !ok)).toMatchObject({ message: expect.stringContaining('50 searches') })
    expect(await list()).toHaveLength(MAX_SAVED_SEARCHES)
    expect(await gateway().mergeSavedSearches({ ...userInput, searches }, user)).toMatchObject({
      ok: true,
      data: { left_out: ['/find-a-property/town-0'] },
    })
    expect(await list()).toHaveLength(MAX_SAVED_SEARCHES)
  })

  it('merges the saved searches of a browser, and does not change searches that the account has', async () => {
    const { user, userInput, list, save } = await createUser()
    await save(witham)
    // The first is in the account already, and the last is not the URL of a search.
    const searches = [
      { ...witham, name: 'Another name', frequency: 'at_once' as const },
      { href: '/find-a-letting/Witham', name: 'Rent', frequency: 'weekly' as const },
      { href: '/nowhere', name: 'Nothing', frequency: 'daily' as const },
    ]
    const merge = () => gateway().mergeSavedSearches({ ...userInput, searches }, user)
    expect([await merge(), await merge()]).toMatchObject([{ ok: true }, { ok: true }])
    expect(await list()).toMatchObject([{ name: 'Rent', frequency: 'weekly' }, witham])
    expect(await gateway().mergeSavedSearches({ ...userInput, searches: [] }, user)).toMatchObject({
      ok: true,
    })
  })

  it('adds the newest searches of a browser up to the limit of the account, and names the others', async () => {
    const { user, userInput, list, save } = await createUser()
    await save(witham)
    const searches = Array.from({ length: MAX_SAVED_SEARCHES }, (_, index) => ({
      ...witham,
      href: `/find-a-property/town-${index}`,
    }))
    expect(await gateway().mergeSavedSearches({ ...userInput, searches }, user)).toMatchObject({
      ok: true,
      data: { left_out: ['/find-a-property/town-0'] },
    })
    const hrefs = (await list()).map(({ href }) => href)
    expect([hrefs.length, hrefs[0], hrefs.at(-1)]).toEqual([
      MAX_SAVED_SEARCHES,
      `/find-a-property/town-${MAX_SAVED_SEARCHES - 1}`,
      witham.href,
    ])
  })

  it('refuses an unknown alert, and an unknown key to stop alerts', async () => {
    const { user, userInput } = await createUser()
    expect(
      await gateway().getSearchAlert({ ...userInput, alert_id: MISSING_ID, page: 1 }, user),
    ).toMatchObject({
      ok: false,
      message: 'Alert not found',
    })
    for (const key of ['no-such-key', 'x\0y', "' or 1=1 --"])
      expect(await gateway().stopSearchAlerts({ key })).toMatchObject({ ok: false })
  })

  it('exports the saved searches of an account, and deletes them with the account', async () => {
    const { user, userInput, save } = await createUser()
    await save(witham)
    expect(dataOf(await gateway().exportData(userInput, user))).toMatchObject({ savedSearches: [witham] })
    // An account without a password is deleted without asking for one.
    await suite.pool.query('UPDATE "user" SET password_hash = NULL WHERE id = $1', [user.id])
    // Any text serves as the hash of a key here.
    await suite.pool.query(`INSERT INTO search_alert (user_id, key_hash) VALUES ($1, $2)`, [user.id, name])
    expect(await gateway().deleteAccount(userInput, user)).toMatchObject({ ok: true })
    for (const table of ['saved_search', 'search_alert']) {
      const { rowCount } = await suite.pool.query(`SELECT FROM ${table} WHERE user_id = $1`, [user.id])
      expect(rowCount, table).toBe(0)
    }
  })
})

it('makes every call about saved searches', () => {
  expect(savedSearchCalls.filter((call) => !suite.madeCalls.has(call))).toEqual([])
})
