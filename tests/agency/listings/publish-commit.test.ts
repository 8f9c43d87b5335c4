import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { eventually } from '../../support/eventually'
import { addListings } from '../../support/listings'
import { query } from '../../support/sql'
import { countRows, findRow, insertRow } from '../../support/tables'

/** The arbitrary number of an advisory lock. A trigger makes the mail of a publication wait for this lock. */
const GATE_LOCK = 1_947
let database: TestDatabase
let gatekeeper: pg.Client

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  gatekeeper = new pg.Client({ connectionString: database.url })
  await gatekeeper.connect()
  await gatekeeper.query(`
    CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock(${GATE_LOCK}); RETURN NEW; END $$;
    CREATE TRIGGER wait_at_gate BEFORE INSERT ON mail FOR EACH ROW EXECUTE FUNCTION wait_at_gate()`)
})
afterAll(async () => {
  const { disconnect } = await import('../../../lib/agency/pool')
  await disconnect()
  await gatekeeper?.end()
  await database?.drop()
})

async function addDraft(): Promise<number> {
  const [id = 0] = await addListings([{ status: 'draft' }])
  const { propertyId } = await findRow('listing', { id })
  for (const [key, value] of [
    ['tenure', 'Freehold'],
    ['council_tax_band', 'C'],
    ['epc_rating', 'D'],
  ] as const)
    await insertRow('materialFact', { propertyId, key, value, source: 'owner', suppliedAt: new Date() })
  return id
}

const publishInChild = (id: number) =>
  spawn(
    process.execPath,
    ['--import', 'tsx', new URL('publish-in-child.ts', import.meta.url).pathname, String(id)],
    {
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )

/** Finds the process id of the database session that waits to queue the mail. It has changed the listing before. */
async function findSessionAtGate(): Promise<number> {
  const [waiting] = await query<{ pid: number }>(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${GATE_LOCK} AND NOT granted`,
  )
  if (!waiting) throw new Error('nobody waits at the gate')
  return waiting.pid
}

it('a publication and its mail are stored together: neither if the process is killed between them', async () => {
  const id = await addDraft()
  const eventsBefore = await countRows('listingEvent', { listingId: id })
  await gatekeeper.query(`SELECT pg_advisory_lock(${GATE_LOCK})`)
  const killed = publishInChild(id)
  const exit = once(killed, 'exit')
  const sessionPid = await eventually(findSessionAtGate)
  killed.kill('SIGKILL')
  expect(await exit).toEqual([null, 'SIGKILL'])
  await gatekeeper.query(`SELECT pg_advisory_unlock(${GATE_LOCK})`)
  await eventually(async () =>
    expect(await query(`SELECT 1 FROM pg_stat_activity WHERE pid = ${sessionPid}`)).toEqual([]),
  )
  expect(await findRow('listing', { id })).toMatchObject({ status: 'draft' })
  expect(await countRows('listingEvent', { listingId: id })).toBe(eventsBefore)
  expect(await countRows('mail')).toBe(0)

  expect(await once(publishInChild(id), 'exit')).toEqual([0, null])
  expect(await findRow('listing', { id })).toMatchObject({ status: 'available' })
  expect(await countRows('listingEvent', { listingId: id })).toBe(eventsBefore + 1)
  expect(await findRow('mail')).toMatchObject({
    to: 'owner@test.example',
    subject: 'Your home is on the market: High Street, Witham, CM8',
    state: 'queued',
  })
})

it('no mail is sent to a closed account, or to the account of an imported branch', async () => {
  const { publishListing } = await import('../../../lib/agency/listings/publishing')
  const mailsBefore = await countRows('mail')
  for (const owner of [
    { email: 'branch-1@import.invalid', closedAt: null },
    { email: 'closed@home.example', closedAt: new Date() },
  ]) {
    const id = await addDraft()
    const user = await insertRow('user', { ...owner, firstName: 'A', lastName: 'B' })
    const { propertyId } = await findRow('listing', { id })
    await query('UPDATE property SET owner_id = $1 WHERE id = $2', [user.id, propertyId])
    expect(await publishListing(id)).toEqual({ ok: true })
  }
  expect(await countRows('mail')).toBe(mailsBefore)
})
