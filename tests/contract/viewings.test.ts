import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finishPastViewings } from '../../lib/agency/viewings/past-viewings'
import { toStartTime } from '../../lib/agency/viewings/record-step'
import { findLinkKey } from '../support/accounts'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListings, giveListingsTo } from '../support/listings'
import { dataOf } from '../support/selling'
import { updateRows } from '../support/tables'
import { lateMorningOfToday, slotAtNoon, viewingDays } from '../support/viewings'
import { GATEWAYS, openContractSuite, viewingCalls, MISSING_ID, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
})
afterAll(() => suite?.close())

const DAY_MS = 86_400_000
/** Matches a first name and an initial, such as 'Ada I.'. */
const SHORT_NAME = /^\S+ .\.$/

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)

  /**
   * Adds an owner with a home for sale and a home to let, and a viewer. `viewingInput` asks to view the home for sale.
   */
  async function addOwnerAndViewer() {
    const [owner, viewer] = [await insertUser(suite.pool), await insertUser(suite.pool)]
    const [sale = 0, letting = 0] = await addListings([{ street: 'Mill Lane' }, { kind: 'let' }])
    await giveListingsTo([sale, letting], owner.id)
    const viewingInput = { user_id: viewer.id, property_id: sale, ...slotAtNoon() }
    return { owner, viewer, sale, letting, viewingInput }
  }

  it('arranges a viewing of a home for sale and of one to let (B-08, B-11)', async () => {
    const { owner, viewer, letting, viewingInput } = await addOwnerAndViewer()
    const arrangedViewing = dataOf(
      await gateway().arrangeViewing({ ...viewingInput, message: '<b>After</b> work, please.' }, viewer),
    )
    expect(arrangedViewing).toEqual({ viewing_id: expect.any(Number), thread_id: expect.any(Number) })
    const lettingInput = { ...viewingInput, property_id: letting, ...slotAtNoon(1) }
    expect(await gateway().arrangeLettingViewing(lettingInput, viewer)).toMatchObject({ ok: true })
    // This call is for homes for sale, and the listing is to let.
    expect(await gateway().arrangeViewing({ ...lettingInput, ...slotAtNoon(2) }, viewer)).toEqual({
      ok: false,
      message: 'Property not found',
    })
    const viewings = dataOf(await gateway().getUserViewings({ user_id: owner.id }, owner))
    expect(viewings.map(({ kind, status, role, other_party }) => [kind, status, role, other_party])).toEqual([
      ['letting', 'proposed', 'host', expect.stringMatching(SHORT_NAME)],
      ['property', 'proposed', 'host', expect.stringMatching(SHORT_NAME)],
    ])
    expect(viewings[1]).toMatchObject({
      id: arrangedViewing.viewing_id,
      answers: ['accept', 'decline', 'reschedule'],
    })
  })

  it('refuses invalid viewings, each with its message (B-08)', async () => {
    const { owner, viewer, sale, viewingInput } = await addOwnerAndViewer()
    const getRefusal = async (change: object, user = viewer) => {
      const reply = await gateway().arrangeViewing({ ...viewingInput, user_id: user.id, ...change }, user)
      return reply.ok ? null : reply.message
    }
    expect(await getRefusal({ preferred_date: 'soon' })).toBe('Please choose a date')
    expect(await getRefusal({ preferred_date: '2027-02-30' })).toBe('Please choose a date')
    expect(await getRefusal({ preferred_time: '25:00' })).toBe('Please choose a time')
    expect(await getRefusal({ preferred_date: '2020-01-01' })).toBe('Please choose today or a later date')
    // A time within a slot, and one after the last slot.
    expect(await getRefusal({ preferred_time: '12:15' })).toBe('Please choose one of the times offered.')
    expect(await getRefusal({ preferred_time: '20:00' })).toBe('Please choose one of the times offered.')
    expect(await getRefusal({}, owner)).toBe('You cannot contact yourself about your own listing.')
    expect(await getRefusal({ property_id: MISSING_ID })).toBe('Property not found')
    await updateRows('listing', { id: sale }, { status: 'sold_subject_to_contract' })
    expect(await getRefusal({})).toBe('Viewings are not available for this property.')
  })

  it('lets the invited side answer a viewing, and either side move or cancel it (B-22)', async () => {
    const { owner, viewer, sale, viewingInput } = await addOwnerAndViewer()
    const { viewing_id } = dataOf(await gateway().arrangeViewing(viewingInput, viewer))
    const answer = { user_id: owner.id, viewing_id, answer: 'accept' as const }
    expect(await gateway().answerViewing({ ...answer, user_id: viewer.id }, viewer)).toEqual({
      ok: false,
      message: 'The other side has to answer this time, because you proposed it.',
    })
    expect(await gateway().answerViewing(answer, owner)).toMatchObject({ ok: true, data: { viewing_id } })
    const [acceptedViewing] = dataOf(await gateway().getUserViewings({ user_id: viewer.id }, viewer))
    expect(acceptedViewing).toMatchObject({
      status: 'accepted',
      meeting: { address: expect.stringContaining('CM8 2AB'), mobile: expect.any(String) },
    })
    const reschedule = { user_id: viewer.id, viewing_id, answer: 'reschedule' as const, ...slotAtNoon(3) }
    const slotsQuery = { user_id: viewer.id, property_id: sale, kind: 'property' as const, viewing_id }
    expect(dataOf(await gateway().ownViewingSlots(slotsQuery, viewer)).slots).not.toContain(
      acceptedViewing?.starts_at,
    )
    const newViewingId = dataOf(await gateway().answerViewing(reschedule, viewer)).viewing_id
    const viewings = dataOf(await gateway().getUserViewings({ user_id: viewer.id }, viewer))
    // The first viewing was proposed, accepted and moved, which makes three changes; the new proposal is the fourth.
    expect(
      viewings.map(({ status, series_id, revision, meeting }) => [status, series_id, revision, meeting]),
    ).toEqual([
      ['proposed', viewing_id, 4, null],
      ['rescheduled', viewing_id, 3, null],
    ])
    const cancel = { user_id: viewer.id, viewing_id: newViewingId, answer: 'cancel' as const }
    expect(await gateway().answerViewing(cancel, viewer)).toEqual({ ok: false, message: 'Please say why' })
    expect(await gateway().answerViewing({ ...cancel, reason: 'Ill' }, viewer)).toMatchObject({ ok: true })
  })

  it('offers the slots in which the owner is available and has no viewing', async () => {
    const { owner, viewer, sale, viewingInput } = await addOwnerAndViewer()
    const home = { property_id: sale, kind: 'property' as const }
    const usualTimes = dataOf(await gateway().viewingSlots(home))
    expect(usualTimes.is_usual).toBe(true)
    const day = viewingDays()[0]!
    const noon = toStartTime(day, '12:00').toISOString()
    expect(usualTimes.slots).toContain(noon)
    dataOf(await gateway().arrangeViewing({ ...viewingInput, preferred_date: day }, viewer))
    expect(dataOf(await gateway().viewingSlots(home)).slots).not.toContain(noon)
    const ownerInput = { user_id: owner.id }
    const weekly_periods = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '17:30', end: '20:00' }))
    expect(await gateway().setAvailability({ ...ownerInput, weekly_periods }, owner)).toMatchObject({
      ok: true,
    })
    expect(await gateway().setDayOff({ ...ownerInput, day, off: true }, owner)).toMatchObject({ ok: true })
    expect(dataOf(await gateway().getAvailability(ownerInput, owner))).toEqual({
      weekly_periods,
      days_off: [day],
    })
    const ownTimes = dataOf(await gateway().viewingSlots(home))
    expect(ownTimes.is_usual).toBe(false)
    expect(ownTimes.slots.filter((slot) => slot.startsWith(day))).toEqual([])
    expect(ownTimes.slots.length).toBeGreaterThan(0)
    expect(await gateway().setDayOff({ ...ownerInput, day: '2020-01-01', off: true }, owner)).toMatchObject({
      ok: false,
    })
    await expect(
      gateway().setAvailability(
        { ...ownerInput, weekly_periods: [{ weekday: 8, start: '10:00', end: '12:00' }] },
        owner,
      ),
    ).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('asks the viewer once for feedback, on the day after, and shows the feedback to the owner', async () => {
    const { owner, viewer, viewingInput } = await addOwnerAndViewer()
    const { viewing_id } = dataOf(await gateway().arrangeViewing(viewingInput, viewer))
    dataOf(await gateway().answerViewing({ user_id: owner.id, viewing_id, answer: 'accept' }, owner))
    const yesterday = new Date(Date.now() - DAY_MS)
    await updateRows('viewing', { id: viewing_id }, { startsAt: yesterday })
    await finishPastViewings(lateMorningOfToday())
    await finishPastViewings(lateMorningOfToday())
    const { rows: mails } = await suite.pool.query(
      `SELECT id FROM mail WHERE "to" = $1 AND text LIKE '%/viewing-feedback%'`,
      [viewer.email],
    )
    expect(mails).toHaveLength(1)
    const key = findLinkKey(await suite.readMail(viewer.email), '/viewing-feedback')
    expect(dataOf(await gateway().viewingFeedbackRequest({ key }))).toMatchObject({ is_open: true })
    const feedback = { key, answer: 'thinking' as const, words: 'The garden is small.' }
    expect(await gateway().giveViewingFeedback(feedback)).toMatchObject({ ok: true })
    expect(await gateway().giveViewingFeedback(feedback)).toMatchObject({ ok: false })
    expect(dataOf(await gateway().viewingFeedbackRequest({ key }))).toMatchObject({ is_open: false })
    expect(await gateway().viewingFeedbackRequest({ key: 'no-such-key' })).toEqual({
      ok: false,
      message: 'This link is invalid or has expired.',
    })
    const [pastViewing] = dataOf(await gateway().getUserViewings({ user_id: owner.id }, owner))
    expect(pastViewing).toMatchObject({
      status: 'done',
      meeting: null,
      feedback: { choice: 'thinking', words: 'The garden is small.' },
    })
  })
})

it('makes every call about viewings', () => {
  expect(viewingCalls.filter((name) => !suite.madeCalls.has(name))).toEqual([])
})
