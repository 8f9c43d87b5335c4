// covers: app/(account)/my-account/saved, app/(marketing)/saved-homes, components/saved, components/property, lib/agency/saved, components/listing
import { expect, test } from 'vitest'
import { searchSales } from '../support/agency-calls'
import { createAccount, queryDatabase } from '../support/e2e-accounts'
import { INVITATION_PATH, waitForMail } from '../support/mailbox'
import { getStatusAndRedirect, mainTextOf, textOf, textsOf, visitorFor, Visitor } from './support/visitor'

const SAVED = '/my-account/saved'
const listingPath = ({ id, property_url }: { id: number; property_url: string }) =>
  `/property/${id}/${property_url}`

test('without JavaScript a user saves a home from its page, writes a note and removes the home (D-154)', async () => {
  const [home] = (await searchSales({ location: 'Witham' })).properties
  const address = home!.portal_address
  const visitor = visitorFor(await createAccount())
  const empty = await visitor.open(SAVED)
  expect(textsOf(empty.$, 'h1')).toEqual(['Saved homes'])
  expect(mainTextOf(empty)).toContain('No saved homes yet.')

  const listing = await visitor.open(listingPath(home!))
  const savePage = await visitor.open(listing.$('main a[href*="?save="]').attr('href')!)
  expect(textOf(savePage.$('section[aria-label="Save a home"]'))).toContain(address)
  await visitor.submit(savePage, `Save this home: ${address}`, {})

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
  expect(mainTextOf(await visitor.open(SAVED))).toContain('No saved homes yet.')
})

test('a visitor is redirected to the login, and a URL without the id of exactly one home offers none to save (G1 of D-20)', async () => {
  expect(await getStatusAndRedirect(SAVED)).toEqual([307, '/login'])
  const visitor = visitorFor(await createAccount())
  for (const save of ['sale:999999999', 'sale:0', 'x', 'let:1%27--', 'sale:1&save=sale:2']) {
    const page = await visitor.open(`${SAVED}?save=${save}`)
    expect([page.status, page.$('section[aria-label="Save a home"]').length], save).toEqual([200, 0])
  }
})

/** Saved homes on a page of the list. */
const PAGE_SIZE = 12

test('a saved home says what has changed since it was saved, and a long list has pages', async () => {
  const owner = await createAccount({ homeCount: PAGE_SIZE + 2 })
  const account = await createAccount()
  // The homes were saved one second after the other, when they cost £5,000 more.
  await queryDatabase(
    `INSERT INTO saved_home (user_id, listing_id, price_pence, saved_at)
     SELECT $1, l.id, l.price_pence + 500000, now() - l.id * interval '1 second'
       FROM listing l JOIN property p ON p.id = l.property_id WHERE p.owner_id = $2`,
    [account.id, owner.id],
  )
  await queryDatabase(`UPDATE listing SET status = 'withdrawn' WHERE id = $1`, [owner.homes[0]])
  const visitor = visitorFor(account)
  const { $ } = await visitor.open(SAVED)
  expect($('article').length).toBe(PAGE_SIZE)
  const text = textOf($('main'))
  expect(text).toContain(`${PAGE_SIZE + 2} saved homes`)
  expect(text).toMatch(/Reduced from £[\d,]+ to £[\d,]+ since you saved it\./)
  expect(text).toContain('It was taken off the market.')
  expect((await visitor.open(`${SAVED}?page=2`)).$('article').length).toBe(2)
  expect((await visitor.open(`${SAVED}?page=99`)).$('article').length).toBe(2)
})

test('the page of a visitor’s saved homes is the same for everybody, and has noindex', async () => {
  const visitor = new Visitor()
  const page = await visitor.open('/saved-homes')
  expect([page.status, textsOf(page.$, 'h1')]).toEqual([200, ['Saved homes']])
  expect(page.$('meta[name=robots]').attr('content')).toMatch(/noindex/)
  expect(page.$('noscript').text()).toContain('With an account, saving works without it.')
  const user = visitorFor(await createAccount())
  const readMain = async (reader: Visitor) => (await reader.open('/saved-homes')).$('main').html()
  expect(await readMain(user)).toBe(await readMain(visitor))
})

