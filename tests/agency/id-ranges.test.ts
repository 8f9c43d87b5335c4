import { afterAll, beforeAll, expect, it } from 'vitest'
import { db, disconnect } from '../../lib/agency/database'
import { findInIdRanges, isInRange, type IdRange } from '../../lib/agency/id-ranges'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'
import { insertRow } from '../support/tables'

let database: TestDatabase

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const findIds = (range: IdRange) =>
  db().selectFrom('user').select('id').where(isInRange('user.id', range)).orderBy('id').execute()

it('a table is searched to its last id, each row once', async () => {
  expect(await findInIdRanges('user', findIds)).toEqual([])
  // A range has 10,000 ids, so these lie on both sides of its bounds.
  const ids = [1, 10_000, 10_001, 20_000, 25_000]
  for (const id of ids)
    await insertRow('user', { id, email: `user${id}@home.example`, firstName: 'Ann', lastName: 'Market' })
  expect(await findInIdRanges('user', findIds)).toEqual(ids.map((id) => ({ id })))
  expect(await findInIdRanges('user', findIds, 3), 'those with the lowest ids').toEqual(
    [1, 10_000, 10_001].map((id) => ({ id })),
  )
})
