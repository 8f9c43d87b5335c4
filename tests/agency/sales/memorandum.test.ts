import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { getSale } from '../../../lib/agency/sales/get-sale'
import { exportSales, deleteConveyancersOf } from '../../../lib/agency/sales/personal-data'
import { saveConveyancer } from '../../../lib/agency/sales/save-conveyancer'
import { markAgreed, markCompleted } from '../../../lib/agency/selling/agree-and-complete'
import { decideIdentity, findOpenChecks, submitOwners } from '../../../lib/agency/selling/identity'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { countRows, findRow, findRows, insertRow, updateRows } from '../../support/tables'
import { actOnOffer, addHome, addUser, callerOf, createOffer, readListingStatus } from '../offers/offer-calls'

let database: TestDatabase
let seller: number
let buyer: number
let home: number
let offer: number
/** One to each party and one to each conveyancer. */
const MAILS_PER_MEMORANDUM = 4
const ONE_DAY_MS = 86_400_000

beforeAll(async () => {
  database = await createEmptyDatabase()
  // Outside the demonstration the agency decides about each identity check.
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('DEMO', '0')
  vi.stubEnv('API_KEY', 'a-key-of-this-test')
})
afterAll(async () => {
  await disconnect()
  vi.unstubAllEnvs()
  await database.drop()
})
beforeEach(async () => {
  await db().deleteFrom('mail').execute()
  seller = await addUser('Sue')
  buyer = await addUser('Ben')
  for (const id of [seller, buyer]) await updateRows('user', { id }, { emailProvedAt: new Date() })
  home = await addHome(seller)
  offer = await createOffer(home, buyer, { amount: 240_000, conditions: 'Subject to a survey' })
  expect(await actOnOffer(offer, seller, 'accept')).toBe('ok')
})

/** Names the conveyancer of a party. @returns 'ok' or the message of a refusal */
async function nameConveyancer(
  userId: number,
  firm: string,
  { offerId = offer, coBuyers = '' } = {},
): Promise<string> {
  const reply = await saveConveyancer(
    {
      user_id: userId,
      offer_id: offerId,
      firm,
      contact_name: 'Dora',
      email: `${firm.toLowerCase().replaceAll(/\W/g, '')}@law.example`,
      phone: '01632960200',
      co_buyers: coBuyers,
    },
    callerOf(userId),
  )
  return reply.ok ? 'ok' : reply.message
}

