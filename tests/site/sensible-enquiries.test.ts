// covers: components/forms, components/listing, lib/agency/enquiries, lib/agency/mail
import { expect, test } from 'vitest'
import { createAccount, queryDatabase } from '../support/e2e-accounts'
import { waitForMail } from '../support/mailbox'
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

test('without JavaScript too, an offer of £12 is sent only by somebody who is sure, repeated on the page and mailed to them (B-09)', async () => {
  const account = await createAccount()
  await queryDatabase('UPDATE "user" SET email_proved_at = now() WHERE id = $1', [account.id])
  const home = await findHomeForSale()
  const visitor = new Visitor().withSession(account.cookie)
  const page = await visitor.open(`/property/${home.id}/make-an-offer`)
  expect(page.$('main [name=is_sure]').length).toBe(0)
  const asked = await visitor.submit(page, 'Send your offer', { 'Your offer in pounds': '12' })
  expect(textOf(asked.$('main'))).toContain(
    `Are you sure? £12 is far below the asking price of £${home.price.toLocaleString('en-GB')}.`,
  )
  expect(asked.$('main [name="Your offer in pounds"]').attr('value')).toBe('12')
  const sent = await visitor.submit(asked, 'Send your offer', { is_sure: true })
  expect(textOf(sent.$('main [data-outcome=success]'))).toContain('Your offer in pounds: 12')
  await waitForMail(account.email, /(Your offer in pounds: 12\.)/)
})

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
