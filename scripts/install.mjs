import fs from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { lockFile, projectDir, runNode, say, Stop } from './project.mjs'

const readPackages = (file) => JSON.parse(fs.readFileSync(path.join(projectDir, file), 'utf8')).packages

/**
 * True when node_modules holds what package-lock.json asks for, by npm's own record of what it put
 * there. Optional packages may be missing: they are for other machines.
 */
export function isInstalled() {
  try {
    const present = readPackages('node_modules/.package-lock.json')
    return Object.entries(readPackages('package-lock.json')).every(([name, wanted]) => {
      if (name === '' || wanted.optional || wanted.devOptional || wanted.peer)
        return !present[name] || present[name].version === wanted.version
      return present[name]?.version === wanted.version
    })
  } catch {
    return false
  }
}

/** Installs what is missing, as package-lock.json says, development tools included. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await withLock(
    lockFile('install.lock'),
    async () => {
      if (isInstalled()) return
      say('Installing packages (a minute or two) …')
      const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
        ? process.env.npm_execpath
        : path.join(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
      if (!fs.existsSync(npm)) throw new Stop('Run `npm ci --include=dev` first, then this again.')
      const code = await runNode([npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
      if (code !== 0) throw new Stop('The packages could not be installed; what npm says stands above.')
    },
    { onWait: () => say('Another process is installing packages; waiting for it …') },
  )
}
