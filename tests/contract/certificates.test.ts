import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, londonDay } from '../../lib/format/london-clock'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListings, giveListingsTo } from '../support/listings'
import { dataOf } from '../support/selling'
import { certificateCalls, GATEWAYS, openContractSuite, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
})
afterAll(() => suite?.close())

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)

  it('records until which day a certificate of a home to let is valid (FIELD-59)', async () => {
    const owner = await insertUser(suite.pool)
    const [letting = 0, sale = 0] = await addListings([{ kind: 'let', price: 950 }, {}])
    await giveListingsTo([letting, sale], owner.id)
    const today = londonDay(new Date())
    const record = { certificate: 'gas', state: 'valid', day: addDays(today, 365) } as const
    const input = { user_id: owner.id, id: letting, ...record }
    for (const [change, message] of [
      // Every object inherits this key.
      [{ certificate: 'toString' }, 'Please select a certificate'],
      [{ state: '' }, 'Please say whether it is valid or not needed'],
      [{ day: '' }, 'Please enter the last day on which it is valid'],
      [{ day: '2027-02-30' }, 'Please enter the last day on which it is valid'],
      // A gas safety record is valid for a year, and for fourteen months at most.
      [{ day: addDays(today, 500) }, 'Please check this day: no such certificate is valid until then'],
      [{ id: sale }, 'Letting not found'],
    ] as const)
      expect(
        // Hostile input, which the types refuse.
        await gateway().recordCertificate({ ...input, ...(change as object) }, owner),
        message,
      ).toEqual({ ok: false, message })
    expect(await gateway().recordCertificate(input, owner)).toMatchObject({ ok: true, data: null })
    const ownHome = await gateway().getOwnHome({ user_id: owner.id, kind: 'let', id: letting }, owner)
    expect(dataOf(ownHome).certificates).toEqual([
      { certificate: 'gas', valid_until: input.day, recorded_at: expect.any(String) },
    ])
  })
})

it('makes every call about certificates', () => {
  expect(certificateCalls.filter((call) => !suite.madeCalls.has(call))).toEqual([])
})
