// Generates the types of the tables. PRISMA_SCHEMA_ENGINE_BINARY prevents Prisma from downloading an engine, which the
// generation does not need.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashInputs } from './build-inputs.mjs'
import { withLock } from './lock.mjs'
import { lockFile, projectDir, runCommand, runNode, say, CommandError } from './project.mjs'

const HASH_FILE = path.join(projectDir, 'prisma/generated/.made-from')
const hashSources = () =>
  hashInputs([
    'prisma/schema.prisma',
    'node_modules/prisma/package.json',
    'node_modules/prisma-kysely/package.json',
  ])

function isCurrent(sourcesHash) {
  return fs.existsSync(HASH_FILE) && fs.readFileSync(HASH_FILE, 'utf8') === sourcesHash
}

export async function ensureTableTypes() {
  const sourcesHash = hashSources()
  if (isCurrent(sourcesHash)) return
  await withLock(lockFile('table-types.lock'), async () => {
    if (isCurrent(sourcesHash)) return
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
      throw new CommandError('The schema of the database does not parse; see above.')
    fs.writeFileSync(HASH_FILE, sourcesHash)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runCommand(ensureTableTypes)
