// npm run places:import -- PATH [--dry-run]: imports the coordinates of postcodes; see HELP.
import { parseArgs } from 'node:util'
import { withDatabase } from '../lib/agency/database'
import { importPostcodes, type ImportReport } from '../lib/agency/places/import/run'
import { env } from '../lib/config/env'
import { UsageError } from './agency/usage'
import { prepareDatabase } from './database/prepare'
import { formatCount, printProgress, runImport } from './import-command'

const HELP = `npm run places:import -- PATH [--dry-run]

PATH       a Code-Point Open CSV or the folder of its CSVs, or an ONSPD CSV, unpacked
--dry-run  reads and counts, writes nothing`

function printReport(report: ImportReport, { isDryRun }: { isDryRun: boolean }): void {
  const outcome = isDryRun
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
  printReport(report, { isDryRun: values['dry-run'] })
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

await runImport(run)
