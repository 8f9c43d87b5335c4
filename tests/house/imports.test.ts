import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

type Graph = Map<string, Set<string>>

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'app', 'components', 'lib'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && fs.existsSync(file))
const knownFiles = new Set(sources)

/** Returns the file of the repository that a specifier means, or undefined for a package. */
function resolveImport(from: string, specifier: string): string | undefined {
  if (!/^(\.|@\/)/.test(specifier)) return undefined
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(from), specifier)
  return ['', '.ts', '.tsx', '/index.ts'].map((ending) => base + ending).find((file) => knownFiles.has(file))
}

/** Matches `import { a } from './a'`, `import './a'` and `export * from './a'`. */
const STATIC_IMPORT = /^\s*(?:import|export)\b[^'"`;]*?['"]([^'"\n]+)['"]/gm
/** Matches `import('./a')`. */
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]/g

/** Returns the specifiers of static and dynamic imports and of re-exports, including type-only imports. */
const findSpecifiers = (source: string): string[] =>
  [...source.matchAll(STATIC_IMPORT), ...source.matchAll(DYNAMIC_IMPORT)].map(
    ([, specifier = '']) => specifier,
  )

const fileImports: Graph = new Map(
  sources.map((file) => [
    file,
    new Set(
      findSpecifiers(fs.readFileSync(file, 'utf8')).flatMap(
        (specifier) => resolveImport(file, specifier) ?? [],
      ),
    ),
  ]),
)

/** Returns 'lib/agency' for 'lib/agency/accounts/login.ts', and 'app' for every file of app. */
const getTopFolder = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('app/') ? 1 : 2)
    .join('/')

const folderImports: Graph = new Map()
for (const [file, targets] of fileImports) {
  const folder = getTopFolder(file)
  const targetFolders = folderImports.get(folder) ?? new Set()
  for (const target of targets) if (getTopFolder(target) !== folder) targetFolders.add(getTopFolder(target))
  folderImports.set(folder, targetFolders)
}

/** Finds a cycle by depth-first search. Returns undefined when there is none. */
function findCycle(graph: Graph): string[] | undefined {
  const finishedNodes = new Set<string>()
  const visit = (node: string, trail: string[]): string[] | undefined => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node]
    if (finishedNodes.has(node)) return undefined
    for (const target of graph.get(node) ?? []) {
      const cycle = visit(target, [...trail, node])
      if (cycle) return cycle
    }
    finishedNodes.add(node)
    return undefined
  }
  for (const node of graph.keys()) {
    const cycle = visit(node, [])
    if (cycle) return cycle
  }
  return undefined
}

/** Matches a static import or re-export that is not `import type`. Captures its names and its specifier. */
const RUNTIME_IMPORT = /^\s*(?:import|export)\s+(?!type\b)([^'"`;]*?)(?:from\s*)?['"]([^'"\n]+)['"]/gm
/** Matches `{ type A, type B }`. */
const ONLY_TYPE_NAMES = /^\{(\s*type\s[^,}]+,?)+\s*\}\s*$/

/** Returns the specifiers of static imports that remain in the built module, which has no imports of types. */
const findRuntimeSpecifiers = (source: string): string[] =>
  [...source.matchAll(RUNTIME_IMPORT)]
    .filter(([, names = '']) => !ONLY_TYPE_NAMES.test(names))
    .map(([, , specifier = '']) => specifier)

/** Returns the packages that load with a module of the browser, each with the imports that lead to it. */
function findLoadedPackages(entry: string): Map<string, string[]> {
  const packages = new Map<string, string[]>()
  const visitedFiles = new Set<string>()
  const follow = (file: string, trail: string[]) => {
    if (visitedFiles.has(file)) return
    visitedFiles.add(file)
    const source = fs.readFileSync(file, 'utf8')
    // A client module contains only the id of a server action, not its imports.
    if (/^['"]use server['"]/.test(source)) return
    for (const specifier of findRuntimeSpecifiers(source)) {
      const target = resolveImport(file, specifier)
      if (target) follow(target, [...trail, target])
      else if (!packages.has(specifier)) packages.set(specifier, trail)
    }
  }
  follow(entry, [entry])
  return packages
}

describe('imports', () => {
  it('are read from the sources', () => {
    expect(fileImports.size).toBeGreaterThan(500)
    expect(fileImports.get('app/layout.tsx')).toContain('components/shell/site-header.tsx')
    expect(folderImports.get('lib/gateway')).toContain('lib/agency')
  })
  it('form no cycle of files', () => expect(findCycle(fileImports)).toBeUndefined())
  it('form no cycle of folders', () => expect(findCycle(folderImports)).toBeUndefined())
  it('never lead from a client module to zod, which forms load in a separate chunk', () => {
    const clientModules = sources.filter((file) => /^['"]use client['"]/.test(fs.readFileSync(file, 'utf8')))
    expect(clientModules.length).toBeGreaterThan(50)
    const trails = clientModules.flatMap((file) => findLoadedPackages(file).get('zod')?.join(' → ') ?? [])
    expect(trails).toEqual([])
  })
})

describe('the analysis of imports', () => {
  it('finds a cycle that does not contain the first file', () => {
    const graph: Graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set()],
      ['d', new Set(['b'])],
    ])
    expect(findCycle(graph)).toEqual(['b', 'd', 'b'])
  })
  it('finds no cycle when two paths lead to one file', () => {
    const graph: Graph = new Map([
      ['a', new Set(['b', 'c'])],
      ['b', new Set(['d'])],
      ['c', new Set(['d'])],
    ])
    expect(findCycle(graph)).toBeUndefined()
  })
  it('reads every form of import', () => {
    const source = [
      "import './a'",
      "import type { B } from './b'",
      "export { c } from '@/c'",
      "const d = import('./d')",
      'import {',
      '  e,',
      "} from './e'",
    ].join('\n')
    expect(findSpecifiers(source)).toEqual(['./a', './b', '@/c', './e', './d'])
    expect(findRuntimeSpecifiers(`${source}\nimport { type F, type G } from './f'`)).toEqual([
      './a',
      '@/c',
      './e',
    ])
  })
  it('follows the imports of a module to the packages', () => {
    expect(findLoadedPackages('lib/contract/enquiries.ts').has('zod')).toBe(true)
    expect(findLoadedPackages('lib/browser/call-api.ts').has('zod')).toBe(false)
  })
})
