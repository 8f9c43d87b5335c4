import { parseArgs } from 'node:util'
import { UnreadableFile } from '../../lib/agency/import/errors'
import { env, InvalidSetting } from '../../lib/config/env'
import type { CommandContext, OpenContext } from './command-context'
import { HELP, refuseMoreArguments, UsageError } from './usage'

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        owner: { type: 'string' },
        branch: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    // Only the first sentence of Node's message is shown; the rest explains arguments that begin with a dash.
    throw new UsageError((error as Error).message.split('. ')[0] ?? '')
  }
}

type Options = ReturnType<typeof parseArguments>['values']

const COMMAND_OPTIONS: Readonly<Record<string, readonly (keyof Options)[]>> = {
  import: ['dry-run', 'owner'],
  export: ['branch', 'owner'],
}

/** Refuses options that the command ignores: an ignored --dry-run would write data unexpectedly. @throws UsageError */
function refuseOtherOptions(name: string, options: Options): void {
  const allowedOptions = COMMAND_OPTIONS[name] ?? []
  const otherOption = (Object.keys(options) as (keyof Options)[]).find((key) => !allowedOptions.includes(key))
  if (otherOption) throw new UsageError(`'${name}' has no option --${otherOption}`)
}

class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

type Output = Pick<CommandContext, 'say' | 'progress'>

async function createContext(output: Output): Promise<CommandContext> {
  const settings = env()
  const { prepareDatabase } = await import('../database/prepare')
  const url = await prepareDatabase({ settings, onProgress: output.progress }).catch((cause: Error) => {
    throw new DatabaseUnavailable(cause.message, { cause })
  })
  if (!url)
    throw new UsageError(
      'API_URL is set: the agency is elsewhere, and this command line works on the agency of this repository alone',
    )
  return { databaseUrl: url, ...output }
}

type Arguments = Options & { rest: string[]; openContext: OpenContext }

const loadListingCommands = () => import('./listing-commands')
const loadContentCommands = () => import('./content-commands')
const loadAccountCommands = () => import('./account-commands')
const loadPaymentCommands = () => import('./payments-command')
/** Each command loads only the modules that it needs, because loading the whole agency takes a second. */
const COMMANDS = new Map<string, (args: Arguments) => Promise<number>>([
  [
    'import',
    async ({ openContext, rest: [file, ...more], 'dry-run': isDryRun = false, owner = null }) => {
      if (!file || more.length > 0) throw new UsageError('name one BLM file: import FILE')
      return (await loadListingCommands()).importCommand(openContext, file, { isDryRun, owner })
    },
  ],
  [
    'export',
    async ({ openContext, rest: [file, ...more], owner = null, branch }) => {
      refuseMoreArguments(more)
      return (await import('./export-command')).exportCommand(openContext, file, { owner, branch })
    },
  ],
  [
    'generate',
    async ({ openContext, rest }) => (await import('./generate-command')).generateCommand(openContext, rest),
  ],
  [
    'listing',
    async ({ openContext, rest: [action, id, ...more] }) => {
      refuseMoreArguments(more)
      return (await loadListingCommands()).listingCommand(openContext, action, id)
    },
  ],
  ['meta', async ({ openContext, rest }) => (await loadContentCommands()).metaCommand(openContext, rest)],
  ['texts', async ({ openContext, rest }) => (await loadContentCommands()).textsCommand(openContext, rest)],
  [
    'article',
    async ({ openContext, rest }) => (await loadContentCommands()).articleCommand(openContext, rest),
  ],
  [
    'login-link',
    async ({ openContext, rest }) => (await loadAccountCommands()).loginLinkCommand(openContext, rest),
  ],
  [
    'message',
    async ({ openContext, rest }) => (await loadAccountCommands()).messageCommand(openContext, rest),
  ],
  [
    'announce-policy',
    async ({ openContext, rest }) => (await loadAccountCommands()).announcePolicyCommand(openContext, rest),
  ],
  ['hold', async ({ openContext, rest }) => (await loadAccountCommands()).holdCommand(openContext, rest)],
  ['jobs', async ({ openContext, rest }) => (await import('./jobs-command')).jobsCommand(openContext, rest)],
  ['orders', async ({ openContext, rest }) => (await loadPaymentCommands()).ordersCommand(openContext, rest)],
  [
    'payments',
    async ({ openContext, rest }) => (await loadPaymentCommands()).paymentsCommand(openContext, rest),
  ],
  [
    'identity',
    async ({ openContext, rest }) => (await import('./identity-command')).identityCommand(openContext, rest),
  ],
])

async function run(args: string[], output: Output): Promise<number> {
  const { values, positionals } = parseArguments(args)
  const [name, ...rest] = positionals
  if (values.help || !name) {
    output.say(HELP)
    return values.help ? 0 : 1
  }
  const command = COMMANDS.get(name)
  if (!command) throw new UsageError(`'${name}' is not a command`)
  refuseOtherOptions(name, values)
  try {
    return await command({ ...values, rest, openContext: () => createContext(output) })
  } finally {
    // The connections of an open database would keep the process alive.
    await (await import('../../lib/agency/pool')).disconnect()
  }
}

/** Describes an expected error in one line. @throws any other error */
function describeError(error: unknown, args: string[]): string {
  if (error instanceof UsageError) return `${error.message}. See npm run agency -- --help`
  if (error instanceof UnreadableFile) return `${args[1] ?? 'The file'} was not imported: ${error.message}.`
  if (error instanceof InvalidSetting || error instanceof DatabaseUnavailable) return error.message
  throw error
}

/** Runs a command of the agency. @returns the exit code */
export async function runAgency(args: string[], output: Output): Promise<number> {
  try {
    return await run(args, output)
  } catch (error) {
    output.progress(describeError(error, args))
    return 1
  }
}
