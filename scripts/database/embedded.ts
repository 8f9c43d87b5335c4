import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { embeddedUrl, type EmbeddedState } from '../../lib/config/embedded-database'
import { withLock } from '../lock.mjs'
import { canEnter, databaseAccount } from './account'
import { nativeFolder, reachableNative } from './binaries'
import { withClient } from './client'
import { initialise, runningPostmaster, startPostmaster, stopPostmaster, type Cluster } from './cluster'
import { freePort } from './ports'
import { newPasswords, readState, writeState } from './state'

interface Options {
  /** The data folder (DATA_DIR); PostgreSQL's own files stand in `postgres` below it. */
  dir: string
  /** Database name. */
  name: string
  onProgress?: ((line: string) => void) | undefined
  /** Where node_modules is. */
  projectDir?: string
}

/**
 * An embedded PostgreSQL that runs, and a database in it. Any number of processes may ask at once;
 * the postmaster outlives them all. Commits are on disk when they return (fsync, asserted).
 * @throws NoEmbeddedDatabase where there is no binary for the machine
 */
export async function ensureDatabase(options: Options): Promise<{ url: string }> {
  const dir = path.resolve(options.dir)
  const remembered = readState(dir)
  if (remembered && (await answers(embeddedUrl(remembered, options.name))))
    return { url: embeddedUrl(remembered, options.name) }
  return withLock(path.join(dir, 'postgres.lock'), async () => {
    const state = await ensureRunning({ ...options, dir })
    await ensureOwner(state, options.name)
    return { url: embeddedUrl(state, options.name) }
  })
}

/** Where the embedded PostgreSQL of a data folder was when somebody last started it; undefined when nobody has. */
export function rememberedUrl({ dir, name }: Pick<Options, 'dir' | 'name'>): string | undefined {
  const state = readState(path.resolve(dir))
  return state && embeddedUrl(state, name)
}

/** Stops the embedded PostgreSQL of a data folder, for whoever uses it. */
export async function stop(dir: string): Promise<void> {
  const state = readState(path.resolve(dir))
  await stopPostmaster({ data: dataOf(path.resolve(dir), state) })
}

/** Stops it and removes its data, a mirror elsewhere included. */
export async function remove(dir: string): Promise<void> {
  const state = readState(path.resolve(dir))
  await stop(dir)
  if (state?.mirror) fs.rmSync(state.mirror, { recursive: true, force: true })
  for (const name of ['postgres', 'postgres.json', 'postgres.log'])
    fs.rmSync(path.join(dir, name), { recursive: true, force: true })
}

const dataOf = (dir: string, state?: EmbeddedState) => path.join(state?.mirror ?? dir, 'postgres')

async function ensureRunning({
  dir,
  projectDir = process.cwd(),
  onProgress,
}: Options): Promise<EmbeddedState> {
  const mirror = () => mirrorFor(dir)
  let account = databaseAccount(path.join(dir, 'postgres'))
  let state = readState(dir)
  const data = state ? dataOf(dir, state) : path.join(canEnter(account, dir) ? dir : mirror(), 'postgres')
  if (!state) {
    await clearLeftovers(dir, data)
    state = {
      port: await freePort(),
      ...newPasswords(),
      ...(data.startsWith(dir + path.sep) ? {} : { mirror: path.dirname(data) }),
    }
    writeState(dir, state)
  }
  account = databaseAccount(data)
  assertOwned(data)
  const cluster: Cluster = {
    native: reachableNative(nativeFolder(projectDir), account, mirror),
    data,
    log: path.join(dir, 'postgres.log'),
    account,
  }
  if (!fs.existsSync(data)) {
    onProgress?.('Making the database …')
    initialise(cluster, state.superPassword)
  }
  if (runningPostmaster(cluster)?.ready) return state
  const port = await freePort(state.port)
  if (port !== state.port) writeState(dir, (state = { ...state, port }))
  onProgress?.('Starting PostgreSQL …')
  await startPostmaster(cluster, port)
  await assertDurable(superUrl(state))
  return state
}

/** A folder that any account can enter, for root's checkouts below a closed folder. */
function mirrorFor(dir: string): string {
  const key = createHash('sha256').update(dir).digest('hex').slice(0, 12)
  const folder = path.join('/var/lib/estate-agency', key)
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 })
  return folder
}

/**
 * Data without its state file: in a mirror it is what a removed checkout left, so it goes; beside
 * us it is somebody's, whose password is lost, so a person decides.
 */
async function clearLeftovers(dir: string, data: string): Promise<void> {
  if (!fs.existsSync(data)) return
  if (data.startsWith(dir + path.sep)) {
    throw new Error(
      `${path.join(dir, 'postgres.json')} is missing, and the database in ${data} cannot be opened without it. Put it back, or remove that folder to begin anew.`,
    )
  }
  await stopPostmaster({ data })
  fs.rmSync(data, { recursive: true, force: true })
}

function assertOwned(data: string): void {
  const owner = fs.statSync(data, { throwIfNoEntry: false })?.uid
  const me = process.getuid?.()
  if (owner === undefined || me === undefined || me === 0 || owner === me) return
  throw new Error(
    `The database in ${data} belongs to another user (${owner}): run as that user, or set DATA_DIR to a folder of your own.`,
  )
}

const superUrl = (state: EmbeddedState) =>
  `postgresql://postgres:${state.superPassword}@127.0.0.1:${state.port}/postgres`

async function assertDurable(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name])
      if (rows[0]?.value !== 'on')
        throw new Error(
          `PostgreSQL runs with ${name} off: something overrides it, and what it acknowledges could be lost.`,
        )
    }
  })
}

/** The role that the application uses, which owns its databases and nothing else. */
async function ensureOwner(state: EmbeddedState, name: string): Promise<void> {
  await withClient(superUrl(state), async (client) => {
    const role = await client.query("select 1 from pg_roles where rolname = 'agency'")
    const secret = client.escapeLiteral(state.password)
    await client.query(
      `${role.rowCount ? 'alter' : 'create'} role agency with login createdb password ${secret}`,
    )
    const database = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!database.rowCount)
      await client.query(`create database ${client.escapeIdentifier(name)} owner agency`)
  })
}

/** What listens on our port in silence is not ours. */
export const PROBE_MS = 1_500

async function answers(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'), PROBE_MS)
    return true
  } catch {
    return false // not up, starting, or another's port: the slow way finds out which
  }
}
