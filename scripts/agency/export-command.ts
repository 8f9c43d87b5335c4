import fs from 'node:fs/promises'
import path from 'node:path'
import { withDatabase } from '../../lib/agency/database'
import { exportFile } from '../../lib/agency/export/export-file'
import { HIDE_AFTER_DAYS } from '../../lib/domain/listing-confirmation'
import type { OpenContext } from './command-context'
import { UsageError } from './usage'

const DEFAULT_BRANCH = '1' // any number: only the portal gives it a meaning

/** Creates a signal that aborts when the command is interrupted, so that an unfinished file is deleted. */
function createInterruptSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort())
  return controller.signal
}

/** Writes the live listings into a zip for portals. @returns the exit code */
export async function exportCommand(
  openContext: OpenContext,
  target: string | undefined,
  { owner, branch = DEFAULT_BRANCH }: { owner: string | null; branch?: string },
): Promise<number> {
  if (!target) throw new UsageError('name the zip file to write: export FILE')
  if (!/^\d{1,10}$/.test(branch)) throw new UsageError(`'${branch}' is not the number of a branch`)
  const folder = await fs.stat(path.dirname(path.resolve(target))).catch(() => null)
  if (!folder?.isDirectory()) throw new UsageError(`there is no folder '${path.dirname(target)}'`)
  const { databaseUrl, say, progress } = await openContext()
  const signal = createInterruptSignal()
  const report = await withDatabase(databaseUrl, (database) =>
    exportFile({ database, target, branch, owner, onProgress: progress, signal }),
  ).catch((error: unknown) => {
    if (signal.aborted) return null
    throw error
  })
  if (!report) {
    progress('The export was interrupted, and nothing was written.')
    return 1
  }
  const { listings, files, missing, omitted, withoutPortals, unconfirmed } = report
  say(`${target}: ${listings} listings of branch ${branch}, with ${files} pictures and documents.`)
  if (withoutPortals)
    say(`Homes left out, because the portals are not, or no longer, paid for: ${withoutPortals}`)
  if (unconfirmed)
    say(`Homes left out, because nobody has confirmed them for ${HIDE_AFTER_DAYS} days: ${unconfirmed}`)
  if (missing.length) say(`Left out, because the file store does not have them: ${missing.join(', ')}`)
  for (const [reference, omissions] of Object.entries(omitted))
    say(`${reference} without ${omissions.join('; ')}`)
  return 0
}
