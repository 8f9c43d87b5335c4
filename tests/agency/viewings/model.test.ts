import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { viewingAnswers, type ViewingAnswer, type ViewingStatus } from '../../../lib/domain/viewing'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { deleteRows, findRows } from '../../support/tables'
import { viewingDays } from '../../support/viewings'
import { addHomesOf, addPerson, ask, reply } from './parties'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const times = ['12:00', '12:30', '13:00'] as const
type Step =
  | { type: 'ask'; person: number; home: number; time: number }
  | { type: 'answer'; person: number; viewing: number; answer: ViewingAnswer; time: number }

const below = (count: number) => fc.integer({ min: 0, max: count - 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('ask' as const), person: below(3), home: below(2), time: below(3) }),
  fc.record({
    type: fc.constant('answer' as const),
    person: below(3),
    viewing: below(6),
    answer: fc.constantFrom(...viewingAnswers),
    time: below(3),
  }),
)

interface ModelViewing {
  viewer: number
  proposer: number
  home: number
  time: number
  status: ViewingStatus
}

/** Person 0 owns both homes, which are next to each other. The rules of viewings in twenty lines. */
class Model {
  viewings: ModelViewing[] = []
  isOpen = ({ status }: ModelViewing) => status === 'proposed' || status === 'accepted'
  isFree = (time: number, moved?: ModelViewing) =>
    // The owner takes part in every viewing, so one at a time is all there can be.
    !this.viewings.some((other) => other !== moved && this.isOpen(other) && other.time === time)
  ask(viewer: number, home: number, time: number): boolean {
    const own = this.viewings.filter(
      (other) => this.isOpen(other) && other.viewer === viewer && other.home === home,
    )
    if (viewer === 0 || own.length >= 3 || !this.isFree(time)) return false
    this.viewings.push({ viewer, proposer: viewer, home, time, status: 'proposed' })
    return true
  }
  answer(person: number, index: number, answer: ViewingAnswer, time: number): boolean {
    const viewing = this.viewings[index]
    if (!viewing || (person !== 0 && person !== viewing.viewer) || !this.isOpen(viewing)) return false
    const isInvited = viewing.status === 'proposed' && viewing.proposer !== person
    if ((answer === 'accept' || answer === 'decline') && !isInvited) return false
    if (answer === 'cancel' && isInvited) return false
    if (answer === 'reschedule' && (time === viewing.time || !this.isFree(time, viewing))) return false
    if (answer === 'reschedule')
      this.viewings.push({ ...viewing, proposer: person, time, status: 'proposed' })
    const after = {
      accept: 'accepted',
      decline: 'declined',
      cancel: 'cancelled',
      reschedule: 'rescheduled',
    } as const
    viewing.status = after[answer]
    return true
  }
}

it('three people and two homes of one of them: every sequence of steps ends as in the model', async () => {
  const people = [await addPerson(), await addPerson(), await addPerson()]
  const homes = await addHomesOf(people[0]!, [{ street: 'Mill Lane' }, { street: 'Mill Lane' }])
  const day = viewingDays()[0]!
  const slot = (time: number) => ({ preferred_date: day, preferred_time: times[time]! })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      // Nothing of an earlier sequence may stand in the way of this one.
      for (const person of people)
        for (const viewing of await findRows('viewing', { hostId: people[0]!, viewerId: person }))
          if (['proposed', 'accepted'].includes(viewing.status)) await endViewing(viewing)
      await deleteRows('rateWindow')
      const before = (await findRows('viewing')).length
      const model = new Model()
      for (const given of steps) {
        const rows = (await findRows('viewing')).slice(before)
        const person = people[given.person]!
        const result =
          given.type === 'ask'
            ? await ask(person, homes[given.home]!, slot(given.time))
            : await reply(person, rows[given.viewing]?.id ?? 2_000_000_000, {
                answer: given.answer,
                reason: 'A reason',
                ...slot(given.time),
              })
        const expected =
          given.type === 'ask'
            ? model.ask(given.person, given.home, given.time)
            : model.answer(given.person, given.viewing, given.answer, given.time)
        expect(result.ok, JSON.stringify({ given, result })).toBe(expected)
      }
      const rows = (await findRows('viewing')).slice(before)
      expect(rows.map(({ status }) => status)).toEqual(model.viewings.map(({ status }) => status))
      const open = rows.filter(({ status }) => status === 'proposed' || status === 'accepted')
      const busyTimes = open.flatMap(({ hostId, viewerId, startsAt }) => [
        `${hostId} ${startsAt.toISOString()}`,
        `${viewerId} ${startsAt.toISOString()}`,
      ])
      expect(new Set(busyTimes).size).toBe(busyTimes.length)
    }),
    { numRuns: 40 },
  )
})

/** Takes an open viewing out of the diaries, as its proposer or as the other side. */
async function endViewing(viewing: {
  id: number
  status: ViewingStatus
  proposedById: number
}): Promise<void> {
  const ended = await reply(viewing.proposedById, viewing.id, { answer: 'cancel', reason: 'Over' })
  if (!ended.ok) throw new Error(ended.message)
}
