import fs from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Documents that lead a newcomer through the repository. */
const DOCUMENTS = ['CONTRIBUTING.md', 'README.md', 'docs/architecture.md', 'docs/operations.md']

/** Folders at the top of the repository; a quoted text that begins with one is a path. */
const ROOTS = /^(app|components|docs|e2e|lib|prisma|public|scripts|tests)(\/|$)/
const FILE = /^[\w.-]+\.(ts|mjs|json|jsonc|md)$/

/** Finds the paths that a document quotes. A pattern with `<name>`, `*` or `{` is not one. */
const findQuotedPaths = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, quoted = '']) => quoted.split(' '))
    .map((word) => word.replace(/[,;:]$/, ''))
    .filter((word) => ROOTS.test(word) || FILE.test(word))
    .filter((word) => !/[<>*{}]/.test(word))

/** Finds the npm scripts that a document tells the reader to run. */
const findQuotedScripts = (text: string): string[] =>
  [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = '']) => script)

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

describe.each(DOCUMENTS)('%s', (document) => {
  const text = fs.readFileSync(document, 'utf8')
  it('names files and folders that exist', () => {
    const paths = findQuotedPaths(text)
    expect(paths).not.toEqual([])
    expect(paths.filter((path) => !fs.existsSync(path))).toEqual([])
  })
  it('names scripts that package.json has', () => {
    const scriptNames = findQuotedScripts(text)
    expect(scriptNames).not.toEqual([])
    expect(scriptNames.filter((script) => !Object.hasOwn(scripts, script))).toEqual([])
  })
})

describe('the paths that a document quotes', () => {
  it.each([
    ['see `lib/no-such-room/x.ts`', ['lib/no-such-room/x.ts']],
    ['run `npx tsx scripts/no-such.ts stop`', ['scripts/no-such.ts']],
    ['`app/(marketing)/<name>/page.tsx` and `x-view.tsx` and `lib/*`', []],
    ['`no-such.config.ts`', ['no-such.config.ts']],
    ['`findVideo` of the library', []],
  ])('%s', (text, paths) => expect(findQuotedPaths(text)).toEqual(paths))
})
