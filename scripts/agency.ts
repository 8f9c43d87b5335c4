// The agency's command line; `npm run agency -- --help` lists its commands (D-171).
import { parseArgs } from 'node:util'
import { UnreadableFile } from '../lib/agency/import/errors'
import { env, InvalidSetting } from '../lib/config/env'
import { loginLinkCommand, messageCommand } from './agency/account-commands'
import { importCommand, listingCommand, metaCommand, type CommandContext } from './agency/commands'
import { exportCommand } from './agency/export-command'
import { generateCommand } from './agency/generate-command'
import { identityCommand } from './agency/identity-command'
import { jobsCommand } from './agency/jobs-command'
import { ordersCommand, paymentsCommand } from './agency/payments-command'
import { HELP, UsageError } from './agency/usage'
import { prepareDatabase } from './database/prepare'

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
    // Only the first sentence: Node's further ones explain how to pass an argument that begins with a dash.
    throw new UsageError((error as Error).message.split('. ')[0] ?? '')
  }
}

const progress = (line: string) => process.stderr.write(`${line}\n`)

class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

async function openContext(): Promise<CommandContext> {
  const settings = env()
  const url = await prepareDatabase({ settings, onProgress: progress }).catch((cause: Error) => {
    throw new DatabaseUnavailable(cause.message, { cause })
  })
  if (!url)
    throw new UsageError(
      'API_URL is set: the agency is elsewhere, and this command line works on the agency of this repository alone',
    )
  return { databaseUrl: url, progress, say: (line) => process.stdout.write(`${line}\n`) }
}

const COMMANDS = [
  'import',
  'export',
  'generate',
  'listing',
  'meta',
  'login-link',
  'message',
  'jobs',
  'orders',
  'payments',
  'identity',
]

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArguments(args)
  const [command, ...rest] = positionals
  if (values.help || !command) {
    console.log(HELP)
    return values.help ? 0 : 1
  }
  if (!COMMANDS.includes(command)) throw new UsageError(`'${command}' is not a command`)
  if (command === 'import' && rest.length !== 1) throw new UsageError('name one BLM file: import FILE')
  if (command === 'export')
    return exportCommand(openContext, rest[0], { owner: values.owner ?? null, branch: values.branch })
  if (command === 'generate') return generateCommand(openContext, rest)
  if (command === 'listing') return listingCommand(openContext, rest[0], rest[1])
  if (command === 'meta') return metaCommand(openContext, rest)
  if (command === 'login-link') return loginLinkCommand(openContext, rest)
  if (command === 'message') return messageCommand(openContext, rest)
  if (command === 'orders') return ordersCommand(openContext, rest)
  if (command === 'payments') return paymentsCommand(openContext, rest)
  if (command === 'identity') return identityCommand(openContext, rest)
  if (command === 'jobs') return jobsCommand(openContext, rest)
  return importCommand(openContext, rest[0]!, { isTrial: values['dry-run'], owner: values.owner ?? null })
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
