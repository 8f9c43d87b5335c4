// covers: components/offers, components/listing, components/forms, app/(account), lib/agency/offers, lib/queries
import { expect, test } from 'vitest'
import { createAccount, queryDatabase } from '../support/e2e-accounts'
import { findByName, mainTextOf, textOf, textsOf, visitorFor, Visitor } from './support/visitor'

const OFFERS = '/my-account/offers'
const DAY_MS = 86_400_000
async function readListingStatus(listingId: number) {
  const rows = await queryDatabase<{ status: string }>('SELECT status FROM listing WHERE id = $1', [
    listingId,
  ])
  return rows[0]?.status
}

/** Creates a seller with a home for sale at £250,000 and one to let at £950 a month, and a buyer. */
async function createSellerAndBuyer() {
  const owner = await createAccount({ firstName: 'Sue', lastName: 'Seller', homeCount: 2 })
  const buyerAccount = await createAccount({ firstName: 'Ben', lastName: 'Buyer', position: 'first_time' })
  const [sale, letting] = owner.homes as [number, number]
  return { buyerAccount, sale, letting, seller: visitorFor(owner), buyer: visitorFor(buyerAccount) }
}

test('without JavaScript, a buyer offers "240k", the seller asks for more, the buyer accepts, and the seller takes back the acceptance (B-09, B-22, D-160)', async () => {
  const { buyerAccount, sale, seller, buyer } = await createSellerAndBuyer()
  const path = `/property/${sale}/make-an-offer`
  const page = await buyer.open(path)
  expect(mainTextOf(page)).toContain('until contracts are exchanged')
  expect(page.$('main [name=buying_position] option[selected]').attr('value')).toBe('first_time')
  expect(page.$('main [name=is_sure], main [name=asking_price]').length).toBe(0)

  const empty = await buyer.submit(page, 'Send your offer')
  expect(mainTextOf(empty)).toContain('Please enter your offer amount')
  const refusalPage = await buyer.submit(empty, 'Send your offer', { offer_amount: '24k' })
  expect(mainTextOf(refusalPage)).toContain(
    'Are you sure? £24,000 is far below the asking price of £250,000.',
  )
  expect(refusalPage.$('main [name=offer_amount]').attr('value')).toBe('24k')
  const sent = await buyer.submit(refusalPage, 'Send your offer', {
    offer_amount: '240k',
    conditions: 'a <b>survey</b>',
  })
  expect(textOf(sent.$('main [data-outcome=success]'))).toContain('Your offer: £240,000')
  expect(sent.$(`main a[href="${OFFERS}"]`).length).toBe(1)
  const [thread] = await queryDatabase<{ id: number }>('SELECT id FROM thread WHERE starter_id = $1', [
    buyerAccount.id,
  ])
  expect(sent.$(`main a[href="/my-account/inbox/${thread?.id}"]`).length).toBe(1)
  expect(mainTextOf(await buyer.open(path))).toContain('You offered £240,000 on')

  const received = await seller.open(`${OFFERS}?order=certainty`)
  expect([received.status, textsOf(received.$, 'h1')]).toEqual([200, ['Offers']])
  expect(mainTextOf(received)).toContain('£240,000 from Ben B.')
  expect(mainTextOf(received)).toContain('£10,000 below (−4%)')
  expect(received.html).not.toContain('<b>survey</b>')
  expect(received.html).not.toContain(buyerAccount.email)
  await seller.submit(received, 'Send this amount', { offer_amount: '£245,000' })
  const countered = await buyer.open(OFFERS)
  expect(mainTextOf(countered)).toContain('Sue S. would accept £245,000. You answer')
  await buyer.submit(countered, 'Yes, accept £245,000')
  expect(await readListingStatus(sale)).toBe('under_offer')
  const accepted = await seller.open(OFFERS)
  expect(textsOf(accepted.$, 'main article [data-status]')).toEqual(['Accepted'])
  await seller.submit(accepted, 'Yes, take back my acceptance', { reason: 'The survey.' })
  expect(await readListingStatus(sale)).toBe('available')
  expect(mainTextOf(await buyer.open(OFFERS))).toContain('Sue S. took back the acceptance“The survey.”')
})

test('without JavaScript, a tenant requests to let without naming a rent, the landlord accepts, and the tenant withdraws (B-12)', async () => {
  const { letting, seller, buyer } = await createSellerAndBuyer()
  const path = `/letting/${letting}/request-let-property`
  const page = await buyer.open(path)
  // A week's rent is £950 × 12 / 52.
  expect(mainTextOf(page)).toContain('a week’s rent: £219.23 here')
  expect(mainTextOf(page)).toContain('advertised rent of £950 pcm')
  // The form invites no bid, and asks about neither children nor benefits (domain B3).
  const names = page
    .$('main form [name]')
    .toArray()
    .map((element) => page.$(element).attr('name'))
  expect(names.filter((name) => /rent|amount|offer|child|benefit/i.test(name ?? ''))).toEqual([])
  const refused = await buyer.submit(page, 'Send your request', { move_in_date: '2020-01-01' })
  expect(mainTextOf(refused)).toContain('Please choose today or a later date')
  expect(mainTextOf(refused)).toContain('Please enter the number of tenants')
  const day = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10)
  const fields = { move_in_date: day, number_of_tenants: '2', pets: 'one cat' }
  const sent = await buyer.submit(refused, 'Send your request', fields)
  expect(textOf(sent.$('main [data-outcome=success]'))).toContain(
    'Your request has been sent to the landlord.',
  )
  expect((await buyer.open(path)).$('main form [name=move_in_date]').length).toBe(0)
  const received = await seller.open(OFFERS)
  // A list's text content has no space between a term and its description.
  expect(mainTextOf(received)).toContain('Petsone cat')
  await seller.submit(received, 'Yes, accept this request')
  expect(await readListingStatus(letting)).toBe('reserved')
  await buyer.submit(await buyer.open(OFFERS), 'Yes, withdraw my request')
  expect(await readListingStatus(letting)).toBe('available')
})

test('an offer whose amount has changed since the page was opened cannot be accepted there', async () => {
  const { sale, seller, buyer } = await createSellerAndBuyer()
  const path = `/property/${sale}/make-an-offer`
  await buyer.submit(await buyer.open(path), 'Send your offer', { offer_amount: '240k' })
  const stalePage = await seller.open(OFFERS)
  await buyer.submit(await buyer.open(path), 'Change your offer', { offer_amount: '230k' })
  const refused = await seller.submit(stalePage, 'Yes, accept £240,000')
  expect(mainTextOf(refused)).toContain('The amount has changed meanwhile.')
  expect(await readListingStatus(sale)).toBe('available')
})

test('an empty page of offers says what it will list, and the account menu links to it (D-154)', async () => {
  const page = await visitorFor(await createAccount()).open(OFFERS)
  expect(mainTextOf(page)).toContain('Offers that you make, and those for a home of yours, are kept here')
  expect(findByName(page.$, 'nav a', 'Offers').attr('aria-current')).toBe('page')
  expect((await new Visitor().open(OFFERS)).url.pathname).toBe('/login')
})
