import * as fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import type { TestUser } from '../../support/accounts'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo } from '../../support/listings'
import { MISSING_ID } from '../../support/missing-id'

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await disconnect()
  await pool.end()
  await database.drop()
})

const PERSON_COUNT = 3
const LISTING_COUNT = 2
/** Person 0 owns listing 0, and person 1 listing 1. */
const ownerOf = (listing: number) => listing
const actionTypes = ['ask', 'reply', 'read', 'block', 'unblock'] as const
interface Action {
  type: (typeof actionTypes)[number]
  actor: number
  /** The person who started the thread. For 'ask' this is not used, because the actor starts the thread. */
  starter: number
  listing: number
}

interface ModelThread {
  starter: number
  listing: number
  messages: string[]
  unreadBy: number | null
}

/** The expected behaviour of conversations, without a database. A block is stored as 'blocker>blocked'. */
class Model {
  /** The thread with the latest message comes first. */
  threads: ModelThread[] = []
  blocks = new Set<string>()

  /** Takes an action. Returns true if it is allowed. */
  take({ type, actor, starter, listing }: Action, message: string): boolean {
    const isAsk = type === 'ask'
    const threadStarter = isAsk ? actor : starter
    const existingThread = this.threads.find(
      (candidate) => candidate.starter === threadStarter && candidate.listing === listing,
    )
    if (!existingThread && !isAsk) return false
    const thread = existingThread ?? { starter: actor, listing, messages: [], unreadBy: null }
    const parties = [thread.starter, ownerOf(listing)]
    if (parties[0] === parties[1] || !parties.includes(actor)) return false
    const other = parties.find((person) => person !== actor)!
    if (type === 'block') {
      this.blocks.add(`${actor}>${other}`)
      return true
    }
    if (type === 'unblock') {
      this.blocks.delete(`${actor}>${other}`)
      return true
    }
    if (type === 'read') {
      if (thread.unreadBy === actor) thread.unreadBy = null
      return true
    }
    if (this.blocks.has(`${actor}>${other}`) || this.blocks.has(`${other}>${actor}`)) return false
    thread.messages.push(message)
    thread.unreadBy = other
    this.threads = [thread, ...this.threads.filter((candidate) => candidate !== thread)]
    return true
  }

  listThreadsOf = (person: number) =>
    this.threads
      .filter(({ starter, listing }) => [starter, ownerOf(listing)].includes(person))
      .map(({ messages, unreadBy, listing, starter }) => ({
        listing,
        starter,
        last: messages.at(-1),
        unread: unreadBy === person,
      }))
}

/** Takes the same actions by calls of the agency. */
class Agency {
  /** The ids of the threads by 'starter-listing'. */
  private threads = new Map<string, number>()
  constructor(
    private readonly people: TestUser[],
    private readonly listings: number[],
  ) {}

  async take({ type, actor, starter, listing }: Action, message: string): Promise<boolean> {
    const caller = this.people[actor]!
    const user = { user_id: caller.id }
    if (type === 'ask') {
      const input = { ...user, property_id: this.listings[listing]!, message }
      const reply = await gateway.askAboutProperty(input, caller)
      if (reply.ok) this.threads.set(`${actor}-${listing}`, reply.data.thread_id)
      return reply.ok
    }
    const thread = { ...user, thread_id: this.threads.get(`${starter}-${listing}`) ?? MISSING_ID }
    const calls = {
      reply: () => gateway.sendMessage({ ...thread, message }, caller),
      read: () => gateway.getThread(thread, caller),
      block: () => gateway.blockPerson(thread, caller),
      unblock: () => gateway.unblockPerson(thread, caller),
    }
    return (await calls[type]()).ok
  }

  async listThreadsOf(person: number) {
    const caller = this.people[person]!
    const reply = await gateway.getThreads({ user_id: caller.id }, caller)
    const keysById = new Map([...this.threads].map(([key, id]) => [id, key]))
    return (reply.ok ? reply.data : []).map(({ id, last_message: last, unread }) => {
      const [starter, listing] = keysById.get(id)!.split('-').map(Number)
      return { listing, starter, last, unread }
    })
  }
}

const arbitraryAction: fc.Arbitrary<Action> = fc.record({
  type: fc.constantFrom(...actionTypes),
  actor: fc.nat(PERSON_COUNT - 1),
  starter: fc.nat(PERSON_COUNT - 1),
  listing: fc.nat(LISTING_COUNT - 1),
})

it('after any actions, three people have the threads of the model, with its order and its unread marks', async () => {
  // The listings of each run have streets of their own.
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryAction, { minLength: 1, maxLength: 25 }), async (actions) => {
      run += 1
      const people = await Promise.all(Array.from({ length: PERSON_COUNT }, () => insertUser(pool)))
      const listings = await addListings(
        Array.from({ length: LISTING_COUNT }, (_, index) => ({ street: `Lane ${run} ${index}` })),
      )
      for (const [index, listing] of listings.entries())
        await giveListingsTo([listing], people[ownerOf(index)]!.id)
      const [model, agency] = [new Model(), new Agency(people, listings)]
      for (const [index, action] of actions.entries()) {
        const message = `message ${index}`
        const isAllowed = await agency.take(action, message)
        expect(isAllowed, JSON.stringify(action)).toBe(model.take(action, message))
      }
      for (let person = 0; person < PERSON_COUNT; person += 1)
        expect(await agency.listThreadsOf(person)).toEqual(model.listThreadsOf(person))
    }),
    { numRuns: 40 },
  )
})
