import { expect, it } from 'vitest'
import { openImportSuite } from './import-suite'

const suite = openImportSuite()

const readFacts = async (): Promise<Record<string, string>> => {
  const { rows } = await suite.client.query<{ key: string; value: string }>(
    'SELECT DISTINCT ON (key) key, value FROM material_fact ORDER BY key, supplied_at DESC, id DESC',
  )
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** LET_FURN_ID 0 means furnished; 3, which the second file states, means not specified. */
const letting = { TRANS_TYPE_ID: '2', PRICE: '1200', LET_FURN_ID: '0', LET_BILL_INC_WATER: 'Y' }

it('a later file removes facts that its row no longer states, but no fact that the owner stated (domain B1)', async () => {
  await suite.importRows([letting])
  expect(await readFacts()).toMatchObject({ furnishing: 'Furnished', bills: 'The rent includes water' })
  await suite.client.query(
    `INSERT INTO material_fact (property_id, key, value, source, supplied_at)
     VALUES (1, 'parking', 'On the street', 'owner', '2026-11-02T09:00:00Z')`,
  )
  await suite.importRows([{ ...letting, LET_FURN_ID: '3', LET_BILL_INC_WATER: 'N' }], {
    generated: '2026-11-03 09:00:00',
  })
  // An empty value means that the fact is removed.
  expect(await readFacts()).toMatchObject({ furnishing: '', bills: '', parking: 'On the street' })
})
