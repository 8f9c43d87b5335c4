// covers: app/(selling), app/(account), components/selling, components/account, lib/agency/listings, lib/agency/jobs
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashKey } from '../../lib/agency/accounts/random-key'
import { createAccount, queryDatabase } from '../support/e2e-accounts'
import { postFromAnotherSite } from './support/foreign-post'
import { getStatusAndRedirect, mainTextOf, textOf, visitorFor, Visitor } from './support/visitor'

/** Asks the owner of a new home to confirm it. @returns the listing's page, and the key and path of the mailed link */
async function requestConfirmation() {
  const key = randomBytes(32).toString('base64url')
  const address = `Confirmed Row ${key.slice(0, 6)}, Nowhere-on-Sea`
  const { homes } = await createAccount({ homeCount: 1, address })
  const id = homes[0]!
  await queryDatabase('INSERT INTO confirmation_request (listing_id, key_hash) VALUES ($1, $2)', [
    id,
    hashKey(key),
  ])
  return { key, address, path: `/confirm-listing/${key}`, page: `/property/${id}/quiet-row` }
}

test('an owner confirms a listing by the mailed link once, without JavaScript (field O7)', async () => {
  const { path, address } = await requestConfirmation()
  const owner = new Visitor()
  const page = await owner.open(path)
  expect(page.$('meta[name=robots]').attr('content')).toMatch(/noindex/)
  expect(mainTextOf(page)).toContain(address)
  const answerPage = await owner.submit(page, 'Send my answer', { answer: 'confirm' })
  expect(mainTextOf(answerPage)).toContain('Your listing now says that it was confirmed today.')
  expect(mainTextOf(await owner.open(path))).toContain('This link has been used already, or is too old.')
})

test('a percent-encoded key is decoded once, and an unknown key gets a message', async () => {
  const { key, address } = await requestConfirmation()
  const encodedKey = [...key].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('')
  expect(mainTextOf(await new Visitor().open(`/confirm-listing/${encodedKey}`))).toContain(address)
  expect(mainTextOf(await new Visitor().open('/confirm-listing/no-such-key'))).toContain('too old')
})

test('an owner takes a listing off the market by the mailed link (field O7)', async () => {
  const { path, page } = await requestConfirmation()
  expect(await getStatusAndRedirect(page)).toEqual([200, null])
  const owner = new Visitor()
  const answerPage = await owner.submit(await owner.open(path), 'Send my answer', { answer: 'withdraw' })
  expect(mainTextOf(answerPage)).toContain('Your listing has been taken off the market.')
  expect((await getStatusAndRedirect(page))[0]).toBe(404)
})

test('an owner confirms each live listing by a button of the account, without JavaScript (field O7)', async () => {
  const [account, stranger] = [await createAccount({ homeCount: 2 }), await createAccount({ homeCount: 1 })]
  const findConfirmed = (ids: readonly number[]) =>
    queryDatabase<{ id: number }>(
      `SELECT listing_id AS id FROM listing_event WHERE type = 'confirmed' AND listing_id = ANY ($1)`,
      [ids],
    )
  const button = /^Confirm that it is still available/
  const owner = visitorFor(account)
  const welcome = await owner.open('/my-account/welcome')
  const listingIdOf = (number: number) =>
    Number(welcome.$('main article').eq(number).find('[name=listing]').attr('value'))
  expect([listingIdOf(0), listingIdOf(1)].toSorted()).toEqual(account.homes.toSorted())
  const answerPage = await owner.submit(welcome, button)
  const homes = answerPage.$('main article')
  expect(textOf(homes.eq(0))).toContain('it was confirmed today')
  expect(textOf(homes.eq(0))).toMatch(/You confirmed that it is (for sale|to let)/)
  expect(textOf(homes.eq(1))).not.toContain('confirmed')
  expect(await findConfirmed(account.homes)).toEqual([{ id: listingIdOf(0) }])

  const [strangersId] = stranger.homes
  const refused = await owner.submit(welcome, button, { kind: 'sale', listing: String(strangersId) })
  expect(mainTextOf(refused)).toContain('Listing not found')
  const strangersVisitor = visitorFor(stranger)
  expect(await postFromAnotherSite(strangersVisitor, '/my-account/welcome', {})).toBeGreaterThanOrEqual(400)
  expect(await findConfirmed(stranger.homes)).toEqual([])
})

test('the keys after /unsubscribe and /forgotten/reset are decoded once (D-155)', async () => {
  const { id } = await createAccount()
  // A key that is decoded twice would end in `/` and the id.
  const key = `a+b%2F${id}`
  await queryDatabase(
    `INSERT INTO account_link (user_id, purpose, key_hash, expires_at) VALUES ($1, 'reset', $2, now() + interval '1 hour')`,
    [id, hashKey(key)],
  )
  for (const path of ['/forgotten/reset', '/unsubscribe']) {
    const page = await new Visitor().open(`${path}/${encodeURIComponent(key)}`)
    expect(page.$('main input[name=key]').attr('value'), path).toBe(key)
  }
})

test('the key of an automatic login is decoded once (FLAU-02)', async () => {
  const { html } = await new Visitor().open('/flau/a%2Bb%252F')
  // The key stands in the flight data of the page, as JSON inside a script's string.
  expect(html).toContain('\\"loginKey\\":\\"a+b%2F\\"')
})
