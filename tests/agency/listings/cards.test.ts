import { afterAll, beforeAll, expect, it } from 'vitest'
import { db, disconnect } from '../../../lib/agency/database'
import { findCardRows } from '../../../lib/agency/listings/card-rows'
import { toLetCard, toSalesCard } from '../../../lib/agency/listings/cards'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings } from '../../support/listings'
import { findRow, insertRow } from '../../support/tables'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

it('a fact that the owner has removed is null on the card', async () => {
  const [id] = await addListings([{}])
  const { propertyId } = await findRow('listing', { id: id! })
  const addFact = (key: string, value: string) =>
    insertRow('materialFact', { propertyId, key, value, source: 'owner', suppliedAt: new Date() })
  for (const [key, value] of [
    ['parking', 'Garage'],
    ['garden', 'South-facing'],
    ['parking', ''],
  ] as const)
    await addFact(key, value)
  const [row] = await findCardRows([id!])
  expect(toSalesCard(row!)).toMatchObject({ parking: null, garden: 'South-facing' })
})

it.each([
  [null, null],
  [0, 0],
  // Five weeks' rent at £1,200 a month. A deposit of £1,385 would be unlawful (Tenant Fees Act 2019).
  [1_384_61, 1_384.61],
])('a deposit of %s pence is %s pounds on the card of a home to let', async (depositPence, pounds) => {
  const [id] = await addListings([{ kind: 'let', price: 1_200, street: `Deposit Street ${pounds}` }])
  await db().updateTable('listing').set({ depositPence }).where('id', '=', id!).execute()
  const [row] = await findCardRows([id!])
  // The specification misspells the name of this field.
  expect(toLetCard(row!).new_deposite_amount).toBe(pounds)
})
