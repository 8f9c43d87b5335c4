import { expect, it } from 'vitest'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { addressInput, completeLetting, completeSale, dataOf } from '../../support/selling'
import { findRow, findRows, insertRow, updateRows } from '../../support/tables'
import { startSellingSuite } from './selling-suite'
import { createHomeDraft, saveStep, type TestHome } from './test-home'

const gateway = createEmbeddedGateway()
const suite = startSellingSuite()

/** Creates a draft of the other kind for the home of a listing, whose owner wants both a buyer and a tenant. */
async function addDraftOfOtherKind({ owner, homeInput }: TestHome): Promise<TestHome> {
  const kind = homeInput.kind === 'sale' ? ('let' as const) : ('sale' as const)
  const package_def = kind === 'sale' ? 'EMOOV_ONLY' : 'FIND_TENANT'
  const step = { user_id: owner.id, kind, package_def, address: addressInput }
  const { property_id: id } = dataOf(await gateway.saveHomeStep(step, owner))
  return { owner, homeInput: { user_id: owner.id, kind, id } }
}

it('facts saved for a draft are refused if they would break the live advert of the same home', async () => {
  const letting = await createHomeDraft(suite.pool, 'let')
  await updateRows('listing', { id: letting.homeInput.id }, { status: 'available' })
  const sale = await addDraftOfOtherKind(letting)
  expect(await saveStep(sale, { facts: { ...completeSale.facts, epc_rating: 'G' } })).toContain(
    'An advert may not go on with this: with an energy rating of G it may not be let',
  )
  expect(await saveStep(sale, { facts: { council_tax_band: '' } })).toContain('council tax band is not given')
  expect(dataOf(await gateway.lettingDetail({ id: letting.homeInput.id }))).toMatchObject({
    epc_rating: 'C',
    council_tax_band: 'D',
  })
  expect(await saveStep(sale, { facts: completeSale.facts })).toBe('ok')
})

it('a draft can be saved although the live advert of the same home has an earlier fault', async () => {
  const letting = await createHomeDraft(suite.pool, 'let')
  const { propertyId } = await findRow('listing', { id: letting.homeInput.id })
  // Without a council tax band, the live advert has a fault.
  const fact = { key: 'council_tax_band', value: '', source: 'agent' as const, suppliedAt: new Date() }
  await insertRow('materialFact', { propertyId, ...fact })
  await updateRows('listing', { id: letting.homeInput.id }, { status: 'available' })
  const sale = await addDraftOfOtherKind(letting)
  expect(await saveStep(sale, { price: completeSale.price, description: completeSale.description })).toBe(
    'ok',
  )
})

it('an address that is corrected in one draft is corrected in the other draft of the same home', async () => {
  const sale = await createHomeDraft(suite.pool)
  const letting = await addDraftOfOtherKind(sale)
  expect(await saveStep(letting, completeLetting)).toBe('ok')
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
  expect(await saveStep(sale, { address: corrected })).toBe('ok')
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

it('a tab of the letting does not overwrite shared fields that a tab of the sale has changed', async () => {
  const sale = await createHomeDraft(suite.pool)
  const letting = await addDraftOfOtherKind(sale)
  expect(await saveStep(letting, completeLetting)).toBe('ok')
  const { revision } = dataOf(await gateway.getOwnHome(letting.homeInput, letting.owner))
  expect(await saveStep(sale, { facts: { ...completeSale.facts, council_tax_band: 'E' } })).toBe('ok')
  expect(await saveStep(sale, { home: { ...completeSale.home, bedrooms: '4' } })).toBe('ok')
  const { facts, home } = completeLetting
  expect(await saveStep(letting, { revision, facts })).toBe(
    'Another tab or device has changed this meanwhile: the fact “council tax band”.',
  )
  expect(await saveStep(letting, { revision, home })).toContain('the bedrooms')
  expect(
    await saveStep(letting, { revision, description: { summary: 'Near.', description: 'A house.' } }),
  ).toBe('ok')
  expect(dataOf(await gateway.getOwnHome(sale.homeInput, sale.owner))).toMatchObject({ bedrooms: 4 })
  expect(await saveStep(letting, { revision, home, take_over: true })).toBe('ok')
})

it('a tab of the sale can save its price after a tab of the letting has changed the rent', async () => {
  const sale = await createHomeDraft(suite.pool)
  const letting = await addDraftOfOtherKind(sale)
  const { revision } = dataOf(await gateway.getOwnHome(sale.homeInput, sale.owner))
  expect(await saveStep(letting, completeLetting)).toBe('ok')
  expect(await saveStep(sale, { revision, price: { price: '£360,000', price_options: 'price' } })).toBe('ok')
})
