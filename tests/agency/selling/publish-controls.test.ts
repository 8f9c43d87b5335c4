import { beforeAll, describe, expect, it } from 'vitest'
import { decideIdentity } from '../../../lib/agency/selling/identity'
import { identityCommand } from '../../../scripts/agency/identity-command'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { createCommandContext } from '../../support/command-context'
import { insertUser } from '../../support/insert-user'
import { addListingOf } from '../../support/listings'
import { completeLetting, dataOf, addressInput } from '../../support/selling'
import { findRow, findRows } from '../../support/tables'
import { toRefusal } from '../viewings/viewing-calls'
import { startSellingSuite } from './selling-suite'
import {
  createHomeDraft,
  findChecks,
  publishSteps,
  takeStepsExcept,
  type StepName,
  type TestHome,
} from './test-home'

const gateway = createEmbeddedGateway()
beforeAll(() => {
  // Landlords in Suffolk have to register with the landlord database already, those in Essex only later.
  process.env.LANDLORD_DATABASE_FROM = 'suffolk:2026-05-01, essex:2999-01-01'
})
const suite = startSellingSuite()

const isPublic = async (id: number) => (await gateway.propertyDetail({ id })).ok

describe('a home that its owner lists', () => {
  // Each row has what is missing, and the step in which the owner can supply it, if it is the owner's part.
  it.each([
    ['identity', 'owners'],
    ['approval', 'review'],
    ['reading by the agency', null],
    ['order', 'order'],
  ] as const)('is not public before its %s (domain B5, B6)', async (missing, blockedStep) => {
    const home = await createHomeDraft(suite.pool)
    // The agency reads an advert only after its owner has approved it.
    const remainingSteps: StepName[] =
      missing === 'approval' ? ['approval', 'reading by the agency'] : [missing]
    await takeStepsExcept(suite.pool, home, remainingSteps)
    expect(await isPublic(home.homeInput.id)).toBe(false)
    const blockers = dataOf(await gateway.getOwnHome(home.homeInput, home.owner)).blockers
    expect(blockers.map((blocker) => blocker.step)).toEqual([blockedStep])
    for (const name of remainingSteps) await publishSteps[name](suite.pool, home)
    expect(await isPublic(home.homeInput.id)).toBe(true)
  })

  it('goes live only once its owner restores a fact that they removed after the approval', async () => {
    const home = await createHomeDraft(suite.pool)
    await takeStepsExcept(suite.pool, home, ['order'])
    dataOf(await gateway.saveHomeStep({ ...home.homeInput, facts: { epc_rating: '' } }, home.owner))
    await publishSteps.order(suite.pool, home)
    expect(await isPublic(home.homeInput.id)).toBe(false)
    const reply = await gateway.saveHomeStep({ ...home.homeInput, facts: { epc_rating: 'C' } }, home.owner)
    expect(dataOf(reply)).toMatchObject({ is_live: true })
    expect(await isPublic(home.homeInput.id)).toBe(true)
  })

  it('does not go live with an expired identity check', async () => {
    const home = await createHomeDraft(suite.pool)
    await takeStepsExcept(suite.pool, home, ['order'])
    await suite.pool.query("UPDATE identity_check SET expires_at = now() - interval '1 day'")
    await publishSteps.order(suite.pool, home)
    expect(await isPublic(home.homeInput.id)).toBe(false)
    const { owners } = dataOf(await gateway.getOwnHome(home.homeInput, home.owner))
    expect(owners).toMatchObject([{ state: 'expired' }])
  })

  it('cannot be read, previewed, changed or approved by another user (R4)', async () => {
    const { homeInput } = await createHomeDraft(suite.pool)
    const stranger = await insertUser(suite.pool)
    const strangerInput = { ...homeInput, user_id: stranger.id }
    for (const reply of [
      await gateway.getOwnHome(strangerInput, stranger),
      await gateway.previewProperty(strangerInput, stranger),
      await gateway.saveHomeStep({ ...strangerInput, facts: { epc_rating: 'A' } }, stranger),
      await gateway.submitOwners({ ...strangerInput, co_owners: '', all_agree: true }, stranger),
      await gateway.approveAdvert(strangerInput, stranger),
      await gateway.getHomeStatistics(strangerInput, stranger),
    ])
      expect(reply).toMatchObject({ ok: false, message: 'Property not found' })
  })

  it('can change its facts while it is public, but cannot lose a required one or change its address', async () => {
    const owner = await insertUser(suite.pool)
    const id = await addListingOf(owner.id, { street: `Street ${owner.id}` })
    const homeInput = { user_id: owner.id, kind: 'sale' as const, id }
    const facts = { tenure: 'freehold', council_tax_band: 'D', epc_rating: 'C' }
    expect(await gateway.saveHomeStep({ ...homeInput, facts }, owner)).toMatchObject({ ok: true })
    const { facts: storedFacts } = dataOf(await gateway.getOwnHome(homeInput, owner))
    const tenure = storedFacts.find(({ key }) => key === 'tenure')
    expect(tenure?.value).toBe('Freehold')
    const lostFact = await gateway.saveHomeStep({ ...homeInput, facts: { tenure: '' } }, owner)
    expect(toRefusal(lostFact)).toContain('An advert may not go on with this')
    expect(dataOf(await gateway.getOwnHome(homeInput, owner)).facts).toContainEqual(tenure)
    const movedHome = await gateway.saveHomeStep({ ...homeInput, address: addressInput }, owner)
    expect(toRefusal(movedHome)).toContain('cannot be changed here')
  })
})

