import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as AgencyDb from '../../lib/agency/db'
import type * as Transaction from '../../lib/agency/transaction'
import { emptyDatabase, type TestDatabase } from '../support/databases'

let database: TestDatabase
let agency: typeof AgencyDb
let inTransaction: typeof Transaction.inTransaction

beforeAll(async () => {
  database = await emptyDatabase()
  process.env.DATABASE_URL = database.url
  agency = await import('../../lib/agency/db')
  ;({ inTransaction } = await import('../../lib/agency/transaction'))
})
afterAll(async () => {
  await agency.disconnect()
  await database.drop()
})

it('of two that wait for each other both are done, once', async () => {
  await agency.rows(`INSERT INTO site_meta (attr, val) VALUES ('a', '0'), ('b', '0')`)
  const add = `UPDATE site_meta SET val = (val::int + 1)::text WHERE attr = `
  let [runs, arrived] = [0, 0]
  let bothAreThere: () => void = () => undefined
  const both = new Promise<void>((resolve) => {
    bothAreThere = resolve
  })
  const work = (first: string, second: string) =>
    inTransaction(async (transaction) => {
      runs += 1
      await transaction.$executeRawUnsafe(`${add}'${first}'`)
      arrived += 1
      if (arrived >= 2) bothAreThere()
      await both
      await transaction.$executeRawUnsafe(`${add}'${second}'`)
    })
  await Promise.all([work('a', 'b'), work('b', 'a')])
  expect(runs, 'one had to give way').toBeGreaterThan(2)
  expect(await agency.rows('SELECT val FROM site_meta ORDER BY attr')).toEqual([{ val: '2' }, { val: '2' }])
})

it('what fails for another reason fails, once', async () => {
  let runs = 0
  await expect(
    inTransaction(async () => {
      runs += 1
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(runs).toBe(1)
})
