import { hash } from '@node-rs/argon2'
import type pg from 'pg'
import { fillAccounts } from './accounts'
import { fillConversations } from './conversations'
import { fillOrders } from './orders'
import type { Demonstration } from './rows'
import { demonstrationUsers } from './users'

/** The rows of one INSERT. More rows are faster, but the parameters should stay within some megabytes. */
const ROWS_PER_JSON_INSERT = 3_000
const ROWS_PER_COLUMN_INSERT = 15_000

/** The types of the columns of tables that `insertColumns` fills. */
const columnTypes: Record<string, Record<string, string>> = {
  listing_event: {
    listing_id: 'int',
    type: 'listing_event_type',
    at: 'timestamptz',
    price_pence: 'bigint',
    previous_pence: 'bigint',
  },
  listing_media: { listing_id: 'int', kind: 'media_kind', position: 'smallint', file: 'text', alt: 'text' },
  material_fact: {
    property_id: 'int',
    key: 'text',
    value: 'text',
    source: 'fact_source',
    supplied_at: 'timestamptz',
  },
}

type Rows = readonly object[]

/** Inserts rows whose keys are column names; other columns get their defaults. */
async function insertJson(client: pg.Client, table: string, rows: Rows): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!)
    .map((column) => `"${column}"`)
    .join(', ')
  for (let start = 0; start < rows.length; start += ROWS_PER_JSON_INSERT) {
    await client.query(
      `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1)`,
      [JSON.stringify(rows.slice(start, start + ROWS_PER_JSON_INSERT))],
    )
  }
}

/** Inserts many narrow rows with one array parameter for each column, which is three times as fast as JSON. */
async function insertColumns(client: pg.Client, table: keyof typeof columnTypes, rows: Rows): Promise<void> {
  const types = Object.entries(columnTypes[table]!)
  const columns = types.map(([column]) => `"${column}"`).join(', ')
  const arrays = types.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')
  for (let start = 0; start < rows.length; start += ROWS_PER_COLUMN_INSERT) {
    const part = rows.slice(start, start + ROWS_PER_COLUMN_INSERT) as Record<string, unknown>[]
    await client.query(
      `INSERT INTO "${table}" (${columns}) SELECT * FROM unnest(${arrays})`,
      types.map(([column]) => part.map((row) => row[column])),
    )
  }
}

/**
 * Tables whose rows are inserted with their ids. Their id sequences must then be moved to the highest id.
 */
const tablesWithSerialIds = [
  'user',
  'property',
  'local_agent',
  'listing',
  'listing_event',
  'listing_media',
  'material_fact',
]

/** Adds the argon2id hashes of the known passwords to the users. */
async function addPasswordHashes(users: Demonstration['users']): Promise<Demonstration['users']> {
  const hashes = new Map(
    await Promise.all(
      demonstrationUsers.map(
        async (user) => [user.id, user.password === null ? null : await hash(user.password)] as const,
      ),
    ),
  )
  return users.map((user) => ({ ...user, password_hash: hashes.get(user.id) ?? null }))
}

/** Inserts the demonstration in the caller's transaction. Triggers of the database fill `search_entry`. */
export async function insertDemonstration(
  client: pg.Client,
  data: Demonstration,
  onProgress: (text: string) => void,
): Promise<void> {
  await insertJson(client, 'user', await addPasswordHashes(data.users))
  await fillAccounts(client)
  await insertJson(client, 'property', data.properties)
  await insertJson(client, 'local_agent', data.localAgents)
  onProgress(`${data.properties.length.toLocaleString('en-GB')} properties written`)
  await insertJson(client, 'listing', data.listings)
  await insertColumns(client, 'listing_event', data.events)
  await fillConversations(client)
  onProgress(`${data.listings.length.toLocaleString('en-GB')} listings written`)
  await insertColumns(client, 'listing_media', data.media)
  await insertColumns(client, 'material_fact', data.facts)
  onProgress(`${data.facts.length.toLocaleString('en-GB')} material facts written`)
  await insertJson(client, 'site_meta', data.siteMeta)
  await insertJson(client, 'content_item', data.content)
  await insertJson(client, 'vacancy', data.vacancies)
  for (const table of tablesWithSerialIds)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), (SELECT greatest(max(id), 1) FROM "${table}"))`,
    )
  await fillOrders(client)
}