it('the account holder gets a mail about an identity check that needs more evidence (domain B6)', async () => {
  const home = await createHomeDraft(suite.pool)
  dataOf(
    await gateway.submitOwners({ ...home.homeInput, co_owners: 'Jo Bloggs', all_agree: true }, home.owner),
  )
  const [, coOwnerCheckId = 0] = await findChecks(suite.pool, home)
  expect(await decideIdentity(coOwnerCheckId, 'refer')).toMatchObject({ ok: true })
  const { rows } = await suite.pool.query<{ subject: string; text: string }>(
    'SELECT subject, text FROM mail WHERE "to" = $1',
    [home.owner.email],
  )
  expect(rows).toMatchObject([{ subject: 'We need more to check who owns Mill Lane, Witham, CM8' }])
  expect(rows[0]?.text).toContain('Jo Bloggs')
  expect(rows[0]?.text).toContain(`/sell-your-property/${home.homeInput.id}/owners`)
})

describe('a co-owner whom the account holder no longer names', () => {
  const submit = async (home: TestHome, coOwners: string) =>
    dataOf(
      await gateway.submitOwners({ ...home.homeInput, co_owners: coOwners, all_agree: true }, home.owner),
    )
  const readOwnerNames = async ({ homeInput, owner }: TestHome) =>
    dataOf(await gateway.getOwnHome(homeInput, owner)).owners.map(({ name }) => name)

  it('no longer blocks the home, and their check is kept as removed (domain B6)', async () => {
    const home = await createHomeDraft(suite.pool)
    await submit(home, 'Jon Blogs')
    const [holder] = await readOwnerNames(home)
    await submit(home, 'Jo Bloggs')
    expect(await readOwnerNames(home)).toEqual([holder, 'Jo Bloggs'])
    const [holderCheckId = 0, misspeltCheckId = 0, coOwnerCheckId = 0] = await findChecks(suite.pool, home)
    expect(await findRow('identityCheck', { id: misspeltCheckId })).toMatchObject({
      name: 'Jon Blogs',
      state: 'submitted',
      removedAt: expect.any(Date),
    })
    await takeStepsExcept(suite.pool, home, ['identity'])
    await decideIdentity(holderCheckId, 'passed')
    expect(await isPublic(home.homeInput.id)).toBe(false)
    await decideIdentity(coOwnerCheckId, 'passed')
    expect(await isPublic(home.homeInput.id)).toBe(true)
  })

  it('is shown to the agency as removed, and no mail asks for their documents (domain B6)', async () => {
    const home = await createHomeDraft(suite.pool)
    await submit(home, 'Ann Former')
    await submit(home, '')
    const [, id = 0] = await findChecks(suite.pool, home)
    const { lines, openContext } = createCommandContext(suite.databaseUrl)
    await identityCommand(openContext, ['list'])
    expect(lines.filter((line) => line.includes('Former'))).toEqual([
      expect.stringMatching(/: submitted, removed by the owner on \w+ \d+ \w+ \d{4}$/),
    ])
    expect(await decideIdentity(id, 'refer')).toMatchObject({ ok: true })
    expect(await findRows('mail', { to: home.owner.email })).toEqual([])
  })

  it('still blocks the home if the agency could not confirm who they are (domain B6)', async () => {
    const home = await createHomeDraft(suite.pool)
    await submit(home, 'Ann Doubtful')
    const [, id = 0] = await findChecks(suite.pool, home)
    await decideIdentity(id, 'refer')
    await submit(home, '')
    expect(await readOwnerNames(home)).toContain('Ann Doubtful')
  })

  it('is checked again when they are named again (domain B6)', async () => {
    const home = await createHomeDraft(suite.pool)
    for (const coOwners of ['Jo Bloggs', '', 'Jo Bloggs']) await submit(home, coOwners)
    expect(await readOwnerNames(home)).toHaveLength(2)
    const [holderCheckId = 0, coOwnerCheckId = 0] = await findChecks(suite.pool, home)
    await takeStepsExcept(suite.pool, home, ['identity'])
    await decideIdentity(holderCheckId, 'passed')
    expect(await isPublic(home.homeInput.id)).toBe(false)
    await decideIdentity(coOwnerCheckId, 'passed')
    expect(await isPublic(home.homeInput.id)).toBe(true)
  })
})

