// npm run build: makes a production build, unless the present build was made of the same sources.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { hashInputs } from './build-inputs.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { ensureTableTypes } from './prisma-generate.mjs'
import { lockFile, projectDir, runCommand, runNode, say, CommandError } from './project.mjs'

const buildDir = path.join(projectDir, '.next')
const HASH_FILE = path.join(buildDir, 'inputs-hash')

const runtimeDir = path.join(buildDir, 'runtime')

/** The program that serves the site, in the folder of its bundles. */
export const SERVER_BUNDLE = 'server.mjs'
export const serverBundle = path.join(runtimeDir, SERVER_BUNDLE)

export function isBuilt() {
  return fs.existsSync(HASH_FILE) && fs.readFileSync(HASH_FILE, 'utf8') === hashInputs()
}

export async function ensureBuilt() {
  if (isBuilt()) return
  await withLock(
    lockFile('build.lock'),
    async () => {
      if (isBuilt()) return
      await ensureTableTypes()
      await build()
    },
    { onWait: () => say('Another process is building; waiting for it …') },
  )
}

async function build() {
  // Hashed before the build, so that a source that changes during the build makes the next build necessary.
  const inputsHash = hashInputs()
  const startedAt = Date.now()
  say('Building …')
  fs.rmSync(HASH_FILE, { force: true })
  const next = path.join(projectDir, 'node_modules/next/dist/bin/next')
  const code = await runNode([next, 'build'], { env: { NODE_ENV: 'production' }, quiet: true })
  if (code !== 0) throw new CommandError('The build failed; see above.')
  await bundleServer(runtimeDir)
  await compressAssets(path.join(buildDir, 'static'))
  fs.writeFileSync(HASH_FILE, inputsHash)
  say(`Built in ${Math.round((Date.now() - startedAt) / 1_000)} s.`)
}

/**
 * Bundles the programs of the server's processes: the front, the application, and the one that decodes uploaded files.
 * Each then starts from a few files instead of hundreds, and needs no TypeScript compiler.
 */
export async function bundleServer(folder) {
  const { build: bundle, stop } = await import('esbuild')
  fs.rmSync(folder, { recursive: true, force: true })
  await bundle({
    entryPoints: [
      { in: 'server.ts', out: path.basename(SERVER_BUNDLE, '.mjs') },
      { in: 'scripts/application.ts', out: 'application' },
      { in: 'lib/media/preparation-process.ts', out: 'preparation-process' },
    ],
    absWorkingDir: projectDir,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported later stays in files of its own, so that a start does not compile it.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    // Packages that stay outside the bundle.
    external: [
      'next',
      '@next/env',
      // Next's bundles load it as well, and both must share one copy.
      'pg',
      // Native modules.
      'sharp',
      '@node-rs/argon2',
      'graphile-worker', // loads modules by name
      // Optional packages of `ws`, which are not installed.
      'bufferutil',
      'utf-8-validate',
      // The code of uploads and of file stores is loaded only when it is needed.
      '@aws-sdk/client-s3',
      '@tus/server',
      '@tus/file-store',
      '@tus/s3-store',
    ],
    // Bundled CommonJS packages call `require` for Node's own modules.
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module'\nconst require = createBundleRequire(import.meta.url)",
    },
  })
  await stop()
}

const MAX_BROTLI_QUALITY = 11
const MAX_GZIP_LEVEL = 9

/** Writes a .br and a .gz file beside each script and style sheet. */
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
        await brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: MAX_BROTLI_QUALITY } }),
      )
      fs.writeFileSync(`${file}.gz`, await gzip(content, { level: MAX_GZIP_LEVEL }))
    }),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async () => {
    await ensureInstalled()
    await ensureBuilt()
  })
}