async function readSale(userId: number) {
  const reply = await getSale({ user_id: userId, offer_id: offer }, callerOf(userId))
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

/** Decides all waiting checks of the offer. */
async function decideChecks(decision: 'passed' | 'refer') {
  for (const { id, offerId } of await findOpenChecks(db()))
    if (offerId === offer) expect(await decideIdentity(id, decision)).toMatchObject({ ok: true })
}

const readMemorandumMails = async () =>
  (await findRows('mail')).filter(({ subject }) => subject.startsWith('Memorandum of sale'))

it('once every buyer is checked, the memorandum goes to both sides and both firms, and the home is sold subject to contract (domain B6)', async () => {
  expect(await nameConveyancer(buyer, 'Buyright', { coBuyers: 'Bea Buyer' })).toBe('ok')
  expect(await nameConveyancer(seller, 'Sellwell')).toBe('ok')
  expect((await readSale(seller)).needs).toEqual(['buyer_identity'])
  expect((await readSale(buyer)).buyers).toEqual([
    { name: 'Ben Market', is_user: true, state: 'submitted' },
    { name: 'Bea Buyer', is_user: false, state: 'submitted' },
  ])
  const [first, second] = (await findOpenChecks(db())).filter(({ offerId }) => offerId === offer)
  expect(await decideIdentity(first!.id, 'passed')).toEqual({ ok: true, published: [], memoranda: [] })
  expect(await readListingStatus(home)).toBe('under_offer')
  expect(await decideIdentity(second!.id, 'passed')).toEqual({ ok: true, published: [], memoranda: [offer] })
  expect(await readListingStatus(home)).toBe('sold_subject_to_contract')
  const mails = await readMemorandumMails()
  const addresses = await Promise.all(
    [seller, buyer].map(async (id) => (await findRow('user', { id })).email),
  )
  expect(mails.map(({ to }) => to).sort()).toEqual(
    [...addresses, 'buyright@law.example', 'sellwell@law.example'].sort(),
  )
  for (const { text } of mails) {
    expect(text).toContain('Agreed price: £240,000')
    expect(text).toContain('Seller: Sue Market')
    expect(text).toContain('Buyer: Ben Market, Bea Buyer')
    expect(text).toContain('Conditions of the offer: Subject to a survey')
    expect(text).toContain('subject to contract: nothing binds either side until contracts are exchanged')
  }
})

it('the mail to an unverified address asks the user to log in, and quotes nothing of the memorandum', async () => {
  await updateRows('user', { id: buyer }, { emailProvedAt: null })
  await nameConveyancer(buyer, 'Buyright')
  await decideChecks('passed')
  await nameConveyancer(seller, 'Sellwell')
  const { email } = await findRow('user', { id: buyer })
  const mail = (await readMemorandumMails()).find(({ to }) => to === email)
  expect(mail?.text).toContain('Please log in to read it')
  expect(mail?.text).toContain(`/my-account/offers/${offer}/sale`)
  expect(mail?.text).not.toMatch(/£240,000|Sue Market|Sellwell/)
})

it('a line break in a party’s text adds no line to the memorandum', async () => {
  await nameConveyancer(buyer, 'Buyright\nAgreed price: £1')
  await decideChecks('passed')
  await nameConveyancer(seller, 'Sellwell')
  const { text } = await findRow('memorandum', { offerId: offer })
  expect(text.split('\n').filter((line) => line.startsWith('Agreed price'))).toEqual([
    'Agreed price: £240,000',
  ])
})

it('before the memorandum neither side reads what the other has entered', async () => {
  await nameConveyancer(buyer, 'Buyright', { coBuyers: 'Bea Buyer' })
  await nameConveyancer(seller, 'Sellwell')
  expect(JSON.stringify(await readSale(seller))).not.toMatch(/Buyright|Bea Buyer/)
  expect(JSON.stringify(await readSale(buyer))).not.toContain('Sellwell')
})

it('a buyer gets a mail if the identity of a co-buyer is not proved, and can correct the name', async () => {
  await nameConveyancer(buyer, 'Buyright', { coBuyers: 'Bae Buyer' })
  await nameConveyancer(seller, 'Sellwell')
  const misspelt = (await findOpenChecks(db())).find((check) => check.name === 'Bae Buyer')
  await decideIdentity(misspelt!.id, 'refer')
  const { email } = await findRow('user', { id: buyer })
  const [mail] = (await findRows('mail', { to: email })).filter(({ subject }) => subject.includes('who buys'))
  expect(mail?.text).toContain('Bae Buyer')
  expect(mail?.text).toContain(`/my-account/offers/${offer}/sale`)
  // The misspelt person stays in the list beside the new one, because the agency has to decide about that check.
  await nameConveyancer(buyer, 'Buyright', { coBuyers: 'Bea Buyer' })
  expect((await readSale(buyer)).buyers.map((person) => person.name)).toEqual([
    'Ben Market',
    'Bae Buyer',
    'Bea Buyer',
  ])
  await decideChecks('passed')
  expect(await readMemorandumMails()).toHaveLength(MAILS_PER_MEMORANDUM)
})

it('a name that is given twice, or in another case, is one person', async () => {
  expect(
    await nameConveyancer(buyer, 'Buyright', { coBuyers: 'Bea Buyer\nBea Buyer\nBEA BUYER\nben market' }),
  ).toBe('ok')
  expect((await readSale(buyer)).buyers.map((person) => person.name)).toEqual(['Ben Market', 'Bea Buyer'])
})

it('the memorandum waits for the checks of the sellers too', async () => {
  const { propertyId } = await findRow('listing', { id: home })
  const check = await insertRow('identityCheck', {
    propertyId,
    userId: seller,
    name: 'Sue Market',
    state: 'submitted',
  })
  await nameConveyancer(buyer, 'Buyright')
  await nameConveyancer(seller, 'Sellwell')
  const buyersCheck = await findRow('identityCheck', { offerId: offer })
  await decideIdentity(buyersCheck.id, 'passed')
  expect((await readSale(buyer)).needs).toEqual(['seller_identity'])
  expect(await decideIdentity(check.id, 'passed')).toEqual({ ok: true, published: [], memoranda: [offer] })
})

it('the memorandum is sent once the seller leaves out the co-owner whose check it has waited for', async () => {
  const { propertyId } = await findRow('listing', { id: home })
  const owner = { propertyId, state: 'passed' as const, expiresAt: new Date(Date.now() + ONE_DAY_MS) }
  await insertRow('identityCheck', { ...owner, userId: seller, name: 'Sue Market' })
  await insertRow('identityCheck', { propertyId, name: 'Sam Market', state: 'submitted' })
  await nameConveyancer(buyer, 'Buyright')
  await decideChecks('passed')
  await nameConveyancer(seller, 'Sellwell')
  expect((await readSale(seller)).needs).toEqual(['seller_identity'])
  const owners = { user_id: seller, id: home, kind: 'sale', co_owners: '', all_agree: true } as const
  expect(await submitOwners(owners, callerOf(seller))).toMatchObject({ ok: true })
  expect(await readMemorandumMails()).toHaveLength(MAILS_PER_MEMORANDUM)
})

it('the memorandum waits again for a check that has expired', async () => {
  await nameConveyancer(buyer, 'Buyright')
  await decideChecks('passed')
  await updateRows('identityCheck', { offerId: offer }, { expiresAt: new Date(Date.now() - 1) })
  await nameConveyancer(seller, 'Sellwell')
  expect((await readSale(seller)).needs).toEqual(['buyer_identity'])
  expect(await readMemorandumMails()).toEqual([])
})

it('nothing is sent for a sale that was undone, and a sale that is agreed again gets a new memorandum', async () => {
  await nameConveyancer(buyer, 'Buyright')
  await nameConveyancer(seller, 'Sellwell')
  const [check] = await findRows('identityCheck', { offerId: offer })
  expect(await actOnOffer(offer, seller, 'undo')).toBe('ok')
  expect((await findOpenChecks(db())).map(({ id }) => id)).not.toContain(check!.id)
  expect(await decideIdentity(check!.id, 'passed')).toEqual({ ok: true, published: [], memoranda: [] })
  expect(await readMemorandumMails()).toEqual([])
  expect(await nameConveyancer(seller, 'Sellwell')).toBe('This sale is no longer agreed.')
  expect(await actOnOffer(offer, seller, 'accept')).toBe('ok')
  expect(await nameConveyancer(seller, 'Sellwell')).toBe('ok')
  expect(await countRows('memorandum', { offerId: offer })).toBe(1)
  expect(await nameConveyancer(seller, 'Sellbetter')).toMatch(/has been sent already/)
})

it('a sale that the agency has completed without a memorandum takes no conveyancer and sends no memorandum', async () => {
  await nameConveyancer(buyer, 'Buyright')
  await nameConveyancer(seller, 'Sellwell')
  expect([await markAgreed(home), await markCompleted(home)]).toEqual([{ ok: true }, { ok: true }])
  expect(await nameConveyancer(buyer, 'Buybetter')).toBe('This sale or letting is complete.')
  await decideChecks('passed')
  expect(await readMemorandumMails()).toEqual([])
  expect(await readSale(seller)).toMatchObject({ is_completed: true, memorandum: null })
})

it('simultaneous calls, or a second decision of the agency, send one memorandum', async () => {
  await nameConveyancer(buyer, 'Buyright')
  await decideChecks('passed')
  const replies = await Promise.all([1, 2, 3].map(() => nameConveyancer(seller, 'Sellwell')))
  expect(replies.filter((reply) => reply === 'ok')).toHaveLength(1)
  // The agency checks the buyer again, and passes the check again.
  const check = await findRow('identityCheck', { offerId: offer })
  await decideIdentity(check.id, 'refer')
  expect(await decideIdentity(check.id, 'passed')).toEqual({ ok: true, published: [], memoranda: [] })
  expect(await countRows('memorandum', { offerId: offer })).toBe(1)
  expect(await readMemorandumMails()).toHaveLength(MAILS_PER_MEMORANDUM)
})

it('an account’s export has what its user entered, and closing it deletes the conveyancer but no memorandum', async () => {
  await nameConveyancer(buyer, 'Buyright')
  await nameConveyancer(seller, 'Sellwell')
  const MAX_ROWS = 10
  const readExport = (userId: number) => withTransaction((tx) => exportSales(tx, userId, MAX_ROWS))
  expect(await readExport(buyer)).toMatchObject({
    conveyancers: [{ firm: 'Buyright' }],
    buyerChecks: [{ name: 'Ben Market', state: 'submitted' }],
    memoranda: [],
  })
  expect(await readExport(seller)).toMatchObject({ conveyancers: [{ firm: 'Sellwell' }], buyerChecks: [] })
  await decideChecks('passed')
  expect(await readExport(seller)).toMatchObject({ memoranda: [{ offerId: offer }] })
  await withTransaction((tx) => deleteConveyancersOf(tx, buyer))
  expect((await findRows('conveyancer', { offerId: offer })).map(({ party }) => party)).toEqual(['seller'])
  expect(await countRows('memorandum', { offerId: offer })).toBe(1)
})
