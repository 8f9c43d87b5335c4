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
const known = new Set(sources)

/** The file of the repository that a specifier means; undefined for a package. */
function resolveImport(from: string, specifier: string): string | undefined {
  if (!/^(\.|@\/)/.test(specifier)) return undefined
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(from), specifier)
  return ['', '.ts', '.tsx', '/index.ts'].map((ending) => base + ending).find((file) => known.has(file))
}

/** Specifiers of static and dynamic imports and of re-exports; types count, as a reader follows them too. */
const specifiersOf = (source: string): string[] =>
  [
    ...source.matchAll(/^\s*(?:import|export)\b[^'"`;]*?['"]([^'"\n]+)['"]/gm),
    ...source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g),
  ].map(([, specifier = '']) => specifier)

const files: Graph = new Map(
  sources.map((file) => [
    file,
    new Set(
      specifiersOf(fs.readFileSync(file, 'utf8')).flatMap(
        (specifier) => resolveImport(file, specifier) ?? [],
      ),
    ),
  ]),
)

/** 'lib/agency' of 'lib/agency/accounts/login.ts'; app is one room. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('app/') ? 1 : 2)
    .join('/')

const rooms: Graph = new Map()
for (const [file, targets] of files) {
  const room = rooms.get(roomOf(file)) ?? new Set()
  for (const target of targets) if (roomOf(target) !== roomOf(file)) room.add(roomOf(target))
  rooms.set(roomOf(file), room)
}

/** Finds a circle by depth-first search; undefined when there is none. */
function findCircle(graph: Graph): string[] | undefined {
  const done = new Set<string>()
  const visit = (node: string, trail: string[]): string[] | undefined => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node]
    if (done.has(node)) return undefined
    for (const target of graph.get(node) ?? []) {
      const circle = visit(target, [...trail, node])
      if (circle) return circle
    }
    done.add(node)
    return undefined
  }
  for (const node of graph.keys()) {
    const circle = visit(node, [])
    if (circle) return circle
  }
  return undefined
}

describe('imports', () => {
  it('are read from the sources', () => {
    expect(files.size).toBeGreaterThan(500)
    expect(files.get('app/layout.tsx')).toContain('components/shell/site-header.tsx')
    expect(rooms.get('lib/gateway')).toContain('lib/agency')
  })
  it('form no circle of files', () => expect(findCircle(files)).toBeUndefined())
  it('form no circle of rooms', () => expect(findCircle(rooms)).toBeUndefined())
})

describe('the search for circles', () => {
  it('finds one that is not at the start', () => {
    const graph: Graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set()],
      ['d', new Set(['b'])],
    ])
    expect(findCircle(graph)).toEqual(['b', 'd', 'b'])
  })
  it('finds none where two ways lead to one file', () => {
    const graph: Graph = new Map([
      ['a', new Set(['b', 'c'])],
      ['b', new Set(['d'])],
      ['c', new Set(['d'])],
    ])
    expect(findCircle(graph)).toBeUndefined()
  })
  it('reads every form of import', () => {
    const source = `import './a'\nimport type { B } from './b'\nexport { c } from '@/c'\nconst d = import('./d')\nimport {\n  e,\n} from './e'`
    expect(specifiersOf(source)).toEqual(['./a', './b', '@/c', './e', './d'])
  })
})
