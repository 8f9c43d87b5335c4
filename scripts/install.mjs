import fs from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { lockFile, projectDir, runNode, say, CommandError } from './project.mjs'

const readLockedPackages = (file) => JSON.parse(fs.readFileSync(path.join(projectDir, file), 'utf8')).packages

/** True when the locked versions are installed. Optional packages for other platforms may be missing. */
export function isInstalled() {
  try {
    const installed = readLockedPackages('node_modules/.package-lock.json')
    return Object.entries(readLockedPackages('package-lock.json')).every(([name, locked]) => {
      const isProject = name === ''
      const mayBeMissing = isProject || locked.optional || locked.devOptional || locked.peer
      if (mayBeMissing && !installed[name]) return true
      return installed[name]?.version === locked.version
    })
  } catch {
    return false
  }
}

export async function ensureInstalled() {
  if (isInstalled()) return
  await withLock(
    lockFile('install.lock'),
    async () => {
      if (isInstalled()) return
      say('Installing packages (a minute or two) …')
      // The npm that has started this program, or else the npm that came with Node.
      const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
        ? process.env.npm_execpath
        : path.join(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
      if (!fs.existsSync(npm)) throw new CommandError('Run `npm ci --include=dev` first, then this again.')
      const code = await runNode([npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
      if (code !== 0) throw new CommandError('The packages could not be installed; see its messages above.')
    },
    { onWait: () => say('Another process is installing packages; waiting for it …') },
  )
}
