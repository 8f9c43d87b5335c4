import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_MILESTONE_DAYS } from '../../lib/domain/milestone'
import { addDays, londonDay } from '../../lib/format/london-clock'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListingOf } from '../support/listings'
import { dataOf } from '../support/selling'
import { GATEWAYS, openContractSuite, tenancyCalls, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
})
afterAll(() => suite?.close())

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)

  it('records the milestones of an agreed letting, and shows them to both parties (FIELD-57)', async () => {
    const [landlord, tenant, stranger] = [
      await insertUser(suite.pool),
      await insertUser(suite.pool),
      await insertUser(suite.pool),
    ]
    const home = await addListingOf(landlord.id, { kind: 'let', price: 950 })
    const today = londonDay(new Date())
    const { request_id } = dataOf(
      await gateway().requestLet(
        { user_id: tenant.id, property_id: home, move_in_date: addDays(today, 30), number_of_tenants: 1 },
        tenant,
      ),
    )
    const landlordInput = { user_id: landlord.id, request_id }
    const tenantInput = { user_id: tenant.id, request_id }
    expect(await gateway().getTenancy(tenantInput, tenant)).toEqual({
      ok: false,
      message: 'This request is not accepted.',
    })
    await gateway().answerLetRequest({ ...landlordInput, action: 'accept' }, landlord)

    const record = { milestone: 'terms', state: 'done', day: today } as const
    for (const [change, message] of [
      // Every object inherits this key.
      [{ milestone: 'constructor' }, 'Please select a step'],
      [{ state: '' }, 'Please say whether it is done or expected'],
      [{ day: '2026-02-30' }, 'Please enter a day'],
      [{ day: addDays(today, 1) }, 'Please enter today or an earlier day for a step that is done'],
      [
        { state: 'expected', day: addDays(today, -1) },
        'Please enter today or a later day for a step that is expected',
      ],
      [{ day: addDays(today, -MAX_MILESTONE_DAYS - 1) }, 'Please enter a day within two years'],
    ] as const)
      expect(
        // Hostile input, which the types refuse.
        await gateway().recordTenancyMilestone(
          { ...landlordInput, ...record, ...(change as object) },
          landlord,
        ),
        message,
      ).toEqual({ ok: false, message })
    expect(await gateway().recordTenancyMilestone({ ...tenantInput, ...record }, tenant)).toEqual({
      ok: false,
      message: 'This step is recorded by the landlord.',
    })
    const strangerInput = { user_id: stranger.id, request_id }
    for (const reply of [
      await gateway().getTenancy(strangerInput, stranger),
      await gateway().recordTenancyMilestone({ ...strangerInput, ...record }, stranger),
    ])
      expect(reply).toEqual({ ok: false, message: 'Request not found' })
    expect(await gateway().recordTenancyMilestone({ ...landlordInput, ...record }, landlord)).toMatchObject({
      ok: true,
      data: null,
    })
    expect(await gateway().getTenancy(tenantInput, tenant)).toMatchObject({
      ok: true,
      data: {
        party: 'tenant',
        rent: 950,
        move_in_date: addDays(today, 30),
        milestones: expect.arrayContaining([
          {
            milestone: 'terms',
            is_own: false,
            record: { state: 'done', day: today, party: 'landlord', at: expect.any(String) },
          },
          { milestone: 'keys', is_own: true, record: null },
        ]),
        is_completed: false,
      },
    })
  })
})

it('makes every call about agreed lettings', () => {
  expect(tenancyCalls.filter((call) => !suite.madeCalls.has(call))).toEqual([])
})
