// covers: components/sales, components/offers, app/(account)/my-account/offers, lib/agency/sales, lib/queries/sales.ts
import { expect, test } from 'vitest'
import { insertSale } from '../support/insert-sale'
import { createAccount, queryDatabase } from '../support/e2e-accounts'
import { findByName, mainTextOf, textsOf, visitorFor, Visitor } from './support/visitor'

const conveyancer = {
  firm: '<b>Deed</b> & Co',
  contact_name: 'Dora Deed',
  email: 'dora@deed.example',
  phone: '01632 960200',
}

test('without JavaScript both parties name their conveyancers, and then read the memorandum of sale', async () => {
  const { seller, buyer, home, path } = await insertSale()
  const [sellersVisitor, buyersVisitor] = [visitorFor(seller), visitorFor(buyer)]
  const offers = await sellersVisitor.open('/my-account/offers')
  expect(findByName(offers.$, 'main a', 'Conveyancers and memorandum').attr('href')).toBe(path)
  const page = await sellersVisitor.open(path)
  expect([page.status, textsOf(page.$, 'h1')]).toEqual([200, ['Sale of Quiet Row, Nowhere-on-Sea, ZZ9']])
  expect(mainTextOf(page)).toContain('Agreed at £240,000 with Ben B.')
  expect(mainTextOf(page)).toContain('Your conveyancer Waiting for you')
  expect(page.$('main textarea').length, 'only a buyer has a field for further buyers').toBe(0)
  const refused = await sellersVisitor.submit(page, 'Save', { ...conveyancer, firm: '' })
  expect(mainTextOf(refused)).toContain('Please enter the name of the firm, in at most 100 characters')
  expect(refused.$('main [name=contact_name]').attr('value')).toBe('Dora Deed')
  const saved = await sellersVisitor.submit(refused, 'Save', conveyancer)
  expect(saved.html).not.toContain('<b>Deed</b>')
  const waiting = await sellersVisitor.open(path)
  expect(mainTextOf(waiting)).toContain('Your conveyancer Named.')
  expect(mainTextOf(waiting)).toContain('The buyer’s conveyancer Waiting for Ben B.')
  expect(waiting.$('main [name=firm]').attr('value')).toBe('<b>Deed</b> & Co')

  const buyersPage = await buyersVisitor.open(path)
  expect(textsOf(buyersPage.$, 'h1')).toEqual(['Purchase of Quiet Row, Nowhere-on-Sea, ZZ9'])
  expect(buyersPage.html).not.toContain('Deed')
  const buyersConveyancer = { ...conveyancer, firm: 'Other & Co', co_buyers: 'Bea Buyer' }
  await buyersVisitor.submit(buyersPage, 'Save', buyersConveyancer)
  for (const visitor of [sellersVisitor, buyersVisitor]) {
    const memorandum = mainTextOf(await visitor.open(path))
    expect(memorandum).toContain('Agreed price: £240,000')
    expect(memorandum).toContain('Buyer: Ben Buyer, Bea Buyer')
    expect(memorandum).toContain('<b>Deed</b> & Co')
  }
  const [listing] = await queryDatabase<{ status: string }>('SELECT status FROM listing WHERE id = $1', [
    home,
  ])
  expect(listing?.status).toBe('sold_subject_to_contract')
})

test('the page of a sale is a 404 for other users and before the acceptance, and sends visitors to the login', async () => {
  const { path } = await insertSale()
  const stranger = visitorFor(await createAccount())
  expect((await stranger.open(path)).status).toBe(404)
  expect((await stranger.open('/my-account/offers/no-number/sale')).status).toBe(404)
  expect((await new Visitor().open(path)).url.pathname).toBe('/login')
  const unaccepted = await insertSale({ isAccepted: false })
  expect((await visitorFor(unaccepted.buyer).open(unaccepted.path)).status).toBe(404)
})
