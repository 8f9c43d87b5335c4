// covers: components/selling, components/forms, app/(selling), app/(account), lib/agency/selling, lib/queries, lib/contract
import { beforeAll, describe, expect, it, test } from 'vitest'
import { createAccount, queryDatabase, type Account } from '../support/e2e-accounts'
import { MISSING_ID } from '../support/missing-id'
import { findByName, statusOf, textOf, textsOf, Visitor, type Page } from './support/visitor'

const SAVE = 'Save and continue'
const mainTextOf = ({ $ }: Page) => textOf($('main'))
const valueOf = ({ $ }: Page, name: string) => {
  const control = $(`main [name="${name}"]`)
  return control.is('select') ? control.find('option[selected]').attr('value') : (control.val() as string)
}

interface Draft {
  account: Account
  owner: Visitor
  id: number
  /** The path of a step. */
  at: (step: string) => string
}

/** Creates a draft on its start page, by sending the address. */
async function beginHome(kind: 'sale' | 'let', account?: Account): Promise<Draft> {
  const known = account ?? (await createAccount({ firstName: 'Olive', lastName: 'Owner' }))
  const owner = new Visitor().withSession(known.cookie)
  const landing = kind === 'sale' ? '/sell-your-property' : '/let-your-property'
  const start = await owner.open(`${landing}/${kind === 'sale' ? 'main-details' : 'details'}`)
  const address = { building: '7', street: 'Limpet Row', postcode: 'CO5 8AA' }
  const { url } = await owner.submit(start, SAVE, address)
  const id = Number(new RegExp(`^${landing}/(\\d+)/home$`).exec(url.pathname)?.[1])
  expect(id).toBeGreaterThan(0)
  return { account: known, owner, id, at: (step) => `${landing}/${id}/${step}` }
}

/** A form of a step: values that it refuses, values that it then accepts, and the step that follows. */
interface StepCase {
  step: string
  button?: string
  bad: Record<string, string | boolean>
  /** The expected message at each refused field. */
  errors: Record<string, string>
  good: Record<string, string | boolean>
  next: string
}

/** One character above the limit of most facts. */
const TOO_LONG_TEXT = 'x'.repeat(301)
const house = { property_type: 'terraced', bedrooms: '3', bathrooms: '1' }
const stepsOfBoth: readonly StepCase[] = [
  {
    step: 'address',
    bad: { building: '', street: 'Limpet Row', postcode: 'CM8' },
    errors: {
      building: 'Please enter the name or number of the building',
      postcode: 'Please enter a full UK postcode, such as CM8 2AB',
    },
    good: { building: '8', postcode: 'co58aa' },
    next: 'home',
  },
  {
    step: 'home',
    bad: { property_type: 'terraced', bedrooms: '51', bathrooms: 'two', floor_area: '950' },
    errors: {
      bedrooms: 'Please enter the number of bedrooms, from 0 to 50',
      bathrooms: 'Please enter the number of bathrooms, from 0 to 50',
      floor_area: 'Please give the floor area with its unit, such as 950 sq ft or 88 m²',
    },
    good: { ...house, floor_area: '88 m²' },
    next: 'price',
  },
  {
    step: 'building',
    bad: { heating: TOO_LONG_TEXT, water: 'Mains' },
    errors: { heating: 'Heating: please keep this to 300 characters' },
    good: { heating: 'Heat pump' },
    next: 'risks',
  },
  {
    step: 'risks',
    bad: { flood_risk: TOO_LONG_TEXT, rights: 'None' },
    errors: { flood_risk: 'Flood risk: please keep this to 300 characters' },
    good: { flood_risk: 'Very low, never flooded' },
    next: 'description',
  },
  {
    step: 'description',
    bad: { summary: '', description: 'A quiet house.', features: 'a\n'.repeat(11) },
    errors: {
      summary: 'Please write a summary of at most 300 characters',
      features: 'Please keep to ten features of at most 200 characters each',
    },
    good: {
      summary: 'By the sea.',
      description: 'A <b>quiet</b> house.',
      features: 'A garden',
      chain_free: true,
    },
    next: 'pictures',
  },
  {
    step: 'owners',
    button: 'Hand in for the check',
    bad: { co_owners: 'Jo Bloggs\n7' },
    errors: {
      co_owners: 'Please enter the full name of every owner, a line each',
      all_agree: 'Please confirm that all owners agree',
    },
    good: { co_owners: 'Jo Bloggs', all_agree: true },
    next: 'review',
  },
  {
    step: 'review',
    button: 'Approve the advert',
    bad: {},
    errors: { approved: 'Please confirm that the advert is right' },
    good: { approved: true },
    next: 'order',
  },
]
const stepsOfSale: readonly StepCase[] = [
  {
    step: 'price',
    bad: { price: 'a lot', price_options: 'guide-price' },
    errors: { price: 'Please enter the price in pounds' },
    good: { price: '£350,000' },
    next: 'costs',
  },
  {
    step: 'costs',
    bad: { lease_years: '?', council_tax_band: 'D', tenure: 'Leasehold', epc_rating: 'C' },
    errors: {
      lease_years: 'Years left on the lease: please enter a number, or say in words why it is not known',
    },
    good: { tenure: 'Freehold', lease_years: '' },
    next: 'building',
  },
]
const stepsOfLetting: readonly StepCase[] = [
  {
    step: 'price',
    bad: { price_pcm: '1300', deposit_amount: '1501', holding_deposit: '300', available_from: '2099-01-02' },
    errors: { deposit_amount: 'The deposit is more than the law allows: 5 weeks’ rent, £1,500' },
    good: { deposit_amount: '1500' },
    next: 'costs',
  },
  {
    step: 'costs',
    bad: { licence: TOO_LONG_TEXT, council_tax_band: 'D', epc_rating: 'C' },
    errors: { licence: 'Licence to let: please keep this to 300 characters' },
    good: { licence: 'Not required' },
    next: 'building',
  },
]

