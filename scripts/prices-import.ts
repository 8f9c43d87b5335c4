// npm run prices:import -- PATH: imports HM Land Registry's Price Paid Data; see HELP.
import { parseArgs } from 'node:util'
import { withDatabase } from '../lib/agency/database'
import { importPrices, type PriceImportReport } from '../lib/agency/sold-prices/import-prices'
import { env } from '../lib/config/env'
import { UsageError } from './agency/usage'
import { prepareDatabase } from './database/prepare'
import { formatCount, printProgress, runImport } from './import-command'

const HELP = `npm run prices:import -- PATH

PATH  a CSV of Price Paid Data (complete, of a year or of a month), or a folder of them.
      An import that was interrupted goes on where it stood.`

function printReport({ lines, files, added, changed, removed, skipped }: PriceImportReport): void {
  const outcome = `${formatCount(added)} added, ${formatCount(changed)} changed, ${formatCount(removed)} removed`
  console.log(`${formatCount(lines)} lines of ${formatCount(files)} files: ${outcome}`)
  for (const [reason, count] of Object.entries(skipped))
    console.log(`left out, ${reason}: ${formatCount(count)}`)
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new UsageError(HELP)
  const url = await prepareDatabase({ settings: env(), onProgress: printProgress })
  if (url === undefined) throw new UsageError('API_URL is set: the agency and its prices are elsewhere')
  printReport(
    await withDatabase(url, (database) => importPrices(path, { database, onProgress: printProgress })),
  )
  return 0
}

await runImport(run)
