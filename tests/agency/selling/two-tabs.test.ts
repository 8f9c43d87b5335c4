import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import type { CallInput } from '../../../lib/contract'
import type { TestUser } from '../../support/accounts'
import { completeSale, dataOf } from '../../support/selling'
import { startSellingSuite } from './selling-suite'
import { createHomeDraft, type TestHome } from './test-home'

const gateway = createEmbeddedGateway()
const suite = startSellingSuite()

type Values = Record<string, string>
const groups = ['home', 'price', 'facts', 'description'] as const
type Group = (typeof groups)[number]

/** The fields of each form: the values that the test types, and the field's name in the message of a refusal. */
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

/** The fields that the forms also send, but the test does not change. */
const unchangedFields: Record<Group, object> = {
  home: { floor_area: completeSale.home.floor_area },
  price: { price_options: completeSale.price.price_options },
  facts: {},
  description: completeSale.description,
}

/** A draft listing of a home and its owner. */
class Home {
  private constructor(
    readonly owner: TestUser,
    readonly homeInput: TestHome['homeInput'],
  ) {}

  static async create(): Promise<Home> {
    const { owner, homeInput } = await createHomeDraft(suite.pool)
    return new Home(owner, homeInput)
  }

  async read(): Promise<{ revision: number; values: Values }> {
    const home = dataOf(await gateway.getOwnHome(this.homeInput, this.owner))
    const findFactValue = (key: string) => home.facts.find((fact) => fact.key === key)?.value ?? ''
    const values = {
      property_type: home.property_type,
      bedrooms: String(home.bedrooms),
      bathrooms: String(home.bathrooms),
      price: String(home.price),
      tenure: findFactValue('tenure'),
      council_tax_band: findFactValue('council_tax_band'),
      summary: home.summary,
      features: home.features.join('\n'),
    }
    return { revision: home.revision, values }
  }

  /** Sends the form of a group with all its fields, as a page does. */
  save(group: Group, values: Values, revision: number, { takeOver = false } = {}) {
    const form = Object.fromEntries(Object.keys(fields[group]).map((field) => [field, values[field]]))
    const draftChanges = { [group]: { ...unchangedFields[group], ...form } }
    const input = {
      ...this.homeInput,
      revision,
      take_over: takeOver,
      ...draftChanges,
    } as CallInput<'saveHomeStep'>
    return gateway.saveHomeStep(input, this.owner)
  }
}

/** A tab of the browser, with the form of one group. */
interface Tab {
  group: Group
  /** The revision that the form was opened with. */
  revision: number
  seenValues: Values
  typedValues: Values
}

/** A step in one of two tabs. The action 'save all the same' overwrites the other tab's changes. */
const arbitraryStep = fc.record({
  tab: fc.nat(1),
  // Actions that are listed twice are twice as likely.
  action: fc.constantFrom('open', 'type', 'type', 'save', 'save', 'save all the same'),
  /** The form that the action 'open' opens. */
  group: fc.constantFrom(...groups),
  /** Chooses the field and the value of the action 'type', modulo the number of fields and of values. */
  choice: fc.nat(11),
})
type Step = typeof arbitraryStep extends fc.Arbitrary<infer T> ? T : never

/** Two tabs that edit one home. Models the stored values, and for each value the revision that last changed it. */
class TwoTabs {
  private readonly revisionOfChange = new Map<string, number>()
  private readonly tabs: Tab[] = []

  constructor(
    private readonly home: Home,
    private stored: { revision: number; values: Values },
  ) {
    this.tabs.push(this.openTab('home'), this.openTab('home'))
  }

  private openTab(group: Group): Tab {
    return { group, revision: this.stored.revision, seenValues: this.stored.values, typedValues: {} }
  }

  async take({ tab: index, action, group, choice }: Step): Promise<void> {
    const tab = this.tabs[index]!
    if (action === 'open') {
      this.tabs[index] = this.openTab(group)
    } else if (action === 'type') {
      const names = Object.keys(fields[tab.group])
      const name = names[choice % names.length]!
      const { values } = fields[tab.group][name]!
      tab.typedValues[name] = values[choice % values.length]!
    } else {
      const isSaved = await this.save(tab, { takeOver: action === 'save all the same' })
      if (isSaved) this.tabs[index] = this.openTab(tab.group)
    }
  }

  /** Saves the form of a tab, and compares the outcome with the model. @returns whether the form was saved */
  private async save(tab: Tab, { takeOver }: { takeOver: boolean }): Promise<boolean> {
    const values = { ...tab.seenValues, ...tab.typedValues }
    const changedNames = Object.keys(fields[tab.group]).filter(
      (name) => values[name] !== this.stored.values[name],
    )
    const conflicts = changedNames.filter((name) => (this.revisionOfChange.get(name) ?? 0) > tab.revision)
    const reply = await this.home.save(tab.group, values, tab.revision, { takeOver })
    const isExpected = takeOver || conflicts.length === 0
    expect(reply.ok, `${changedNames.join()} of revision ${tab.revision}`).toBe(isExpected)
    if (!reply.ok)
      for (const [name, { name: nameInMessage }] of Object.entries(fields[tab.group]))
        expect(reply.message.includes(nameInMessage), reply.message).toBe(conflicts.includes(name))
    // From here on, compares what is stored with the values before the save.
    const before = this.stored
    this.stored = await this.home.read()
    const revision = before.revision + (reply.ok && changedNames.length > 0 ? 1 : 0)
    const saved = Object.fromEntries(changedNames.map((name) => [name, values[name]!]))
    expect(this.stored).toEqual({
      revision,
      values: reply.ok ? { ...before.values, ...saved } : before.values,
    })
    if (reply.ok)
      for (const name of changedNames) {
        this.revisionOfChange.set(name, revision)
        // Without `takeOver`, the overwritten value is the one that the tab has shown.
        if (!takeOver) expect(before.values[name], name).toBe(tab.seenValues[name])
      }
    return reply.ok
  }
}

it('a tab overwrites only values that it shows, unless the owner takes over; a refused save changes nothing', async () => {
  const home = await Home.create()
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryStep, { minLength: 5, maxLength: 20 }), async (steps) => {
      const tabs = new TwoTabs(home, await home.read())
      for (const step of steps) await tabs.take(step)
    }),
    { numRuns: 15 },
  )
}, 60_000)

it('when four tabs save different values at the same time, one succeeds and the others are refused', async () => {
  const home = await Home.create()
  const { revision, values } = await home.read()
  const prices = ['310000', '320000', '330000', '340000']
  const replies = await Promise.all(prices.map((price) => home.save('price', { ...values, price }, revision)))
  const accepted = prices.filter((_, index) => replies[index]!.ok)
  expect(accepted).toHaveLength(1)
  expect(await home.read()).toMatchObject({ revision: revision + 1, values: { price: accepted[0] } })
})