/** Sends the form of a step with mistakes, and then with the mistakes corrected. */
async function takeStep({ owner, at }: Draft, { step, button = SAVE, bad, errors, good, next }: StepCase) {
  const page = await owner.open(at(step))
  const refused = await owner.submit(page, button, bad)
  expect([refused.status, refused.url.pathname], step).toEqual([200, at(step)])
  for (const [name, value] of Object.entries(bad))
    expect(valueOf(refused, name), `${step}: ${name} is kept`).toBe(value)
  const summary = findByName(refused.$, 'main [role=alert]', 'There is a problem')
  for (const [name, message] of Object.entries(errors)) {
    expect(textOf(summary), step).toContain(message)
    expect(summary.find(`a[href="#${refused.$(`main [name="${name}"]`).attr('id')}"]`).length, name).toBe(1)
    expect(refused.$(`main [name="${name}"]`).attr('aria-invalid'), `${step}: ${name}`).toBe('true')
  }
  const listed = summary
    .find('a')
    .map((_, link) => refused.$(link).attr('href')?.slice(1))
    .get()
  const inOrder = refused
    .$('main [aria-invalid=true]')
    .map((_, control) => refused.$(control).attr('id'))
    .get()
  expect(listed, `${step}: the problems stand in the order of the fields`).toEqual(inOrder)
  expect(
    new Set(textsOf(refused.$, 'main [role=alert] a')).size,
    `${step}: no two problems read the same`,
  ).toBe(listed.length)
  const saved = await owner.submit(refused, button, good)
  expect(saved.url.pathname, step).toBe(at(next))
}

describe('without JavaScript every step keeps what was typed, says what is wrong at each field and above the form, and leads on', () => {
  it('for a sale (D-156, B-16)', async () => {
    const draft = await beginHome('sale')
    const [address, home, ...others] = stepsOfBoth as [StepCase, StepCase, ...StepCase[]]
    for (const step of [address, home, ...stepsOfSale, ...others]) await takeStep(draft, step)
    const order = await draft.owner.open(draft.at('order'))
    const review = await draft.owner.submit(order, 'Review the order')
    expect(review.url.pathname).toMatch(/^\/my-account\/orders\/\d+\/review$/)
    const preview = await draft.owner.open(draft.at('preview'))
    expect(preview.html).not.toContain('<b>quiet</b>')
    expect(mainTextOf(preview)).not.toContain('Under offer')
    expect(mainTextOf(preview)).toContain('A <b>quiet</b> house.')
  })

  it('for a letting, with the caps of deposits (D-158, B-17)', async () => {
    const draft = await beginHome('let')
    const [address, home, ...others] = stepsOfBoth as [StepCase, StepCase, ...StepCase[]]
    for (const step of [address, home, ...stepsOfLetting, ...others]) await takeStep(draft, step)
    const price = await draft.owner.open(draft.at('price'))
    const refused = await draft.owner.submit(price, SAVE, { holding_deposit: '301' })
    expect(textOf(findByName(refused.$, 'main [role=alert]', 'There is a problem'))).toContain(
      'The holding deposit is more than the law allows: a week’s rent, £300',
    )
  })

  it('on the start page: no draft is created before the address is valid', async () => {
    const account = await createAccount()
    const owner = new Visitor().withSession(account.cookie)
    const start = await owner.open('/sell-your-property/main-details')
    const refused = await owner.submit(start, SAVE, { building: '9', postcode: 'ZZ99 9ZZ' })
    expect(mainTextOf(refused)).toContain('Please enter the street')
    expect(valueOf(refused, 'building')).toBe('9')
    const unknown = await owner.submit(refused, SAVE, { street: 'Limpet Row' })
    expect(mainTextOf(unknown)).toContain('Please enter a full UK postcode')
    expect(await queryDatabase('SELECT id FROM property WHERE owner_id = $1', [account.id])).toEqual([])
  })

  it('an advert that is not complete is not approved, and says what is missing', async () => {
    const { owner, at } = await beginHome('sale')
    const refused = await owner.submit(await owner.open(at('review')), 'Approve the advert', {
      approved: true,
    })
    expect(textOf(refused.$('main p[role=alert]'))).toContain('Something is still missing: ')
    expect(mainTextOf(refused)).toContain('The home: The type of property is not given.')
  })
})

