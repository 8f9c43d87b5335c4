// npm run build: a production build, made anew only when what it is made from has changed.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { hashInputs } from './build-inputs.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { ensureClient } from './prisma-generate.mjs'
import { lockFile, projectDir, runCommand, runNode, say, Stop } from './project.mjs'

const buildDir = path.join(projectDir, '.next')
const STAMP = path.join(buildDir, 'made-from')

const runtimeDir = path.join(buildDir, 'runtime')

/** Where a finished build is started. */
export const serverBundle = path.join(runtimeDir, 'server.cjs')

/** True when the build at hand is of the sources at hand. */
export function isBuilt() {
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === hashInputs()
}

/** Builds unless it is done; one process at a time. */
export async function ensureBuilt() {
  if (isBuilt()) return
  await withLock(
    lockFile('build.lock'),
    async () => {
      if (isBuilt()) return
      await ensureClient()
      await build()
    },
    { onWait: () => say('Another process is building; waiting for it …') },
  )
}

async function build() {
  const madeFrom = hashInputs()
  const began = Date.now()
  say('Building …')
  fs.rmSync(STAMP, { force: true })
  const next = path.join(projectDir, 'node_modules/next/dist/bin/next')
  const code = await runNode([next, 'build'], { env: { NODE_ENV: 'production' }, quiet: true })
  if (code !== 0) throw new Stop('The build failed; see above.')
  await bundleServer(serverBundle)
  await compressAssets(path.join(buildDir, 'static'))
  fs.writeFileSync(STAMP, madeFrom)
  say(`Built in ${Math.round((Date.now() - began) / 1_000)} s.`)
}

/**
 * Bundles server.ts with everything it imports except Next, so that a start translates no TypeScript
 * and opens one file instead of hundreds.
 * @param {string} outfile
 */
export async function bundleServer(outfile) {
  const { build: bundle, stop } = await import('esbuild')
  await bundle({
    entryPoints: ['server.ts'],
    absWorkingDir: projectDir,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
    // Next's bundles load `pg` as well: the process has one copy for both. The job runner loads
    // modules by name, which a bundle cannot hold.
    external: ['next', '@next/env', 'pg', 'graphile-worker', 'bufferutil', 'utf-8-validate'],
    // Node 22.1 and later keep the code that V8 compiles for the next start.
    banner: { js: "require('node:module').enableCompileCache?.()" },
  })
  await stop()
}

/** Writes .br and .gz beside each script and style sheet, as small as they get. */
async function compressAssets(folder) {
  const brotli = promisify(zlib.brotliCompress)
  const gzip = promisify(zlib.gzip)
  const files = fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const content = fs.readFileSync(file)
      fs.writeFileSync(
        `${file}.br`,
        await brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
      fs.writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }))
    }),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async () => {
    await ensureInstalled()
    await ensureBuilt()
  })
}
