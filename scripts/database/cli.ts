// tsx scripts/database/cli.ts prepare|stop|remove: prepares, stops or deletes the embedded database.
import { env } from '../../lib/config/env'
import { removeDatabase, stopDatabase } from './embedded'
import { prepareDatabase } from './prepare'

const commands: Record<string, () => Promise<unknown>> = {
  prepare: () => prepareDatabase({ settings: env(), onProgress: (line) => console.log(line) }),
  stop: () => stopDatabase(env().DATA_DIR),
  remove: () => removeDatabase(env().DATA_DIR),
}

const [, , name = ''] = process.argv
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) throw new Error(`Say one of: ${Object.keys(commands).join(', ')}`)
command().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
