// covers: app/(account), components/account, lib/session, lib/agency/accounts, lib/server
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createAccount, queryDatabase, SALE_PRICE_POUNDS } from '../support/e2e-accounts'
import { postFromAnotherSite } from './support/foreign-post'
import {
  findByName,
  getStatusAndRedirect,
  textOf,
  textsOf,
  visitorFor,
  Visitor,
  type Page,
} from './support/visitor'

/** Sections of the account, each with its heading. */
const sections = [
  ['welcome', 'Welcome back, Ada'],
  ['viewings', 'Viewings'],
  ['profile', 'Profile'],
  ['password', 'Password'],
  ['settings', 'Settings'],
] as const
/** Gzipped JavaScript that the welcome page may load in addition to that of a page of plain text. */
const MAX_EXTRA_KB = 11
/** Pages with a form also load the form library: 1.4 times the JavaScript of the smallest possible app (P6). */
const SMALLEST_APP_KB = 134.6
const MAX_FORM_PAGE_KB = 1.4 * SMALLEST_APP_KB

test('every account URL redirects a visitor to the login, whether the page exists or not (G1 of D-20)', async () => {
  for (const path of ['', '/welcome', '/profile', '/password', '/settings', '/settings/export', '/profile/'])
    expect(await getStatusAndRedirect(`/my-account${path}`), path).toEqual([307, '/login'])
})

test('a password manager is redirected to the password page (W3C, A Well-Known URL for Changing Passwords)', async () => {
  expect(await getStatusAndRedirect('/.well-known/change-password')).toEqual([307, '/my-account/password'])
  // Password managers request this path to recognise a site that answers 200 to anything.
  const probe = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await getStatusAndRedirect(probe))[0]).toBe(404)
})

test('account pages have their title, heading and noindex, and unknown ones are a 404 (D-154)', async () => {
  const visitor = visitorFor(await createAccount())
  expect((await visitor.open('/my-account')).url.pathname).toBe('/my-account/welcome')
  for (const [section, heading] of sections) {
    const { status, $ } = await visitor.open(`/my-account/${section}`)
    expect([status, textsOf($, 'h1')], section).toEqual([200, [heading]])
    expect(textOf($('title'))).toMatch(new RegExp(`^${section}$`, 'i'))
    expect($('meta[name=robots]').attr('content')).toMatch(/noindex/)
    expect($('link[rel=canonical]').length).toBe(0)
  }
  for (const path of [
    'viewings/999999',
    'viewings/x',
    'profile/x',
    'no-such-section',
    'inbox/999999',
    'inbox/x',
  ])
    expect((await visitor.open(`/my-account/${path}`)).status, path).toBe(404)
})

test('personal pages are not cached, and never show the data of another user', async () => {
  const users = await Promise.all(
    ['Alpha', 'Omega'].map(async (lastName) => {
      const account = await createAccount({
        lastName,
        homeCount: 1,
        address: `${lastName} Row, Nowhere-on-Sea`,
      })
      return { lastName, account, visitor: visitorFor(account) }
    }),
  )
  for (const { lastName, account, visitor } of users) {
    const other = users.find((user) => user.lastName !== lastName)
    for (const path of ['welcome', 'profile', 'settings', 'settings/export'])
      // With the header `rsc`, Next sends the page's React data (flight data) and no HTML.
      for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
        const response = await visitor.open(`/my-account/${path}`, { headers })
        const label = `${path} ${JSON.stringify(headers)}`
        expect(response.headers.get('cache-control'), label).toContain('no-store')
        expect(response.headers.get('x-cache'), label).toBeNull()
        expect(response.html, label).not.toContain(other?.account.email)
        expect(response.html, label).not.toContain(`${other?.lastName} Row`)
      }
    const exportedData = await (await visitor.request('/my-account/settings/export')).text()
    expect(exportedData).toContain(account.email)
    // A call with another user's id is refused.
    const refusal = await visitor.call('user/get_user_data', { user_id: other?.account.id })
    expect(JSON.stringify(refusal)).not.toContain(other?.account.email)
  }
})

test('no cache may store an account page, and public pages never show the data of a logged-in user', async () => {
  const account = await createAccount({ firstName: 'Marmaduke', lastName: 'Featherstone' })
  const visitor = visitorFor(account)
  for (const [section] of sections) {
    const { headers } = await visitor.open(`/my-account/${section}`)
    expect
      .soft([headers.get('cache-control'), headers.get('x-cache')], section)
      .toEqual(['private, no-store', null])
  }
  for (const path of ['/', '/news/', '/find-a-property', '/contact', '/saved-homes', '/saved-searches']) {
    const { html } = await visitor.open(path)
    for (const secret of ['Marmaduke', 'Featherstone', account.email])
      expect.soft(html, path).not.toContain(secret)
  }
})

test('the welcome page shows a seller’s homes, each with its next step, its history and a link to its listing (D-154)', async () => {
  const account = await createAccount({ homeCount: 2 })
  const visitor = visitorFor(account)
  const { $ } = await visitor.open('/my-account/welcome')
  const home = $('main article').first()
  const homeText = textOf(home)
  expect(homeText).toContain('Your next step')
  expect(homeText).toContain('Give us the tenure, the council tax band and the energy rating')
  expect(homeText).toContain(`Put on the market at £${SALE_PRICE_POUNDS.toLocaleString('en-GB')}`)
  expect(textsOf($, 'h2')).not.toContain('Where to begin')
  const link = findByName($, 'a', /See it as buyers do/, home).attr('href') ?? ''
  expect((await new Visitor().open(link)).status).toBe(200)
})

test('account pages keep their budgets of JavaScript (P6)', async () => {
  const visitor = visitorFor(await createAccount())
  const scriptsOf = ({ $ }: Page) =>
    $('script[src]')
      .not('[nomodule]')
      .toArray()
      .map((script) => $(script).attr('src') ?? '')
  const kilobytesOf = async (path: string) => {
    let bytes = 0
    for (const script of new Set(scriptsOf(await visitor.open(path)))) {
      const response = await visitor.request(script, { headers: { 'accept-encoding': 'gzip' } })
      bytes += gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).byteLength
    }
    return bytes / 1_000
  }
  const textPageKb = await kilobytesOf('/reviews-policy')
  for (const [section] of sections) {
    const maxKb = section === 'welcome' ? textPageKb + MAX_EXTRA_KB : MAX_FORM_PAGE_KB
    expect.soft(await kilobytesOf(`/my-account/${section}`), section).toBeLessThanOrEqual(maxKb)
  }
})

test('an account form that another site posts with the session cookie is refused', async () => {
  const account = await createAccount()
  const visitor = visitorFor(account)
  const status = await postFromAnotherSite(visitor, '/my-account/profile', {
    title: 'Ms',
    first_name: 'Eve',
    last_name: 'Elsewhere',
    mobile: '07700900999',
    buying_position: 'cash',
  })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(await queryDatabase('SELECT first_name FROM "user" WHERE id = $1', [account.id])).toEqual([
    { first_name: 'Ada' },
  ])
})
