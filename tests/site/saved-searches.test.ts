// covers: app/(account)/my-account/searches, app/(marketing)/saved-searches, app/(auth)/search-alert, app/api/search-alert, components/saved, lib/agency/saved
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAccount, queryDatabase } from '../support/e2e-accounts'
import { e2eBase } from '../support/e2e-database'
import { MISSING_ID } from '../support/missing-id'
import { getStatusAndRedirect, mainTextOf, textOf, textsOf, visitorFor, Visitor } from './support/visitor'

const SEARCHES = '/my-account/searches'
const ALERTED_HOMES = 25
/** Homes on a page of an alert. */
const PAGE_SIZE = 20
/** Homes that a comparison shows at most. */
const MAX_COMPARED_HOMES = 4
const createUser = async () => {
  const account = await createAccount()
  return { account, visitor: visitorFor(account) }
}
const readSearches = (email: string) =>
  queryDatabase<{ id: number; user_id: number; name: string; href: string; frequency: string }>(
    'SELECT s.* FROM saved_search s JOIN "user" u ON u.id = s.user_id WHERE u.email = $1 ORDER BY s.id',
    [email],
  )
/** Inserts an alert about ALERTED_HOMES homes, whose mailed link has the given key. @returns its id */
const insertAlert = async (userId: number, key: string) => {
  const [alert] = await queryDatabase<{ id: number }>(
    'INSERT INTO search_alert (user_id, key_hash) VALUES ($1, $2) RETURNING id',
    [userId, createHash('sha256').update(key).digest('hex')],
  )
  await queryDatabase(
    `INSERT INTO alerted_home (alert_id, listing_id, user_id, event_id, position)
     SELECT $1, listing_id, $2, 1, row_number() OVER (ORDER BY listing_id)
       FROM search_entry ORDER BY listing_id LIMIT $3`,
    [alert!.id, userId, ALERTED_HOMES],
  )
  return alert!.id
}

test('without JavaScript a search is saved from its results, changed and removed', async () => {
  const { account, visitor } = await createUser()
  const empty = await visitor.open(SEARCHES)
  expect(mainTextOf(empty)).toContain('No saved searches yet.')
  const results = await visitor.open('/find-a-property/Witham?sort=lowest-price')
  const links = results.$('main a[href^="/my-account/searches?save="]')
  expect(links.length, 'one beside the sort order, one after the third card').toBe(2)
  const savePage = await visitor.open(links.attr('href')!)
  expect(savePage.$('#new-search-name').attr('value')).toBe('Witham · for sale')
  await visitor.submit(savePage, 'Save the search', { frequency: 'weekly' })
  expect(await readSearches(account.email)).toMatchObject([
    { name: 'Witham · for sale', href: '/find-a-property/Witham', frequency: 'weekly' },
  ])
  const saved = await visitor.open(SEARCHES)
  expect(mainTextOf(saved)).toContain('Emails: once a week, on Mondays')
  await visitor.submit(saved, 'Save the changes', { name: '<b>Mine</b>', frequency: 'none' })
  const changed = await visitor.open(SEARCHES)
  expect(textsOf(changed.$, 'main h2')).toEqual(['<b>Mine</b>'])
  await visitor.submit(changed, 'Remove: <b>Mine</b>', {})
  expect(await readSearches(account.email)).toEqual([])
})

test('a search without results offers emails about new homes, and only addresses of searches can be saved', async () => {
  const { $ } = await new Visitor().open('/find-a-property/Witham/nomin-1/all-types/any-bedrooms/this-only')
  expect(textOf($('main'))).toContain('be told by email as soon as a home comes')
  const { visitor } = await createUser()
  // No address of a search: another page, another site, a NUL character, and a text that is too long.
  for (const save of ['/about-us', 'https://evil.example/find-a-property/x', '%00', 'x'.repeat(3_000)]) {
    const page = await visitor.open(`${SEARCHES}?save=${encodeURIComponent(save)}`)
    expect(page.status).toBe(200)
    expect(page.$('#new-search-name').length, save.slice(0, 40)).toBe(0)
  }
})

