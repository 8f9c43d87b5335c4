// The agency's command line; `npm run agency -- --help` lists its commands (D-171).
import { parseArgs } from 'node:util'
import { UnreadableFile } from '../lib/agency/import/errors'
import { env, InvalidSetting } from '../lib/config/env'
import type { CommandContext } from './agency/commands'
import { HELP, UsageError } from './agency/usage'

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        owner: { type: 'string' },
        branch: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    // Only the first sentence is shown. Node's further ones explain how to pass an argument that begins with a dash.
    throw new UsageError((error as Error).message.split('. ')[0] ?? '')
  }
}

const printProgress = (line: string) => process.stderr.write(`${line}\n`)

class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

async function openContext(): Promise<CommandContext> {
  const settings = env()
  const { prepareDatabase } = await import('./database/prepare')
  const url = await prepareDatabase({ settings, onProgress: printProgress }).catch((cause: Error) => {
    throw new DatabaseUnavailable(cause.message, { cause })
  })
  if (!url)
    throw new UsageError(
      'API_URL is set: the agency is elsewhere, and this command line works on the agency of this repository alone',
    )
  return { databaseUrl: url, progress: printProgress, say: (line) => process.stdout.write(`${line}\n`) }
}

type Arguments = ReturnType<typeof parseArguments>['values'] & { rest: string[] }

const loadCommands = () => import('./agency/commands')
const loadAccountCommands = () => import('./agency/account-commands')
const loadPaymentCommands = () => import('./agency/payments-command')
/** Each command loads only the modules that it needs, because loading the whole agency takes a second. */
const COMMANDS = new Map<string, (args: Arguments) => Promise<number>>([
  [
    'import',
    async ({ rest: [file, ...more], 'dry-run': isTrial, owner = null }) => {
      if (!file || more.length > 0) throw new UsageError('name one BLM file: import FILE')
      return (await loadCommands()).importCommand(openContext, file, { isTrial, owner })
    },
  ],
  [
    'export',
    async ({ rest: [file], owner = null, branch }) =>
      (await import('./agency/export-command')).exportCommand(openContext, file, { owner, branch }),
  ],
  [
    'generate',
    async ({ rest }) => (await import('./agency/generate-command')).generateCommand(openContext, rest),
  ],
  [
    'listing',
    async ({ rest: [action, id] }) => (await loadCommands()).listingCommand(openContext, action, id),
  ],
  ['meta', async ({ rest }) => (await loadCommands()).metaCommand(openContext, rest)],
  ['login-link', async ({ rest }) => (await loadAccountCommands()).loginLinkCommand(openContext, rest)],
  ['message', async ({ rest }) => (await loadAccountCommands()).messageCommand(openContext, rest)],
  ['jobs', async ({ rest }) => (await import('./agency/jobs-command')).jobsCommand(openContext, rest)],
  ['orders', async ({ rest }) => (await loadPaymentCommands()).ordersCommand(openContext, rest)],
  ['payments', async ({ rest }) => (await loadPaymentCommands()).paymentsCommand(openContext, rest)],
  [
    'identity',
    async ({ rest }) => (await import('./agency/identity-command')).identityCommand(openContext, rest),
  ],
])

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArguments(args)
  const [name, ...rest] = positionals
  if (values.help || !name) {
    console.log(HELP)
    return values.help ? 0 : 1
  }
  const command = COMMANDS.get(name)
  if (!command) throw new UsageError(`'${name}' is not a command`)
  return command({ ...values, rest })
}

/** Expected errors are printed as one line. */
function printError(error: unknown, args: string[]): void {
  if (error instanceof UsageError) console.error(`${error.message}. See npm run agency -- --help`)
  else if (error instanceof UnreadableFile)
    console.error(`${args[1] ?? 'The file'} was not imported: ${error.message}.`)
  else if (error instanceof InvalidSetting || error instanceof DatabaseUnavailable)
    console.error(error.message)
  else console.error(error)
}

const args = process.argv.slice(2)
try {
  process.exitCode = await run(args)
} catch (error) {
  printError(error, args)
  process.exitCode = 1
}
