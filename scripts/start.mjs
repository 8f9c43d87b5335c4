// npm start: installs, prepares, builds and serves the site, and skips each step that is done already.
import module from 'node:module'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, isBuilt, serverBundle } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureTableTypes } from './prisma-generate.mjs'
import { runCommand, runNode, CommandError } from './project.mjs'
import { readSettings } from './settings.mjs'

/** Checks the port before the build, which takes minutes. @throws CommandError when the port is in use */
function assertPortFree(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', ({ code, message }) =>
      reject(
        new CommandError(
          code === 'EADDRINUSE'
            ? `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`
            : `Port ${port} cannot be used: ${message}`,
        ),
      ),
    )
    probe.listen(port, () => probe.close(resolve))
  })
}

await runCommand(async () => {
  process.env.NODE_ENV = 'production'
  await ensureInstalled()
  if (!isBuilt()) {
    const { PORT } = await readSettings({ isDevelopment: false })
    await assertPortFree(PORT)
    await ensureTableTypes()
    const [, databaseExitCode] = await Promise.all([
      ensureBuilt(),
      runNode(['--import', 'tsx', 'scripts/database/cli.ts', 'prepare']),
    ])
    if (databaseExitCode !== 0) throw new CommandError('The database is not ready; see above.')
  }
  // From Node 22.1 on, V8's compiled code is stored, so that the next start of each process is faster.
  process.env.NODE_COMPILE_CACHE ??= path.join(os.tmpdir(), 'node-compile-cache')
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE)
  await import(pathToFileURL(serverBundle).href)
})