test('one POST without a login stops the emails of an account, and a GET redirects to a page that asks first (RFC 8058)', async () => {
  const { account, visitor } = await createUser()
  const savePage = await visitor.open(`${SEARCHES}?save=/find-a-letting/Leeds`)
  await visitor.submit(savePage, 'Save the search', { frequency: 'at_once' })
  const [search] = await readSearches(account.email)
  const key = `alert-key-${account.email}`
  await insertAlert(search!.user_id, key)
  const address = `${e2eBase()}/api/search-alert/${encodeURIComponent(key)}`
  const redirect = await fetch(address, { redirect: 'manual' })
  expect([redirect.status, redirect.headers.get('location')]).toEqual([
    303,
    `/search-alert/stop/${encodeURIComponent(key)}`,
  ])
  const page = await new Visitor().open(redirect.headers.get('location')!)
  expect(page.status).toBe(200)
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  expect((await readSearches(account.email))[0]).toMatchObject({ frequency: 'at_once' })

  const post = (url: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  expect((await post(address)).status).toBe(204)
  expect((await post(`${e2eBase()}/api/search-alert/no-such-key`)).status).toBe(204)
  expect((await readSearches(account.email))[0]).toMatchObject({ frequency: 'none' })
  const stopped = await new Visitor().submit(page, 'Stop the emails', {})
  expect(mainTextOf(stopped)).toContain('no more emails about your saved searches')
})

test('the homes of an alert are listed page by page, and the alert of another user is a 404', async () => {
  const { account, visitor } = await createUser()
  const [user] = await queryDatabase<{ id: number }>('SELECT id FROM "user" WHERE email = $1', [
    account.email,
  ])
  const alertId = await insertAlert(user!.id, account.email)
  const path = `${SEARCHES}/alerts/${alertId}`
  const firstPage = await visitor.open(path)
  expect(firstPage.$('main article').length).toBe(PAGE_SIZE)
  expect(mainTextOf(firstPage)).toContain(`Homes 1 to ${PAGE_SIZE} of ${ALERTED_HOMES}`)
  const secondPage = await visitor.open(`${path}?from=${PAGE_SIZE + 1}`)
  expect(secondPage.$('main article').length).toBe(ALERTED_HOMES - PAGE_SIZE)
  const other = await createUser()
  expect(await getStatusAndRedirect(path, other.visitor)).toEqual([404, null])
  expect(await getStatusAndRedirect(`${SEARCHES}/alerts/999999999`, visitor)).toEqual([404, null])
  expect(await getStatusAndRedirect(`${SEARCHES}/alerts/x`, visitor)).toEqual([404, null])
})

test('a comparison works without JavaScript, marks differences, and leaves out unknown homes', async () => {
  const rows = await queryDatabase<{ id: number }>(
    `SELECT listing_id AS id FROM search_entry WHERE kind = 'sale' ORDER BY listing_id LIMIT $1`,
    [MAX_COMPARED_HOMES + 1],
  )
  const toQuery = (ids: (number | string)[]) => ids.map((id) => `home=sale:${id}`).join('&')
  const ids = rows.map(({ id }) => id)
  const page = await new Visitor().open(`/saved-homes/compare?${toQuery([ids[0]!, ids[1]!, MISSING_ID])}`)
  expect(page.status).toBe(200)
  expect(page.$('main thead th').length).toBe(2)
  expect(page.$('main tr[data-different]').length).toBeGreaterThan(0)
  const fullComparison = await new Visitor().open(`/saved-homes/compare?${toQuery(ids)}`)
  expect(fullComparison.$('main thead th').length).toBe(MAX_COMPARED_HOMES)
  expect(mainTextOf(fullComparison)).toContain(`You chose more than ${MAX_COMPARED_HOMES} homes`)
  const emptyComparison = await new Visitor().open('/saved-homes/compare?home=x&home=sale:0&home=%3Cb%3E')
  expect(mainTextOf(emptyComparison)).toContain('Choose two homes at least.')
})