test('the server renders the save buttons of all cards unpressed, so that one cached page serves everybody', async () => {
  const { $ } = await new Visitor().open('/find-a-property/Witham')
  const saveButtons = $('article[data-listing] .card-save')
  expect(saveButtons.length).toBe($('article[data-listing]').length)
  expect(saveButtons.toArray().every((button) => $(button).attr('aria-pressed') === 'false')).toBe(true)
})

test('without JavaScript a user invites a partner, who accepts once and later ends the sharing', async () => {
  const [inviter, partner, stranger] = [await createAccount(), await createAccount(), await createAccount()]
  await queryDatabase('UPDATE "user" SET email_proved_at = now() WHERE id = $1', [inviter.id])
  const [home] = (await searchSales({ location: 'Witham' })).properties
  await queryDatabase('INSERT INTO saved_home (user_id, listing_id, note) VALUES ($1, $2, $3)', [
    inviter.id,
    home!.id,
    'South <b>facing</b>',
  ])
  const invitersVisitor = visitorFor(inviter)
  const partnersVisitor = visitorFor(partner)
  const refused = await invitersVisitor.submit(await invitersVisitor.open(SAVED), 'Send the invitation', {
    email: 'nobody',
  })
  expect(textOf(refused.$('#sharing').parent())).toContain('Enter the email address of your partner')
  const invitation = { email: partner.email }
  await invitersVisitor.submit(await invitersVisitor.open(SAVED), 'Send the invitation', invitation)
  expect(textOf((await invitersVisitor.open(SAVED)).$('#sharing').parent())).toContain(
    `You have invited ${partner.email}`,
  )

  const path = await waitForMail(partner.email, INVITATION_PATH)
  expect(await getStatusAndRedirect(path)).toEqual([307, '/login'])
  const strangersPage = await visitorFor(stranger).open(path)
  expect(mainTextOf(strangersPage)).toContain('This invitation does not work any more')
  expect(strangersPage.html).not.toContain(inviter.email)
  const invitationPage = await partnersVisitor.open(path)
  expect(mainTextOf(invitationPage)).toContain(`(${inviter.email}) would like to share saved homes with you.`)
  const secondTab = await partnersVisitor.open(path)
  await partnersVisitor.submit(invitationPage, 'Share our saved homes')
  const secondReply = await partnersVisitor.submit(secondTab, 'Share our saved homes')
  expect(mainTextOf(secondReply)).toContain('You have accepted this invitation already')
  expect(secondReply.$(`main a[href="${SAVED}"]`).length).toBeGreaterThan(0)
  const usedPageText = mainTextOf(await partnersVisitor.open(path))
  expect(usedPageText).toContain('You have accepted this invitation already')
  expect(usedPageText).toContain('and share your saved homes with Ada already')

  const shared = await partnersVisitor.open(SAVED)
  expect(textsOf(shared.$, 'article h2')).toEqual([home!.portal_address])
  expect(textOf(shared.$('article'))).toContain('South <b>facing</b>')
  await partnersVisitor.submit(shared, 'End the sharing')
  const ended = await partnersVisitor.open(SAVED)
  expect(textsOf(ended.$, 'article h2'), 'each partner keeps a copy').toEqual([home!.portal_address])
  expect(textOf(ended.$('article'))).not.toContain('facing')
  expect(mainTextOf(ended)).toContain('Share with a partner')
})

test('a user shows a hidden home in results again, and visitors have a page of hidden homes too', async () => {
  const account = await createAccount()
  const [home] = (await searchSales({ location: 'Witham' })).properties
  await queryDatabase('INSERT INTO hidden_home (user_id, listing_id) VALUES ($1, $2)', [account.id, home!.id])
  const visitor = visitorFor(account)
  const page = await visitor.open(`${SAVED}/hidden`)
  expect(textsOf(page.$, 'article h2')).toEqual([home!.portal_address])
  await visitor.submit(page, `Show in results again: ${home!.portal_address}`)
  expect(mainTextOf(await visitor.open(`${SAVED}/hidden`))).toContain('No hidden homes.')
  expect(await getStatusAndRedirect(`${SAVED}/hidden`)).toEqual([307, '/login'])
  const visitorsPage = await new Visitor().open('/saved-homes/hidden')
  expect([visitorsPage.status, textsOf(visitorsPage.$, 'h1')]).toEqual([200, ['Hidden homes']])
  expect(visitorsPage.$('meta[name=robots]').attr('content')).toMatch(/noindex/)
})
