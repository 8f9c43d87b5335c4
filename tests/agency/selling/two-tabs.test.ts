import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import type { CallInput } from '../../../lib/contract'
import type { TestUser } from '../../support/accounts'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { completeSale, dataOf, addressInput } from '../../support/selling'
import { insertUser } from '../../support/insert-user'

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
  await gateway.placeOfPostcode({ postcode: 'CM8 2AB' })
})
afterAll(async () => {
  await disconnect()
  await pool.end()
  await database.drop()
})

type Values = Record<string, string>
const groups = ['home', 'price', 'facts', 'description'] as const
type Group = (typeof groups)[number]

/** The fields of each form, with values to type and their names in the message of a refusal. */
const fields: Record<Group, Record<string, { values: readonly string[]; name: string }>> = {
  home: {
    property_type: { values: ['terraced', 'flat-apartment'], name: 'the type of property' },
    bedrooms: { values: ['1', '2', '3'], name: 'the bedrooms' },
    bathrooms: { values: ['1', '2'], name: 'the bathrooms' },
  },
  price: { price: { values: ['300000', '350000', '400000'], name: 'the price' } },
  facts: {
    tenure: { values: ['Freehold', 'Leasehold'], name: 'the fact “tenure”' },
    council_tax_band: { values: ['C', 'D', ''], name: 'the fact “council tax band”' },
  },
  description: {
    summary: { values: ['By the sea.', 'By the river.'], name: 'the summary' },
    features: { values: ['A garden', 'A garden\nA shed', ''], name: 'the features' },
  },
}

/** The other fields of the forms, which keep the home's values. */
const unchanged: Record<Group, object> = {
  home: { floor_area: completeSale.home.floor_area },
  price: { price_options: completeSale.price.price_options },
  facts: {},
  description: completeSale.description,
}

class Home {
  private constructor(
    readonly owner: TestUser,
    readonly own: { user_id: number; kind: 'sale'; id: number },
  ) {}

  static async begin(): Promise<Home> {
    const owner = await insertUser(pool)
    const first = { user_id: owner.id, kind: 'sale' as const, package_def: 'PAY_NOW', address: addressInput }
    const { property_id: id } = dataOf(await gateway.saveHomeStep(first, owner))
    const home = new Home(owner, { user_id: owner.id, kind: 'sale', id })
    dataOf(await gateway.saveHomeStep({ ...home.own, ...completeSale }, owner))
    return home
  }

  async read(): Promise<{ revision: number; values: Values }> {
    const home = dataOf(await gateway.getOwnHome(this.own, this.owner))
    const factOf = (key: string) => home.facts.find((fact) => fact.key === key)?.value ?? ''
    const values = {
      property_type: home.property_type,
      bedrooms: String(home.bedrooms),
      bathrooms: String(home.bathrooms),
      price: String(home.price),
      tenure: factOf('tenure'),
      council_tax_band: factOf('council_tax_band'),
      summary: home.summary,
      features: home.features.join('\n'),
    }
    return { revision: home.revision, values }
  }

  /** Sends the form of a group with all its fields, as a page does. */
  save(group: Group, values: Values, revision: number, take_over = false) {
    const form = Object.fromEntries(Object.keys(fields[group]).map((field) => [field, values[field]]))
    const draftChanges = { [group]: { ...unchanged[group], ...form } }
    const input = { ...this.own, revision, take_over, ...draftChanges } as CallInput<'saveHomeStep'>
    return gateway.saveHomeStep(input, this.owner)
  }
}

interface Tab {
  group: Group
  revision: number
  seen: Values
  typed: Values
}

const anyGroup = fc.constantFrom(...groups)
const step = fc.record({
  tab: fc.nat(1),
  action: fc.constantFrom('open', 'type', 'type', 'save', 'save', 'save all the same'),
  group: anyGroup,
  pick: fc.nat(11),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Two tabs that edit one home, with a model of the stored values and of the revision that last changed each field. */
class TwoTabs {
  private readonly changedAt = new Map<string, number>()
  private readonly tabs: Tab[] = []

  constructor(
    private readonly home: Home,
    private stored: { revision: number; values: Values },
  ) {
    this.tabs.push(this.opened('home'), this.opened('home'))
  }

  private opened(group: Group): Tab {
    return { group, revision: this.stored.revision, seen: this.stored.values, typed: {} }
  }

  async take({ tab: index, action, group, pick }: Step): Promise<void> {
    const tab = this.tabs[index]!
    if (action === 'open') this.tabs[index] = this.opened(group)
    else if (action === 'type') {
      const names = Object.keys(fields[tab.group])
      const name = names[pick % names.length]!
      const { values } = fields[tab.group][name]!
      tab.typed[name] = values[pick % values.length]!
    } else if (await this.save(tab, action === 'save all the same')) this.tabs[index] = this.opened(tab.group)
  }

  /** @returns whether the form was saved */
  private async save(tab: Tab, takeOver: boolean): Promise<boolean> {
    const values = { ...tab.seen, ...tab.typed }
    const changed = Object.keys(fields[tab.group]).filter((name) => values[name] !== this.stored.values[name])
    const conflicts = changed.filter((name) => (this.changedAt.get(name) ?? 0) > tab.revision)
    const reply = await this.home.save(tab.group, values, tab.revision, takeOver)
    const isExpected = takeOver || conflicts.length === 0
    expect(reply.ok, `${changed.join()} of revision ${tab.revision}`).toBe(isExpected)
    if (!reply.ok)
      for (const [name, { name: words }] of Object.entries(fields[tab.group]))
        expect(reply.message.includes(words), reply.message).toBe(conflicts.includes(name))
    const before = this.stored
    this.stored = await this.home.read()
    const revision = before.revision + (reply.ok && changed.length > 0 ? 1 : 0)
    const saved = Object.fromEntries(changed.map((name) => [name, values[name]!]))
    expect(this.stored).toEqual({
      revision,
      values: reply.ok ? { ...before.values, ...saved } : before.values,
    })
    if (reply.ok)
      for (const name of changed) {
        this.changedAt.set(name, revision)
        // A value that the tab has not shown is overwritten only if the owner takes over.
        if (!takeOver) expect(before.values[name], name).toBe(tab.seen[name])
      }
    return reply.ok
  }
}

it('a tab overwrites what another tab has saved only after it has shown or reported it, and a refused save changes nothing', async () => {
  const home = await Home.begin()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const tabs = new TwoTabs(home, await home.read())
      for (const each of steps) await tabs.take(each)
    }),
    { numRuns: 15 },
  )
}, 60_000)

it('only one of four tabs that save different values at the same time succeeds, and the others are refused', async () => {
  const home = await Home.begin()
  const { revision, values } = await home.read()
  const prices = ['310000', '320000', '330000', '340000']
  const replies = await Promise.all(prices.map((price) => home.save('price', { ...values, price }, revision)))
  const accepted = prices.filter((_, index) => replies[index]!.ok)
  expect(accepted).toHaveLength(1)
  expect(await home.read()).toMatchObject({ revision: revision + 1, values: { price: accepted[0] } })
})
