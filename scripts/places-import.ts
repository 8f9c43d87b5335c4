// npm run places:import -- PATH [--dry-run]: imports the coordinates of postcodes; see HELP.
import { parseArgs } from 'node:util'
import { withDatabase } from '../lib/agency/database'
import { importPostcodes, type ImportReport } from '../lib/agency/places/import/run'
import { env, InvalidSetting } from '../lib/config/env'
import { prepareDatabase } from './database/prepare'

const HELP = `npm run places:import -- PATH [--dry-run]

PATH       a Code-Point Open CSV or the folder of its CSVs, or an ONSPD CSV, unpacked
--dry-run  reads and counts, writes nothing`

class UsageError extends Error {
  override name = 'UsageError'
}

const printProgress = (line: string): void => {
  process.stderr.write(`${line}\n`)
}
const formatCount = (count: number): string => count.toLocaleString('en-GB')

function printReport(report: ImportReport, isTrial: boolean): void {
  const outcome = isTrial
    ? 'nothing written'
    : `${formatCount(report.added)} added, ${formatCount(report.changed)} moved`
  console.log(`${formatCount(report.read)} postcodes from ${formatCount(report.files)} files: ${outcome}`)
  for (const [reason, rows] of Object.entries(report.refused))
    console.log(`left out, ${reason}: ${formatCount(rows)}`)
  for (const { file, line, reason, text } of report.firstFaults)
    console.log(`  ${file}:${line} ${reason}: ${text}`)
  if (report.skippedFiles.length > 0) console.log(`not files of postcodes: ${report.skippedFiles.join(', ')}`)
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new UsageError(HELP)
  if (path.toLowerCase().endsWith('.zip'))
    throw new UsageError(`${path} is packed: unpack it and name the CSV or its folder`)
  const report = values['dry-run']
    ? await importPostcodes(path, { database: null, onProgress: printProgress })
    : await importInto(path)
  printReport(report, values['dry-run'])
  return report.files > 0 ? 0 : 1
}

async function importInto(path: string): Promise<ImportReport> {
  const url = await prepareDatabase({ settings: env(), onProgress: printProgress })
  if (url === undefined)
    throw new UsageError(
      'API_URL is set, so the site uses another back end and has no database to import into',
    )
  return withDatabase(url, (database) => importPostcodes(path, { database, onProgress: printProgress }))
}

/** True for an error of the user, which is printed without a stack trace. */
const isUserError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof InvalidSetting ||
  (error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'EACCES', 'ERR_PARSE_ARGS_UNKNOWN_OPTION'].includes(String(error.code)))

try {
  process.exitCode = await run()
} catch (error) {
  console.error(isUserError(error) ? error.message : error)
  process.exitCode = 1
}
