import { build, type Metafile } from 'esbuild'
import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Every module that Next or Node loads first. */
const entryPoints = [
  'server.ts',
  'scripts/application.ts',
  'instrumentation.ts',
  ...fs
    .readdirSync('app', { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(path.relative('.', entry.parentPath), entry.name)),
]

/** Patterns of modules and packages that use a database. prepare-in-child.ts uses it only in a child process. */
const databasePatterns = [
  /^lib\/agency\//,
  /^prisma\//,
  /^scripts\/database\/(?!prepare-in-child\.)/,
  /^(pg|kysely|graphile-worker|@node-rs\/argon2)$/,
  /^@prisma\//,
]
const usesDatabase = (module: string) => databasePatterns.some((pattern) => pattern.test(module))

async function readImportGraph(): Promise<Metafile['inputs']> {
  const assets = Object.fromEntries(
    ['.css', '.woff2', '.png', '.svg', '.jpg', '.webp', '.avif'].map((extension) => [
      extension,
      'empty' as const,
    ]),
  )
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    splitting: true,
    outdir: 'unused',
    packages: 'external',
    loader: assets,
    logLevel: 'error',
  })
  return metafile.inputs
}

/** Returns the modules that load with the entry points, each with the chain of static imports that leads to it. */
function findLoadedModules(inputs: Metafile['inputs']): Map<string, string[]> {
  const trailByModule = new Map(entryPoints.map((entry) => [entry, [entry]]))
  for (const [module, trail] of trailByModule) {
    for (const imported of inputs[module]?.imports ?? []) {
      if (imported.kind !== 'dynamic-import' && !trailByModule.has(imported.path))
        trailByModule.set(imported.path, [...trail, imported.path])
    }
  }
  return trailByModule
}

it('loads no database module before the first call of the embedded agency', async () => {
  const inputs = await readImportGraph()
  const loaded = findLoadedModules(inputs)
  expect([...loaded.keys()]).toContain('lib/gateway/remote.ts')
  expect(Object.keys(inputs).some(usesDatabase)).toBe(true)
  const trails = [...loaded].filter(([module]) => usesDatabase(module)).map(([, trail]) => trail.join(' → '))
  expect(trails).toEqual([])
})
