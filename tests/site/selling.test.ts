// covers: components/selling, components/forms, app/(selling), app/(account), lib/agency/selling, lib/queries, lib/contract
import { beforeAll, describe, expect, it, test } from 'vitest'
import { createAccount, queryDatabase } from '../support/e2e-accounts'
import { MISSING_ID } from '../support/missing-id'
import { house, listSteps, type StepCase } from './support/selling-steps'
import {
  findByName,
  getStatusAndRedirect,
  mainTextOf,
  textOf,
  textsOf,
  visitorFor,
  type Visitor,
  type Page,
} from './support/visitor'

const SAVE = 'Save and continue'
const valueOf = ({ $ }: Page, name: string) => {
  const control = $(`main [name="${name}"]`)
  return control.is('select') ? control.find('option[selected]').attr('value') : (control.val() as string)
}

interface Draft {
  owner: Visitor
  id: number
  pathOf: (step: string) => string
}

/** Creates a draft as an owner does, by sending the address on the start page. */
async function createDraft(kind: 'sale' | 'let'): Promise<Draft> {
  const account = await createAccount({ firstName: 'Olive', lastName: 'Owner' })
  const owner = visitorFor(account)
  const landing = kind === 'sale' ? '/sell-your-property' : '/let-your-property'
  const start = await owner.open(`${landing}/${kind === 'sale' ? 'main-details' : 'details'}`)
  // The town is left out, because the site derives it from the postcode: Tiptree.
  const address = { building: '7', street: 'Limpet Row', postcode: 'CO5 8AA' }
  const { url } = await owner.submit(start, SAVE, address)
  const id = Number(new RegExp(`^${landing}/(\\d+)/home$`).exec(url.pathname)?.[1])
  expect(id).toBeGreaterThan(0)
  return { owner, id, pathOf: (step) => `${landing}/${id}/${step}` }
}

/** Sends the form of a step with mistakes, and then with the mistakes corrected. */
async function takeStep({ owner, pathOf }: Draft, stepCase: StepCase) {
  const { step, button = SAVE, refusedValues, errors, correctedValues, nextStep } = stepCase
  const page = await owner.open(pathOf(step))
  const refused = await owner.submit(page, button, refusedValues)
  expect([refused.status, refused.url.pathname], step).toEqual([200, pathOf(step)])
  for (const [name, value] of Object.entries(refusedValues))
    expect(valueOf(refused, name), `${step}: ${name} is kept`).toBe(value)
  const summary = findByName(refused.$, 'main [role=alert]', 'There is a problem')
  for (const [name, message] of Object.entries(errors)) {
    const field = refused.$(`main [name="${name}"]`)
    expect(textOf(summary), step).toContain(message)
    expect(summary.find(`a[href="#${field.attr('id')}"]`).length, name).toBe(1)
    expect(field.attr('aria-invalid'), `${step}: ${name}`).toBe('true')
  }
  const linkedIds = summary
    .find('a')
    .map((_, link) => refused.$(link).attr('href')?.slice(1))
    .get()
  const invalidIds = refused
    .$('main [aria-invalid=true]')
    .map((_, control) => refused.$(control).attr('id'))
    .get()
  expect(linkedIds, `${step}: the problems stand in the order of the fields`).toEqual(invalidIds)
  const distinctProblems = new Set(textsOf(refused.$, 'main [role=alert] a'))
  expect(distinctProblems.size, `${step}: no two problems read the same`).toBe(linkedIds.length)
  const saved = await owner.submit(refused, button, correctedValues)
  expect(saved.url.pathname, step).toBe(pathOf(nextStep))
}

describe('the steps of selling and letting, without JavaScript', () => {
  it('keep the values, show each error at its field and above the form, and lead on to the order of a sale (D-156, B-16)', async () => {
    const draft = await createDraft('sale')
    for (const step of listSteps('sale')) await takeStep(draft, step)
    const order = await draft.owner.open(draft.pathOf('order'))
    const review = await draft.owner.submit(order, 'Review the order')
    expect(review.url.pathname).toMatch(/^\/my-account\/orders\/\d+\/review$/)
    const preview = await draft.owner.open(draft.pathOf('preview'))
    expect(preview.html).not.toContain('<b>quiet</b>')
    expect(mainTextOf(preview)).not.toContain('Under offer')
    // Nobody else can open the home yet, so it can be neither saved nor shared.
    expect(mainTextOf(preview)).not.toMatch(/Save this home|Share/)
    expect(mainTextOf(preview)).toContain('A <b>quiet</b> house.')
  })

  it('do the same for a letting, and refuse deposits above the legal caps (D-158, B-17)', async () => {
    const draft = await createDraft('let')
    for (const step of listSteps('let')) await takeStep(draft, step)
    const price = await draft.owner.open(draft.pathOf('price'))
    // A week's rent is £1,300 × 12 / 52 = £300.
    const refused = await draft.owner.submit(price, SAVE, { holding_deposit: '301' })
    expect(textOf(findByName(refused.$, 'main [role=alert]', 'There is a problem'))).toContain(
      'The holding deposit is more than the law allows: a week’s rent, £300',
    )
  })

  it('create no draft before the address on the start page is valid', async () => {
    const account = await createAccount()
    const owner = visitorFor(account)
    const start = await owner.open('/sell-your-property/main-details')
    const refused = await owner.submit(start, SAVE, { building: '9', postcode: 'ZZ99 9ZZ' })
    expect(mainTextOf(refused)).toContain('Please enter the street')
    expect(valueOf(refused, 'building')).toBe('9')
    const refusedAgain = await owner.submit(refused, SAVE, { street: 'Limpet Row' })
    expect(mainTextOf(refusedAgain)).toContain('Please enter a full UK postcode')
    expect(await queryDatabase('SELECT id FROM property WHERE owner_id = $1', [account.id])).toEqual([])
  })

  it('refuse the approval of an incomplete advert, and say what is missing', async () => {
    const { owner, pathOf } = await createDraft('sale')
    const refused = await owner.submit(await owner.open(pathOf('review')), 'Approve the advert', {
      approved: true,
    })
    expect(textOf(refused.$('main p[role=alert]'))).toContain('Something is still missing: ')
    expect(mainTextOf(refused)).toContain('The home: The type of property is not given.')
  })
})

