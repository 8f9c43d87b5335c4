// covers: app/(account)/my-account/saved, app/(marketing)/saved-homes, components/saved, components/property, lib/agency/saved, components/listing
import { expect, test } from 'vitest'
import { searchSales } from '../support/agency-calls'
import { createAccount, queryDatabase } from '../support/e2e-accounts'
import { statusOf, textOf, textsOf, Visitor } from './support/visitor'

const SAVED = '/my-account/saved'
const listingPath = ({ id, property_url }: { id: number; property_url: string }) =>
  `/property/${id}/${property_url}`

test('without JavaScript a user saves a home from its page, notes it and removes it (D-154, D-20)', async () => {
  const [home] = (await searchSales({ location: 'Witham' })).properties
  const address = home!.portal_address
  const visitor = new Visitor().withSession((await createAccount()).cookie)
  const empty = await visitor.open(SAVED)
  expect(textsOf(empty.$, 'h1')).toEqual(['Saved homes'])
  expect(textOf(empty.$('main'))).toContain('No saved homes yet.')

  const listing = await visitor.open(listingPath(home!))
  const offer = await visitor.open(listing.$('main a[href*="?save="]').attr('href')!)
  expect(textOf(offer.$('section[aria-label="Save a home"]'))).toContain(address)
  await visitor.submit(offer, `Save this home: ${address}`, {})

  const saved = await visitor.open(SAVED)
  expect(textsOf(saved.$, 'article h2')).toEqual([address])
  const noted = await visitor.submit(saved, 'Save the note', {
    note: 'Big garden\n<script>alert(1)</script>',
  })
  expect(noted.status).toBe(200)
  const again = await visitor.open(SAVED)
  expect(textOf(again.$('article'))).toContain('Big garden <script>alert(1)</script>')
  expect(again.html).not.toContain('<script>alert(1)')

  await visitor.submit(again, `Remove: ${address}`, {})
  expect(textOf((await visitor.open(SAVED)).$('main'))).toContain('No saved homes yet.')
})

test('a visitor is asked to log in, and an address with anything else saves nothing (G1 of D-20)', async () => {
  expect(await statusOf(SAVED)).toEqual([307, '/login'])
  const visitor = new Visitor().withSession((await createAccount()).cookie)
  for (const save of ['sale:999999999', 'sale:0', 'x', 'let:1%27--', 'sale:1&save=sale:2']) {
    const page = await visitor.open(`${SAVED}?save=${save}`)
    expect([page.status, page.$('section[aria-label="Save a home"]').length], save).toEqual([200, 0])
  }
})

test('a saved home says what has become of it, and a long list has pages', async () => {
  const owner = await createAccount({ homes: 14 })
  const account = await createAccount()
  await queryDatabase(
    `INSERT INTO saved_home (user_id, listing_id, price_pence, saved_at)
     SELECT $1, l.id, l.price_pence + 500000, now() - l.id * interval '1 second'
       FROM listing l JOIN property p ON p.id = l.property_id WHERE p.owner_id = $2`,
    [account.id, owner.id],
  )
  await queryDatabase(`UPDATE listing SET status = 'withdrawn' WHERE id = $1`, [owner.homes[0]])
  const visitor = new Visitor().withSession(account.cookie)
  const { $ } = await visitor.open(SAVED)
  expect($('article').length).toBe(12)
  const text = textOf($('main'))
  expect(text).toContain('14 saved homes')
  expect(text).toMatch(/Reduced from £[\d,]+ to £[\d,]+ since you saved it\./)
  expect(text).toContain('It was taken off the market.')
  expect((await visitor.open(`${SAVED}?page=2`)).$('article').length).toBe(2)
  expect((await visitor.open(`${SAVED}?page=99`)).$('article').length).toBe(2)
})

test('the page of a visitor’s homes is the same for everybody, cached, and not for search engines', async () => {
  const visitor = new Visitor()
  const page = await visitor.open('/saved-homes')
  expect([page.status, textsOf(page.$, 'h1')]).toEqual([200, ['Saved homes']])
  expect(page.$('meta[name=robots]').attr('content')).toMatch(/noindex/)
  expect(page.$('noscript').text()).toContain('With an account, saving works without it.')
  const user = new Visitor().withSession((await createAccount()).cookie)
  const mainOf = async (one: Visitor) => (await one.open('/saved-homes')).$('main').html()
  expect(await mainOf(user)).toBe(await mainOf(visitor))
})

test('results show every heart empty, so that one copy serves everybody', async () => {
  const { $ } = await new Visitor().open('/find-a-property/Witham')
  const hearts = $('article[data-listing] .card-save')
  expect(hearts.length).toBe($('article[data-listing]').length)
  expect(hearts.toArray().every((heart) => $(heart).attr('aria-pressed') === 'false')).toBe(true)
})
