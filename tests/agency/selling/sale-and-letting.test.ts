import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/pool'
import type { CallInput } from '../../../lib/contract'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addressInput, completeLetting, completeSale, dataOf } from '../../support/selling'
import { findRow, findRows, insertRow, updateRows } from '../../support/tables'
import { describeHome, type TestHome } from './test-home'

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  // Loads the gazetteer, which on a busy machine takes longer than the timeout of a call.
  await gateway.placeOfPostcode({ postcode: 'CM8 2AB' })
})
afterAll(async () => {
  await disconnect()
  await pool.end()
  await database.drop()
})

type Step = Partial<Omit<CallInput<'saveHomeStep'>, 'user_id' | 'id'>>

const save = async ({ homeInput, owner }: TestHome, step: Step): Promise<string | undefined> => {
  const reply = await gateway.saveHomeStep({ ...homeInput, ...step }, owner)
  return reply.ok ? 'ok' : reply.message
}

/** Creates a draft of the other kind for the home of a listing, whose owner wants both a buyer and a tenant. */
async function addDraftOfOtherKind({ owner, homeInput }: TestHome): Promise<TestHome> {
  const kind = homeInput.kind === 'sale' ? ('let' as const) : ('sale' as const)
  const package_def = kind === 'sale' ? 'EMOOV_ONLY' : 'FIND_TENANT'
  const step = { user_id: owner.id, kind, package_def, address: addressInput }
  const { property_id: id } = dataOf(await gateway.saveHomeStep(step, owner))
  return { owner, homeInput: { user_id: owner.id, kind, id } }
}

it('facts saved for a draft are refused if they would break the live advert of the same home', async () => {
  const letting = await describeHome(pool, 'let')
  await updateRows('listing', { id: letting.homeInput.id }, { status: 'available' })
  const sale = await addDraftOfOtherKind(letting)
  expect(await save(sale, { facts: { ...completeSale.facts, epc_rating: 'G' } })).toContain(
    'An advert may not go on with this: with an energy rating of G it may not be let',
  )
  expect(await save(sale, { facts: { council_tax_band: '' } })).toContain('council tax band is not given')
  expect(dataOf(await gateway.lettingDetail({ id: letting.homeInput.id }))).toMatchObject({
    epc_rating: 'C',
    council_tax_band: 'D',
  })
  expect(await save(sale, { facts: completeSale.facts })).toBe('ok')
})

it('a draft can be saved beside a live advert of the same home that had its fault before', async () => {
  const letting = await describeHome(pool, 'let')
  const { propertyId } = await findRow('listing', { id: letting.homeInput.id })
  const fact = { key: 'council_tax_band', value: '', source: 'agent' as const, suppliedAt: new Date() }
  await insertRow('materialFact', { propertyId, ...fact })
  await updateRows('listing', { id: letting.homeInput.id }, { status: 'available' })
  const sale = await addDraftOfOtherKind(letting)
  expect(await save(sale, { price: completeSale.price, description: completeSale.description })).toBe('ok')
})

it('an address that is corrected in one draft is corrected in the other draft of the same home', async () => {
  const sale = await describeHome(pool)
  const letting = await addDraftOfOtherKind(sale)
  expect(await save(letting, completeLetting)).toBe('ok')
  const alts = ['Photo 2 of Mill Lane, Witham, CM8', 'Our garden in Mill Lane']
  for (const { homeInput } of [sale, letting])
    for (const [position, alt] of alts.entries())
      await insertRow('listingMedia', {
        listingId: homeInput.id,
        kind: 'image',
        position,
        file: `${homeInput.id}-${position}.webp`,
        alt,
      })
  const corrected = { ...addressInput, street: 'Mill Lane North' }
  expect(await save(sale, { address: corrected })).toBe('ok')
  for (const { homeInput, owner } of [sale, letting]) {
    expect(dataOf(await gateway.getOwnHome(homeInput, owner))).toMatchObject({
      address: { street: 'Mill Lane North' },
      portal_address: 'Mill Lane North, Witham, CM8',
      property_url: 'mill-lane-north-witham',
    })
    const files = await findRows('listingMedia', { listingId: homeInput.id })
    expect(files.map(({ alt }) => alt)).toEqual(['Photo 2 of Mill Lane North, Witham, CM8', alts[1]])
  }
})

it('a tab of the letting does not overwrite what a tab of the sale has changed of the same home', async () => {
  const sale = await describeHome(pool)
  const letting = await addDraftOfOtherKind(sale)
  expect(await save(letting, completeLetting)).toBe('ok')
  const { revision } = dataOf(await gateway.getOwnHome(letting.homeInput, letting.owner))
  expect(await save(sale, { facts: { ...completeSale.facts, council_tax_band: 'E' } })).toBe('ok')
  expect(await save(sale, { home: { ...completeSale.home, bedrooms: '4' } })).toBe('ok')
  const { facts, home } = completeLetting
  expect(await save(letting, { revision, facts })).toBe(
    'Another tab or device has changed this meanwhile: the fact “council tax band”.',
  )
  expect(await save(letting, { revision, home })).toContain('the bedrooms')
  expect(await save(letting, { revision, description: { summary: 'Near.', description: 'A house.' } })).toBe(
    'ok',
  )
  expect(dataOf(await gateway.getOwnHome(sale.homeInput, sale.owner))).toMatchObject({ bedrooms: 4 })
  expect(await save(letting, { revision, home, take_over: true })).toBe('ok')
})

it('a tab of the sale can save its price after a tab of the letting has changed the rent', async () => {
  const sale = await describeHome(pool)
  const letting = await addDraftOfOtherKind(sale)
  const { revision } = dataOf(await gateway.getOwnHome(sale.homeInput, sale.owner))
  expect(await save(letting, completeLetting)).toBe('ok')
  expect(await save(sale, { revision, price: { price: '£360,000', price_options: 'price' } })).toBe('ok')
})
