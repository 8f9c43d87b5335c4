// The agency's command line; `npm run agency -- --help` lists its commands (D-171).
import { runAgency } from './agency/run-agency'

process.exitCode = await runAgency(process.argv.slice(2), {
  say: (line) => process.stdout.write(`${line}\n`),
  progress: (line) => process.stderr.write(`${line}\n`),
})
