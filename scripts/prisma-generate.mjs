// Generates Prisma's client without the engine download that the command insists on: the client
// does not use it, and any executable satisfies the check (SCHEMA_ENGINE_BINARY).
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const projectDir = path.resolve(fileURLToPath(import.meta.url), '../..')

/** @throws Error with Prisma's own words when the schema does not parse */
export function generateClient() {
  const require = createRequire(import.meta.url)
  const cli = path.join(path.dirname(require.resolve('prisma/package.json')), 'build/index.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'generate'], {
    cwd: projectDir,
    encoding: 'utf8',
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' },
  })
  if (status !== 0) throw new Error(`prisma generate failed:\n${stdout}${stderr}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generateClient()
