// covers: components/forms, components/listing, lib/agency/enquiries, lib/agency/mail
import { expect, test } from 'vitest'
import { createAccount, queryDatabase } from '../support/e2e-accounts'
import { textOf, Visitor } from './support/visitor'

/** A listing for sale at one price, which its visitor does not own. */
async function findHomeForSale() {
  const [home] = await queryDatabase<{ id: number; price: number }>(
    `SELECT l.id, (l.price_pence / 100)::int AS price FROM search_entry e JOIN listing l ON l.id = e.listing_id
      WHERE e.kind = 'sale' AND l.status = 'available' AND l.price_qualifier = 'price' ORDER BY l.id LIMIT 1`,
    [],
  )
  return home!
}

test('a viewing at three in the morning, or next year, is not asked for (B-08)', async () => {
  const account = await createAccount()
  const home = await findHomeForSale()
  const visitor = new Visitor().withSession(account.cookie)
  const page = await visitor.open(`/property/${home.id}/arrange-viewing`)
  const refused = await visitor.submit(page, 'Ask for a viewing', {
    'Preferred date': '2099-01-01',
    'Preferred time': '03:00',
  })
  const text = textOf(refused.$('main'))
  expect(text).toContain('Please choose a date no later than')
  expect(text).toContain('Please choose a time from 08:00 to 20:00')
})