describe('a home to let', () => {
  it('cannot be published with an energy rating below E without an exemption (domain B3)', async () => {
    const { owner, homeInput } = await createHomeDraft(suite.pool, 'let')
    const save = (facts: Record<string, string>) => gateway.saveHomeStep({ ...homeInput, facts }, owner)
    await save({ epc_rating: 'F' })
    expect(toRefusal(await gateway.approveAdvert(homeInput, owner))).toContain('energy rating of F')
    await save({ epc_exemption: '1234-5678' })
    expect(await gateway.approveAdvert(homeInput, owner)).toMatchObject({ ok: true })
  })

  it.each([
    ['in Scotland', 'G1 1AA', 'terraced', '(Scotland) Act 2004, s.92B'],
    ['in Wales', 'CF10 1AA', 'terraced', 'Housing (Wales) Act 2014'],
    ['in a county of England that has the database', 'IP1 1AA', 'terraced', 'Renters’ Rights Act 2025'],
    ['in a county of England that has it later', 'CM8 2AB', 'terraced', null],
    ['that is a shop', 'G1 1AA', 'shop', null],
  ] as const)(
    '%s needs the landlord’s registration number if the law there requires it (domain B3)',
    async (_, postcode, type, law) => {
      const { owner, homeInput } = await createHomeDraft(suite.pool, 'let')
      const moved = await gateway.saveHomeStep(
        {
          ...homeInput,
          address: { ...addressInput, building: type, postcode },
          home: { ...completeLetting.home, property_type: type },
        },
        owner,
      )
      expect(moved).toMatchObject({ ok: true })
      const { required_facts: required } = dataOf(await gateway.getOwnHome(homeInput, owner))
      expect(required.includes('landlord_registration')).toBe(law !== null)
      if (law) {
        expect(toRefusal(await gateway.approveAdvert(homeInput, owner))).toContain(law)
        const facts = { landlord_registration: 'LR-123456' }
        dataOf(await gateway.saveHomeStep({ ...homeInput, facts }, owner))
      }
      expect(toRefusal(await gateway.approveAdvert(homeInput, owner)) ?? '').not.toContain('registration')
    },
  )

  it('refuses rent in advance above a month’s rent and a holding deposit above a week’s rent (domain B2, B3)', async () => {
    const { owner, homeInput } = await createHomeDraft(suite.pool, 'let')
    const save = (rent: object) =>
      gateway.saveHomeStep({ ...homeInput, rent: { ...completeLetting.rent, ...rent } }, owner)
    // The rent of £1,300 a month is £300 a week, of which five weeks are £1,500.
    expect(toRefusal(await save({ rent_in_advance: 'Six months' }))).toContain('in advance')
    expect(toRefusal(await save({ holding_deposit: '301' }))).toContain('a week’s rent, £300')
    expect(toRefusal(await save({ deposit_amount: '1501' }))).toContain('5 weeks’ rent, £1,500')
    expect(await save({ holding_deposit: '300', deposit_amount: '1500' })).toMatchObject({ ok: true })
  })

  it('takes any deposit for a shop, and states it as a fact', async () => {
    const { owner, homeInput } = await createHomeDraft(suite.pool, 'let')
    const step = {
      ...homeInput,
      home: { ...completeLetting.home, property_type: 'shop' as const },
      rent: { ...completeLetting.rent, deposit_amount: '9000' },
    }
    expect(await gateway.saveHomeStep(step, owner)).toMatchObject({ ok: true })
    const { facts } = dataOf(await gateway.getOwnHome(homeInput, owner))
    expect(facts.find(({ key }) => key === 'deposit')?.value).toBe('£9,000')
  })

  it('can lower its rent only with a deposit that the new rent allows (domain B2)', async () => {
    const owner = await insertUser(suite.pool)
    const id = await addListingOf(owner.id, { kind: 'let', street: `Street ${owner.id}`, price: 1_300 })
    // £1,300 a month is £300 a week, of which five weeks are £1,500.
    await suite.pool.query('UPDATE listing SET deposit_pence = $2 WHERE id = $1', [id, 1_500_00])
    await suite.pool.query(
      `INSERT INTO material_fact (property_id, key, value, source, supplied_at)
       SELECT property_id, 'holding_deposit', '£300', 'owner', now() FROM listing WHERE id = $1`,
      [id],
    )
    const homeInput = { user_id: owner.id, kind: 'let' as const, id }
    // £1,200 a month is £276.92 a week, of which five weeks are £1,384.61.
    const lowerRent = { ...homeInput, seen_price: 1_300, new_price: 1_200 }
    expect(toRefusal(await gateway.changePrice(lowerRent, owner))).toBe(
      'The deposit is more than the law allows at that rent: 5 weeks’ rent, £1,384.61.',
    )
    const higherDeposit = await gateway.changePrice({ ...lowerRent, new_deposit: 1_385 }, owner)
    expect(toRefusal(higherDeposit)).toContain('£1,384.61')
    const { revision } = dataOf(await gateway.getOwnHome(homeInput, owner))
    const changed = await gateway.changePrice({ ...lowerRent, new_deposit: 1_384 }, owner)
    expect(changed).toMatchObject({ ok: true, message: expect.stringContaining('£276.92') })
    const home = dataOf(await gateway.getOwnHome(homeInput, owner))
    expect(home).toMatchObject({ price: 1_200, deposit: 1_384, revision: revision + 1 })
    expect(home.facts.find(({ key }) => key === 'deposit')?.value).toBe('£1,384')
    const outdatedChange = { ...lowerRent, new_price: 1_250 }
    expect(toRefusal(await gateway.changePrice(outdatedChange, owner))).toContain(
      'the rent is £1,200 pcm now',
    )
    // The deposit may change alone. A change to the present deposit is refused.
    const sameRent = { ...homeInput, seen_price: 1_200, new_price: 1_200 }
    expect(await gateway.changePrice({ ...sameRent, new_deposit: 1_000 }, owner)).toMatchObject({ ok: true })
    expect(await gateway.changePrice({ ...sameRent, new_deposit: 1_000 }, owner)).toMatchObject({ ok: false })
  })
})