describe('a form that was opened before another tab saved', () => {
  it('says what the other tab has changed, and overwrites the change only when the user asks for it', async () => {
    const { owner, pathOf } = await createDraft('sale')
    await owner.submit(await owner.open(pathOf('price')), SAVE, { price: '350000' })
    const stale = await owner.open(pathOf('price'))
    await owner.submit(await owner.open(pathOf('price')), SAVE, { price: '360000' })
    const refused = await owner.submit(stale, SAVE, { price: '340000' })
    expect(mainTextOf(refused)).toContain('Another tab or device has changed this meanwhile: the price.')
    expect(valueOf(refused, 'price')).toBe('340000')
    const again = await owner.submit(refused, SAVE)
    expect(mainTextOf(again)).toContain('Another tab or device has changed this meanwhile: the price.')
    expect(valueOf(await owner.open(pathOf('price')), 'price')).toBe('360000')
    const saved = await owner.submit(again, SAVE, { take_over: true })
    expect(saved.url.pathname).toBe(pathOf('costs'))
    expect(valueOf(await owner.open(pathOf('price')), 'price')).toBe('340000')
  })

  it('is saved at once if the other tab has changed other fields', async () => {
    const { owner, pathOf } = await createDraft('sale')
    const stale = await owner.open(pathOf('home'))
    await owner.submit(await owner.open(pathOf('price')), SAVE, { price: '360000' })
    expect((await owner.submit(stale, SAVE, house)).url.pathname).toBe(pathOf('price'))
    expect(valueOf(await owner.open(pathOf('price')), 'price')).toBe('360000')
  })
})

describe('the home of another user', () => {
  const steps = [
    'address',
    'home',
    'price',
    'costs',
    'building',
    'risks',
    'description',
    'pictures',
    'viewings',
    'owners',
    'review',
    'order',
    'preview',
  ]
  let ownersDraft: Draft
  let strangersDraft: Draft
  beforeAll(async () => {
    ownersDraft = await createDraft('sale')
    strangersDraft = await createDraft('sale')
  })

  test.each(['', ...steps.map((step) => `/${step}`)])(
    'is a 404 like a home that does not exist: /sell-your-property/:id%s',
    async (suffix) => {
      for (const id of [ownersDraft.id, MISSING_ID])
        expect(
          await getStatusAndRedirect(`/sell-your-property/${id}${suffix}`, strangersDraft.owner),
        ).toEqual([404, null])
      expect(
        await getStatusAndRedirect(`/let-your-property/${ownersDraft.id}${suffix}`, ownersDraft.owner),
      ).toEqual([404, null])
      expect(await getStatusAndRedirect(`/sell-your-property/${ownersDraft.id}${suffix}`)).toEqual([
        307,
        '/login',
      ])
    },
  )

  it('has no page in the account of another user, and accepts no form from them', async () => {
    for (const id of [ownersDraft.id, MISSING_ID])
      expect(await getStatusAndRedirect(`/my-account/properties/${id}`, strangersDraft.owner)).toEqual([
        404,
        null,
      ])
    const page = await strangersDraft.owner.open(strangersDraft.pathOf('price'))
    for (const id of [ownersDraft.id, MISSING_ID]) {
      const refused = await strangersDraft.owner.submit(page, SAVE, { price: '1', listing_id: String(id) })
      expect(textOf(refused.$('main p[role=alert]'))).toBe('Property not found')
    }
    expect(valueOf(await ownersDraft.owner.open(ownersDraft.pathOf('price')), 'price')).toBe('')
  })
})

test('an account lists its homes with their status, what is missing and a link to the next step (B-20, B-21)', async () => {
  const { owner, id, pathOf } = await createDraft('sale')
  const page = await owner.open('/my-account/properties')
  expect(textsOf(page.$, 'main h2')).toEqual(['7 Limpet Row, Tiptree, CO5'])
  expect(mainTextOf(page)).toContain('Draft')
  expect(mainTextOf(page)).toContain('The home: The type of property is not given.')
  expect(findByName(page.$, 'main a', 'Go on').attr('href')).toBe(pathOf('home'))
  const detail = await owner.open(`/my-account/properties/${id}`)
  expect(mainTextOf(detail)).toContain('Before it goes live')
})
