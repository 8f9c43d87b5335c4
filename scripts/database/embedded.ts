import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { embeddedUrl, type EmbeddedState } from '../../lib/config/embedded-database'
import { withLock } from '../lock.mjs'
import { canEnter, findDatabaseAccount } from './account'
import { findNativeFolder, ensureReadableBinaries } from './binaries'
import { withClient } from './client'
import {
  initialiseCluster,
  findRunningPostmaster,
  startPostmaster,
  stopPostmaster,
  type Cluster,
} from './cluster'
import { findFreePort } from './ports'
import { createPasswords, readState, writeState } from './state'

interface EmbeddedOptions {
  /** DATA_DIR; PostgreSQL's own files are in `postgres` below it. */
  dir: string
  name: string
  onProgress?: ((line: string) => void) | undefined
  projectDir?: string
  /** By default true. False is for tests: without fsync a commit survives a killed process, but not a power cut. */
  isDurable?: boolean
}

/**
 * Starts the embedded PostgreSQL and creates the database, unless both are there. Several processes may call this at
 * once.
 * @throws NoEmbeddedDatabase if no binary exists for the machine
 */
export async function ensureDatabase(options: EmbeddedOptions): Promise<{ url: string }> {
  const dir = path.resolve(options.dir)
  const savedState = readState(dir)
  if (savedState && (await isAnswering(embeddedUrl(savedState, options.name))))
    return { url: embeddedUrl(savedState, options.name) }
  return withLock(path.join(dir, 'postgres.lock'), async () => {
    const state = await ensureRunning({ ...options, dir })
    await ensureRoleAndDatabase(state, options.name)
    return { url: embeddedUrl(state, options.name) }
  })
}

export function readSavedUrl({ dir, name }: Pick<EmbeddedOptions, 'dir' | 'name'>): string | undefined {
  const state = readState(path.resolve(dir))
  return state ? embeddedUrl(state, name) : undefined
}

/** Stops the PostgreSQL of a data folder, whichever processes use it. */
export async function stopDatabase(dir: string): Promise<void> {
  const state = readState(path.resolve(dir))
  await stopPostmaster({ data: toDataFolder(path.resolve(dir), state) })
}

/** Stops the PostgreSQL of a data folder, and deletes its data. */
export async function removeDatabase(dir: string): Promise<void> {
  const state = readState(path.resolve(dir))
  await stopDatabase(dir)
  if (state?.mirror) fs.rmSync(state.mirror, { recursive: true, force: true })
  for (const name of ['postgres', 'postgres.json', 'postgres.log'])
    fs.rmSync(path.join(dir, name), { recursive: true, force: true })
}

const toDataFolder = (dir: string, state?: EmbeddedState) => path.join(state?.mirror ?? dir, 'postgres')

async function ensureRunning({
  dir,
  projectDir = process.cwd(),
  onProgress,
  isDurable = true,
}: EmbeddedOptions): Promise<EmbeddedState> {
  const ensureMirror = () => ensureMirrorFolder(dir)
  const defaultFolder = path.join(dir, 'postgres')
  let state = readState(dir)
  const chooseDataFolder = () =>
    canEnter(findDatabaseAccount(defaultFolder), dir) ? defaultFolder : path.join(ensureMirror(), 'postgres')
  const data = state ? toDataFolder(dir, state) : chooseDataFolder()
  if (!state) {
    await clearLeftovers(dir, data)
    const isMirrored = !data.startsWith(dir + path.sep)
    state = {
      port: await findFreePort(),
      ...createPasswords(),
      ...(isMirrored ? { mirror: path.dirname(data) } : {}),
    }
    writeState(dir, state)
  }
  const account = findDatabaseAccount(data)
  assertOwned(data)
  const cluster: Cluster = {
    native: ensureReadableBinaries(findNativeFolder(projectDir), account, ensureMirror),
    data,
    log: path.join(dir, 'postgres.log'),
    account,
  }
  if (!fs.existsSync(data)) {
    onProgress?.('Making the database …')
    initialiseCluster(cluster, state.superPassword)
  }
  if (findRunningPostmaster(cluster)?.isReady) return state
  const port = await findFreePort(state.port)
  if (port !== state.port) {
    state = { ...state, port }
    writeState(dir, state)
  }
  onProgress?.('Starting PostgreSQL …')
  await startPostmaster(cluster, { port, isDurable })
  if (isDurable) await assertDurable(toSuperuserUrl(state))
  return state
}

/** Creates a folder for the data of a checkout that PostgreSQL's account cannot enter, such as one below /root. */
function ensureMirrorFolder(dir: string): string {
  // Twelve digits of the hash tell all checkouts of a machine apart.
  const key = createHash('sha256').update(dir).digest('hex').slice(0, 12)
  const folder = path.join('/var/lib/estate-agency', key)
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 })
  return folder
}

/**
 * Deletes the data that a deleted checkout has left in its mirror folder, because its passwords are lost.
 * @throws Error for data in DATA_DIR, because their file of passwords may only be misplaced
 */
async function clearLeftovers(dir: string, data: string): Promise<void> {
  if (!fs.existsSync(data)) return
  if (data.startsWith(dir + path.sep)) {
    throw new Error(
      `${path.join(dir, 'postgres.json')} is missing, and the database in ${data} cannot be opened without it. ` +
        'Put it back, or remove that folder to begin anew.',
    )
  }
  await stopPostmaster({ data })
  fs.rmSync(data, { recursive: true, force: true })
}

/** @throws Error for a database of another user, which PostgreSQL could not open */
function assertOwned(data: string): void {
  const owner = fs.statSync(data, { throwIfNoEntry: false })?.uid
  const processUser = process.getuid?.()
  if (owner === undefined || processUser === undefined) return
  if (processUser === 0 || owner === processUser) return
  throw new Error(
    `The database in ${data} belongs to another user (${owner}): run as that user, ` +
      'or set DATA_DIR to a folder of your own.',
  )
}

const toSuperuserUrl = (state: EmbeddedState) =>
  `postgresql://postgres:${state.superPassword}@127.0.0.1:${state.port}/postgres`

/** @throws Error if a setting would let PostgreSQL lose committed data in a crash */
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

/** Creates the database, and the application's role, which owns its databases and nothing else. */
async function ensureRoleAndDatabase(state: EmbeddedState, name: string): Promise<void> {
  await withClient(toSuperuserUrl(state), async (client) => {
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

/** If the server on the saved port does not answer within this time, it belongs to another program. */
export const PROBE_TIMEOUT_MS = 1_500

async function isAnswering(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'), PROBE_TIMEOUT_MS)
    return true
  } catch {
    return false // not running, starting, or another program's port: ensureRunning finds out which
  }
}
