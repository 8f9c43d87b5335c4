// covers: app/(account)/my-account/searches, app/(marketing)/saved-searches, app/(auth)/search-alert, app/api/search-alert, components/saved, lib/agency/saved
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAccount, queryDatabase } from '../support/e2e-accounts'
import { e2eBase } from '../support/e2e-database'
import { MISSING_ID } from '../support/missing-id'
import { statusOf, textOf, textsOf, Visitor } from './support/visitor'

const SEARCHES = '/my-account/searches'
const createUser = async () => {
  const account = await createAccount()
  return { account, visitor: new Visitor().withSession(account.cookie) }
}
const readSearches = (email: string) =>
  queryDatabase<{ id: number; user_id: number; name: string; href: string; frequency: string }>(
    'SELECT s.* FROM saved_search s JOIN "user" u ON u.id = s.user_id WHERE u.email = $1 ORDER BY s.id',
    [email],
  )
const insertAlert = async (userId: number, key: string) => {
  const [alert] = await queryDatabase<{ id: number }>(
    'INSERT INTO search_alert (user_id, key_hash) VALUES ($1, $2) RETURNING id',
    [userId, createHash('sha256').update(key).digest('hex')],
  )
  await queryDatabase(
    `INSERT INTO alerted_home (alert_id, listing_id, user_id, event_id, position)
     SELECT $1, listing_id, $2, 1, row_number() OVER (ORDER BY listing_id)
       FROM search_entry ORDER BY listing_id LIMIT 25`,
    [alert!.id, userId],
  )
  return alert!.id
}

test('without JavaScript a search is saved from its results, changed and removed', async () => {
  const { account, visitor } = await createUser()
  const empty = await visitor.open(SEARCHES)
  expect(textOf(empty.$('main'))).toContain('No saved searches yet.')
  const results = await visitor.open('/find-a-property/Witham?sort=lowest-price')
  const links = results.$('main a[href^="/my-account/searches?save="]')
  expect(links.length, 'near the sort and after the third card').toBe(2)
  const offer = await visitor.open(links.attr('href')!)
  expect(offer.$('#new-search-name').attr('value')).toBe('Witham · for sale')
  await visitor.submit(offer, 'Save the search', { frequency: 'weekly' })
  expect(await readSearches(account.email)).toMatchObject([
    { name: 'Witham · for sale', href: '/find-a-property/Witham', frequency: 'weekly' },
  ])
  const saved = await visitor.open(SEARCHES)
  expect(textOf(saved.$('main'))).toContain('Emails: once a week, on Mondays')
  await visitor.submit(saved, 'Save the changes', { name: '<b>Mine</b>', frequency: 'none' })
  const changed = await visitor.open(SEARCHES)
  expect(textsOf(changed.$, 'main h2')).toEqual(['<b>Mine</b>'])
  await visitor.submit(changed, 'Remove: <b>Mine</b>', {})
  expect(await readSearches(account.email)).toEqual([])
})

test('an empty result offers emails about new homes, and only the address of a search can be saved', async () => {
  const { $ } = await new Visitor().open('/find-a-property/Witham/nomin-1/all-types/any-bedrooms/this-only')
  expect(textOf($('main'))).toContain('be told by email as soon as a home comes')
  const { visitor } = await createUser()
  for (const save of ['/about-us', 'https://evil.example/find-a-property/x', '%00', 'x'.repeat(3_000)]) {
    const page = await visitor.open(`${SEARCHES}?save=${encodeURIComponent(save)}`)
    expect(page.status).toBe(200)
    expect(page.$('#new-search-name').length, save.slice(0, 40)).toBe(0)
  }
})

test('one POST without a login stops the emails of an account, and a GET leads to a page that asks first (RFC 8058)', async () => {
  const { account, visitor } = await createUser()
  const offer = await visitor.open(`${SEARCHES}?save=/find-a-letting/Leeds`)
  await visitor.submit(offer, 'Save the search', { frequency: 'at_once' })
  const [search] = await readSearches(account.email)
  const key = `alert-key-${account.email}`
  await insertAlert(search!.user_id, key)
  const address = `${e2eBase()}/api/search-alert/${encodeURIComponent(key)}`
  const opened = await fetch(address, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `/search-alert/stop/${encodeURIComponent(key)}`,
  ])
  const page = await new Visitor().open(opened.headers.get('location')!)
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
  expect(textOf(stopped.$('main'))).toContain('no more emails about your saved searches')
})

test('the homes of an email are listed page by page, and another user’s email is a missing page', async () => {
  const { account, visitor } = await createUser()
  const [user] = await queryDatabase<{ id: number }>('SELECT id FROM "user" WHERE email = $1', [
    account.email,
  ])
  const alertId = await insertAlert(user!.id, account.email)
  const path = `${SEARCHES}/alerts/${alertId}`
  const first = await visitor.open(path)
  expect(first.$('main article').length).toBe(20)
  expect(textOf(first.$('main'))).toContain('Homes 1 to 20 of 25')
  const rest = await visitor.open(`${path}?from=21`)
  expect(rest.$('main article').length).toBe(5)
  const other = await createUser()
  expect(await statusOf(path, other.visitor)).toEqual([404, null])
  expect(await statusOf(`${SEARCHES}/alerts/999999999`, visitor)).toEqual([404, null])
  expect(await statusOf(`${SEARCHES}/alerts/x`, visitor)).toEqual([404, null])
})

test('a comparison works without JavaScript, marks differences, and leaves out what is unknown', async () => {
  const rows = await queryDatabase<{ id: number }>(
    `SELECT listing_id AS id FROM search_entry WHERE kind = 'sale' ORDER BY listing_id LIMIT 5`,
    [],
  )
  const query = (ids: (number | string)[]) => ids.map((id) => `home=sale:${id}`).join('&')
  const ids = rows.map(({ id }) => id)
  const page = await new Visitor().open(`/saved-homes/compare?${query([ids[0]!, ids[1]!, MISSING_ID])}`)
  expect(page.status).toBe(200)
  expect(page.$('main thead th').length).toBe(2)
  expect(page.$('main tr[data-different]').length).toBeGreaterThan(0)
  const all = await new Visitor().open(`/saved-homes/compare?${query(ids)}`)
  expect(all.$('main thead th').length).toBe(4)
  expect(textOf(all.$('main'))).toContain('You chose more than 4 homes')
  const emptyComparison = await new Visitor().open('/saved-homes/compare?home=x&home=sale:0&home=%3Cb%3E')
  expect(textOf(emptyComparison.$('main'))).toContain('Choose two homes at least.')
})