describe('a form that was opened before another tab saved', () => {
  it('says each time what has changed meanwhile, and overwrites the change only when asked to', async () => {
    const { owner, at } = await beginHome('sale')
    await owner.submit(await owner.open(at('price')), SAVE, { price: '350000' })
    const stale = await owner.open(at('price'))
    await owner.submit(await owner.open(at('price')), SAVE, { price: '360000' })
    const refused = await owner.submit(stale, SAVE, { price: '340000' })
    expect(mainTextOf(refused)).toContain('Another tab or device has changed this meanwhile: the price.')
    expect(valueOf(refused, 'price')).toBe('340000')
    const again = await owner.submit(refused, SAVE)
    expect(mainTextOf(again)).toContain('Another tab or device has changed this meanwhile: the price.')
    expect(valueOf(await owner.open(at('price')), 'price')).toBe('360000')
    const saved = await owner.submit(again, SAVE, { take_over: true })
    expect(saved.url.pathname).toBe(at('costs'))
    expect(valueOf(await owner.open(at('price')), 'price')).toBe('340000')
  })

  it('saves the fields that nobody else has changed', async () => {
    const { owner, at } = await beginHome('sale')
    const stale = await owner.open(at('home'))
    await owner.submit(await owner.open(at('price')), SAVE, { price: '360000' })
    expect((await owner.submit(stale, SAVE, house)).url.pathname).toBe(at('price'))
    expect(valueOf(await owner.open(at('price')), 'price')).toBe('360000')
  })
})

describe('the home of another user', () => {
  const steps =
    'address home price costs building risks description pictures viewings owners review order preview'
  let owner: Draft
  let stranger: Draft
  beforeAll(async () => {
    owner = await beginHome('sale')
    stranger = await beginHome('sale')
  })

  test.each(['', ...steps.split(' ').map((step) => `/${step}`)])(
    'is a 404 like a home that does not exist: /sell-your-property/:id%s (R4)',
    async (suffix) => {
      for (const id of [owner.id, MISSING_ID])
        expect(await statusOf(`/sell-your-property/${id}${suffix}`, stranger.owner)).toEqual([404, null])
      expect(await statusOf(`/let-your-property/${owner.id}${suffix}`, owner.owner)).toEqual([404, null])
      expect(await statusOf(`/sell-your-property/${owner.id}${suffix}`)).toEqual([307, '/login'])
    },
  )

  it('has no page in the account of another user, and accepts no form from them', async () => {
    for (const id of [owner.id, MISSING_ID])
      expect(await statusOf(`/my-account/properties/${id}`, stranger.owner)).toEqual([404, null])
    const page = await stranger.owner.open(stranger.at('price'))
    for (const listing_id of [String(owner.id), String(MISSING_ID)]) {
      const refused = await stranger.owner.submit(page, SAVE, { price: '1', listing_id })
      expect(textOf(refused.$('main p[role=alert]'))).toBe('Property not found')
    }
    expect(valueOf(await owner.owner.open(owner.at('price')), 'price')).toBe('')
  })
})

test('an account’s homes are listed with their state and the next thing to do (B-20, B-21)', async () => {
  const { owner, id, at } = await beginHome('sale')
  const page = await owner.open('/my-account/properties')
  expect(textsOf(page.$, 'main h2')).toEqual(['7 Limpet Row, Tiptree, CO5'])
  expect(mainTextOf(page)).toContain('Draft')
  expect(mainTextOf(page)).toContain('The home: The type of property is not given.')
  expect(findByName(page.$, 'main a', 'Go on').attr('href')).toBe(at('home'))
  const detail = await owner.open(`/my-account/properties/${id}`)
  expect(mainTextOf(detail)).toContain('Before it goes live')
})
