import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { viewingAnswers, type ViewingAnswer, type ViewingStatus } from '../../../lib/domain/viewing'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListingOf } from '../../support/listings'
import { MISSING_ID } from '../../support/missing-id'
import { deleteRows, findRows } from '../../support/tables'
import { viewingDays } from '../../support/viewings'
import { addPerson, requestViewing, answerAs } from './viewing-calls'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const PERSON_COUNT = 3
const HOME_COUNT = 2
const times = ['12:00', '12:30', '13:00'] as const
/** More viewings than most sequences have, so that some answers name one that does not exist. */
const VIEWING_COUNT = 6
/** The viewings of one home that a person may have proposed or agreed at the same time. */
const MAX_OPEN_VIEWINGS = 3
/** A step of a sequence. People, homes and times are given by their index, viewings by the order of their making. */
type Step =
  | { type: 'ask'; person: number; home: number; time: number }
  | { type: 'answer'; person: number; viewing: number; answer: ViewingAnswer; time: number }

const indexBelow = (count: number) => fc.integer({ min: 0, max: count - 1 })
const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    type: fc.constant('ask' as const),
    person: indexBelow(PERSON_COUNT),
    home: indexBelow(HOME_COUNT),
    time: indexBelow(times.length),
  }),
  fc.record({
    type: fc.constant('answer' as const),
    person: indexBelow(PERSON_COUNT),
    viewing: indexBelow(VIEWING_COUNT),
    answer: fc.constantFrom(...viewingAnswers),
    time: indexBelow(times.length),
  }),
)

interface ModelViewing {
  viewer: number
  proposer: number
  home: number
  time: number
  status: ViewingStatus
}

/** The rules of viewings without a database. Person 0 owns both homes, which are next to each other. */
class Model {
  viewings: ModelViewing[] = []
  isOpen = ({ status }: ModelViewing) => status === 'proposed' || status === 'accepted'
  isFree = (time: number, moved?: ModelViewing) =>
    // The owner takes part in every viewing, so there is only one at a time.
    !this.viewings.some((other) => other !== moved && this.isOpen(other) && other.time === time)
  /** @returns whether the request is allowed */
  requestViewing(viewer: number, home: number, time: number): boolean {
    const isSameProposal = (other: ModelViewing) =>
      other.proposer === viewer && other.home === home && other.time === time
    // A form that is sent twice succeeds twice, and adds one viewing.
    if (this.viewings.some((other) => this.isOpen(other) && isSameProposal(other))) return true
    const openViewings = this.viewings.filter(
      (other) => this.isOpen(other) && other.viewer === viewer && other.home === home,
    )
    const isOwner = viewer === 0
    if (isOwner || openViewings.length >= MAX_OPEN_VIEWINGS || !this.isFree(time)) return false
    this.viewings.push({ viewer, proposer: viewer, home, time, status: 'proposed' })
    return true
  }
  /** @returns whether the answer is allowed */
  answer(person: number, index: number, answer: ViewingAnswer, time: number): boolean {
    const viewing = this.viewings[index]
    if (!viewing || (person !== 0 && person !== viewing.viewer) || !this.isOpen(viewing)) return false
    const isInvited = viewing.status === 'proposed' && viewing.proposer !== person
    if ((answer === 'accept' || answer === 'decline') && !isInvited) return false
    if (answer === 'cancel' && isInvited) return false
    if (answer === 'reschedule' && (time === viewing.time || !this.isFree(time, viewing))) return false
    if (answer === 'reschedule')
      this.viewings.push({ ...viewing, proposer: person, time, status: 'proposed' })
    const statusAfter = {
      accept: 'accepted',
      decline: 'declined',
      cancel: 'cancelled',
      reschedule: 'rescheduled',
    } as const
    viewing.status = statusAfter[answer]
    return true
  }
}

it('any sequence of steps by an owner and two viewers ends with the statuses of the model', async () => {
  const people = [await addPerson(), await addPerson(), await addPerson()]
  const homes = [
    await addListingOf(people[0]!, { street: 'Mill Lane' }),
    await addListingOf(people[0]!, { street: 'Mill Lane' }),
  ]
  const day = viewingDays()[0]!
  const slot = (time: number) => ({ preferred_date: day, preferred_time: times[time]! })
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryStep, { minLength: 3, maxLength: 12 }), async (steps) => {
      // Frees the slots that an earlier sequence has taken.
      for (const person of people)
        for (const viewing of await findRows('viewing', { hostId: people[0]!, viewerId: person }))
          if (['proposed', 'accepted'].includes(viewing.status)) await endViewing(viewing)
      // The steps of earlier sequences count towards the rate limits.
      await deleteRows('rateWindow')
      const earlierCount = (await findRows('viewing')).length
      const model = new Model()
      for (const step of steps) {
        const rows = (await findRows('viewing')).slice(earlierCount)
        const person = people[step.person]!
        const reply =
          step.type === 'ask'
            ? await requestViewing(person, homes[step.home]!, slot(step.time))
            : await answerAs(person, rows[step.viewing]?.id ?? MISSING_ID, {
                answer: step.answer,
                reason: 'A reason',
                ...slot(step.time),
              })
        const isAllowed =
          step.type === 'ask'
            ? model.requestViewing(step.person, step.home, step.time)
            : model.answer(step.person, step.viewing, step.answer, step.time)
        expect(reply.ok, JSON.stringify({ step, reply })).toBe(isAllowed)
      }
      const rows = (await findRows('viewing')).slice(earlierCount)
      expect(rows.map(({ status }) => status)).toEqual(model.viewings.map(({ status }) => status))
      const openRows = rows.filter(({ status }) => status === 'proposed' || status === 'accepted')
      const busyTimes = openRows.flatMap(({ hostId, viewerId, startsAt }) => [
        `${hostId} ${startsAt.toISOString()}`,
        `${viewerId} ${startsAt.toISOString()}`,
      ])
      expect(new Set(busyTimes).size).toBe(busyTimes.length)
    }),
    { numRuns: 40 },
  )
})

/** Cancels an open viewing, which frees its slot. */
async function endViewing(viewing: {
  id: number
  status: ViewingStatus
  proposedById: number
}): Promise<void> {
  const cancellation = await answerAs(viewing.proposedById, viewing.id, { answer: 'cancel', reason: 'Over' })
  if (!cancellation.ok) throw new Error(cancellation.message)
}
