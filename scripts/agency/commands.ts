import { isUtf8 } from 'node:buffer'
import fs from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { disconnect } from '../../lib/agency/database'
import { setSiteMeta, writtenSiteMeta } from '../../lib/agency/content/site-meta'
import { importFile } from '../../lib/agency/import/import-file'
import { reportLines } from '../../lib/agency/import/report'
import { publishListing, withdrawListing } from '../../lib/agency/listings/publishing'
import { withClient } from '../database/client'
import { idOf, UsageError } from './usage'

/** What the commands need of the world: the database's address, and where to write. */
export interface Shell {
  url: string
  say: (line: string) => void
  /** Progress, which is no part of the answer. */
  progress: (line: string) => void
}

/** Makes the database ready; called when what was typed is known to make sense. */
export type OpenShell = () => Promise<Shell>

/** @returns the exit code: 2 when some rows were refused */
export async function importCommand(
  open: OpenShell,
  file: string,
  options: { isTrial: boolean; owner: string | null },
): Promise<number> {
  const stat = await fs.stat(file).catch(() => null)
  if (!stat?.isFile()) throw new UsageError(`there is no file '${file}'`)
  const { url, say, progress } = await open()
  const report = await withClient(url, (client) =>
    importFile({ client, file, ...options, onProgress: progress }),
  )
  reportLines(report).forEach(say)
  return report.refused.length ? 2 : 0
}

export async function listingCommand(
  open: OpenShell,
  action: string | undefined,
  id: string | undefined,
): Promise<number> {
  const turn = { publish: publishListing, withdraw: withdrawListing }[action ?? '']
  if (!turn) throw new UsageError(`'listing ${action ?? ''}' is not a command: publish and withdraw are`)
  const listing = idOf(id)
  const { url, say } = await open()
  const outcome = await withClient(url, (client) => turn(client, listing))
  if (outcome.ok) {
    say(`Listing ${listing} is ${action === 'publish' ? 'public' : 'withdrawn'}.`)
    return 0
  }
  say(`Listing ${listing} was not ${action === 'publish' ? 'published' : 'withdrawn'}:`)
  outcome.reasons.forEach((reason) => say(`  ${reason}`))
  return 1
}

export async function metaCommand(
  open: OpenShell,
  [action, key, file]: (string | undefined)[],
): Promise<number> {
  if (action !== 'get' && !(action === 'set' && file))
    throw new UsageError(
      `'meta ${action ?? ''}' is not a command: 'meta get KEY' and 'meta set KEY FILE' are`,
    )
  if (!key || !/^[\w.-]{1,200}$/.test(key)) throw new UsageError('name the key of a site-meta value')
  const value = action === 'set' ? await valueOf(file!) : null
  const { say } = await open()
  try {
    const written = await writtenSiteMeta(key)
    if (value !== null) {
      if (isObject(written) && !isObject(value))
        throw new UsageError(`'${key}' holds an object in JSON, and the file does not`)
      await setSiteMeta(key, value)
      say(
        `'${key}' is set.${written === undefined ? ' The key is a new one: if it was to change a page, look at its spelling.' : ''}`,
      )
      return 0
    }
    if (written === undefined) throw new UsageError(`there is no site-meta value '${key}'`)
    say(written)
    return 0
  } finally {
    await disconnect()
  }
}

/** Whether a value is an object in JSON, as heads of pages are. */
function isObject(value: string | undefined): boolean {
  try {
    const read: unknown = JSON.parse(value ?? '')
    return typeof read === 'object' && read !== null
  } catch {
    return false
  }
}

/**
 * A file's text without the mark that editors put before it and the line end that they put behind.
 * @throws UsageError for what is not text in UTF-8: its pounds and dashes would be published broken
 */
async function valueOf(file: string): Promise<string> {
  const bytes = file === '-' ? await buffer(process.stdin) : await fs.readFile(file).catch(() => null)
  if (bytes === null) throw new UsageError(`there is no file '${file}'`)
  if (!isUtf8(bytes) || bytes.includes(0)) throw new UsageError(`'${file}' is not text in UTF-8`)
  return new TextDecoder().decode(bytes).replace(/\r?\n$/, '')
}
