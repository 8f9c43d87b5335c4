// npm run prices:import -- PATH: imports HM Land Registry's Price Paid Data; see HELP.
import { parseArgs } from 'node:util'
import { withDatabase } from '../lib/agency/database'
import { importPrices, ImportUnderWay, type PriceImportReport } from '../lib/agency/sold-prices/import-prices'
import { env, InvalidSetting } from '../lib/config/env'
import { prepareDatabase } from './database/prepare'

const HELP = `npm run prices:import -- PATH

PATH  a CSV of Price Paid Data (complete, of a year or of a month), or a folder of them.
      An import that was interrupted goes on where it stood.`

class UsageError extends Error {
  override name = 'UsageError'
}

const printProgress = (line: string): void => {
  process.stderr.write(`${line}\n`)
}
const formatCount = (count: number): string => count.toLocaleString('en-GB')

function printReport({ lines, files, added, changed, removed, skipped }: PriceImportReport): void {
  const outcome = `${formatCount(added)} added, ${formatCount(changed)} changed, ${formatCount(removed)} removed`
  console.log(`${formatCount(lines)} lines of ${formatCount(files)} files: ${outcome}`)
  for (const [reason, count] of Object.entries(skipped))
    console.log(`left out, ${reason}: ${formatCount(count)}`)
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  })
  if (values.help) return console.log(HELP)
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new UsageError(HELP)
  const url = await prepareDatabase({ settings: env(), onProgress: printProgress })
  if (url === undefined) throw new UsageError('API_URL is set: the agency and its prices are elsewhere')
  printReport(
    await withDatabase(url, (database) => importPrices(path, { database, onProgress: printProgress })),
  )
}

/** True for an error of the user, which is printed without a stack trace. */
const isUserError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof InvalidSetting ||
  error instanceof ImportUnderWay ||
  (error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'EACCES', 'ERR_PARSE_ARGS_UNKNOWN_OPTION'].includes(String(error.code)))

try {
  await run()
} catch (error) {
  console.error(isUserError(error) ? error.message : error)
  process.exitCode = 1
}
