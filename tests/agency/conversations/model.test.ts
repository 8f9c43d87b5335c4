import * as fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import type { TestUser } from '../../support/accounts'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { addListings, giveListingsTo } from '../../support/listings'

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

const PEOPLE = 3
const LISTINGS = 2
/** Person 0 owns listing 0, and person 1 listing 1. */
const ownerOf = (listing: number) => listing
const actionTypes = ['ask', 'reply', 'read', 'block', 'unblock'] as const
interface Action {
  type: (typeof actionTypes)[number]
  actor: number
  /** In a thread: who started it, and about which listing. */
  starter: number
  listing: number
}

interface ModelThread {
  starter: number
  listing: number
  words: string[]
  unreadBy: number | null
}

/** What the agency must do, in memory. */
class Model {
  /** The thread that was written in last comes first. */
  threads: ModelThread[] = []
  blocks = new Set<string>()

  take({ type, actor, starter, listing }: Action, words: string): boolean {
    const begins = type === 'ask'
    const found = this.threads.find((t) => t.starter === (begins ? actor : starter) && t.listing === listing)
    if (!found && !begins) return false
    const thread = found ?? { starter: actor, listing, words: [], unreadBy: null }
    const parties = [thread.starter, ownerOf(listing)]
    if (parties[0] === parties[1] || !parties.includes(actor)) return false
    const other = parties.find((person) => person !== actor)!
    if (type === 'block') return Boolean(this.blocks.add(`${actor}>${other}`))
    if (type === 'unblock') return this.blocks.delete(`${actor}>${other}`) || true
    if (type === 'read') {
      if (thread.unreadBy === actor) thread.unreadBy = null
      return true
    }
    if (this.blocks.has(`${actor}>${other}`) || this.blocks.has(`${other}>${actor}`)) return false
    thread.words.push(words)
    thread.unreadBy = other
    this.threads = [thread, ...this.threads.filter((one) => one !== thread)]
    return true
  }

  seenBy = (person: number) =>
    this.threads
      .filter(({ starter, listing }) => [starter, ownerOf(listing)].includes(person))
      .map(({ words, unreadBy, listing, starter }) => ({
        listing,
        starter,
        last: words.at(-1),
        unread: unreadBy === person,
      }))
}

/** The same actions by the agency's calls. */
class Agency {
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
    const thread = { ...user, thread_id: this.threads.get(`${starter}-${listing}`) ?? 2_000_000_000 }
    const calls = {
      reply: () => gateway.sendMessage({ ...thread, message }, caller),
      read: () => gateway.getThread(thread, caller),
      block: () => gateway.blockPerson(thread, caller),
      unblock: () => gateway.unblockPerson(thread, caller),
    }
    return (await calls[type]()).ok
  }

  async seenBy(person: number) {
    const caller = this.people[person]!
    const reply = await gateway.getThreads({ user_id: caller.id }, caller)
    const keys = new Map([...this.threads].map(([key, id]) => [id, key]))
    return (reply.ok ? reply.data : []).map(({ id, last_message: last, unread }) => {
      const [starter, listing] = keys.get(id)!.split('-').map(Number)
      return { listing, starter, last, unread }
    })
  }
}

const action: fc.Arbitrary<Action> = fc.record({
  type: fc.constantFrom(...actionTypes),
  actor: fc.nat(PEOPLE - 1),
  starter: fc.nat(PEOPLE - 1),
  listing: fc.nat(LISTINGS - 1),
})

it('threads, their order and what is unread are as in the model, whatever three people do', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 25 }), async (actions) => {
      run += 1
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => insertUser(pool)))
      const listings = await addListings(
        Array.from({ length: LISTINGS }, (_, index) => ({ street: `Lane ${run} ${index}` })),
      )
      for (const [index, listing] of listings.entries())
        await giveListingsTo([listing], people[ownerOf(index)]!.id)
      const [model, agency] = [new Model(), new Agency(people, listings)]
      for (const [index, step] of actions.entries()) {
        const words = `words ${index}`
        expect(await agency.take(step, words), JSON.stringify(step)).toBe(model.take(step, words))
      }
      for (let person = 0; person < PEOPLE; person += 1)
        expect(await agency.seenBy(person)).toEqual(model.seenBy(person))
    }),
    { numRuns: 40 },
  )
})
