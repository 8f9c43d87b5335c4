// Generates the types of the database's tables from prisma/schema.prisma, on install and before each
// command. Prisma would download an engine that this needs not: any executable passes its check
// (PRISMA_SCHEMA_ENGINE_BINARY).
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashInputs } from './build-inputs.mjs'
import { withLock } from './lock.mjs'
import { lockFile, projectDir, runCommand, runNode, say, Stop } from './project.mjs'

const STAMP = path.join(projectDir, 'prisma/generated/.made-from')
const madeFrom = () =>
  hashInputs([
    'prisma/schema.prisma',
    'node_modules/prisma/package.json',
    'node_modules/prisma-kysely/package.json',
  ])

function isCurrent(wanted) {
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted
}

/** Generates prisma/generated anew when the schema or its generator has changed. */
export async function ensureTableTypes() {
  const wanted = madeFrom()
  if (isCurrent(wanted)) return
  await withLock(lockFile('table-types.lock'), async () => {
    if (isCurrent(wanted)) return
    say('Generating the types of the database …')
    const cli = path.join(
      path.dirname(createRequire(import.meta.url).resolve('prisma/package.json')),
      'build/index.js',
    )
    const env = {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    }
    if ((await runNode([cli, 'generate'], { env, quiet: true })) !== 0)
      throw new Stop('The schema of the database does not parse; see above.')
    fs.writeFileSync(STAMP, wanted)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runCommand(ensureTableTypes)
