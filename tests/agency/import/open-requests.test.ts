import { expect, it } from 'vitest'
import { openImportSuite } from './import-suite'

const suite = openImportSuite()
const LETTING = { TRANS_TYPE_ID: '2', TENURE_TYPE_ID: '' }
/** Values of STATUS_ID. */
const RESERVED = '4'
const LET_AGREED = '5'

/** Inserts a request of a new tenant at a rent of £1,300 a month. @returns its id */
async function insertRequest(status: 'made' | 'accepted', name: string): Promise<number> {
  const { rows: tenants } = await suite.client.query<{ id: number }>(
    `INSERT INTO "user" (email, first_name, last_name) VALUES ($1, 'Tess', 'Tenant') RETURNING id`,
    [`${name}@tenant.example`],
  )
  const { rows } = await suite.client.query<{ id: number }>(
    `WITH home AS (SELECT listing.id, owner_id FROM listing JOIN property ON property.id = property_id),
          thread AS (INSERT INTO thread (listing_id, starter_id, owner_id)
                     SELECT id, $1, owner_id FROM home RETURNING id, listing_id)
     INSERT INTO let_request (thread_id, listing_id, tenant_id, status, move_in_on, tenants, rent_pence)
     SELECT id, listing_id, $1, $2, '2026-12-01', 1, 130000 FROM thread RETURNING id`,
    [tenants[0]!.id, status],
  )
  return rows[0]!.id
}

const readRents = async () => {
  const { rows } = await suite.client.query<{ rent: number }>(
    'SELECT rent_pence::int AS rent FROM let_request ORDER BY id',
  )
  return rows.map(({ rent }) => rent)
}

it('a later file with a lower rent lowers the rent of open requests (domain B3)', async () => {
  await suite.importRows([{ ...LETTING, PRICE: '1300' }])
  await insertRequest('made', 'first')
  await insertRequest('accepted', 'second')
  await suite.importRows([{ ...LETTING, PRICE: '1200', STATUS_ID: RESERVED }], {
    generated: '2026-11-03 09:00:00',
  })
  expect(await readRents()).toEqual([1_200_00, 1_200_00])
  await suite.importRows([{ ...LETTING, PRICE: '1250', STATUS_ID: RESERVED }], {
    generated: '2026-11-04 09:00:00',
  })
  expect(await readRents()).toEqual([1_200_00, 1_200_00])
})

it('a later file does not lower the rent of a signed agreement', async () => {
  await suite.importRows([{ ...LETTING, PRICE: '1300' }])
  await insertRequest('accepted', 'first')
  await suite.importRows([{ ...LETTING, PRICE: '1300', STATUS_ID: LET_AGREED }], {
    generated: '2026-11-03 09:00:00',
  })
  await suite.importRows([{ ...LETTING, PRICE: '1200', STATUS_ID: LET_AGREED }], {
    generated: '2026-11-04 09:00:00',
  })
  expect(await readRents()).toEqual([1_300_00])
})
