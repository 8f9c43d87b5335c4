import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contract } from '../../lib/contract'

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && fs.existsSync(file))
/**
 * Only these conditions may skip a test: the width of the browser, because another Playwright project runs the test;
 * data that is not in the repository; and Redis, which npm does not install.
 */
const allowedSkips = [
  /^e2e\/[\w-]+\.spec\.ts: test\.skip\((\(\{ isMobile \}\) => )?(isMobile|testInfo\.project\.name === 'phone'), '/,
  /^tests\/agency\/places\/gazetteer\.test\.ts: describe\.skipIf\(!existsSync\(reference\)\)/,
  /^tests\/realtime\/two-processes\.slow\.test\.ts: describe\.skipIf\(!hasRedisServer\)/,
  /^e2e\/sale-journey\.spec\.ts: test\.skip\(!hasRedisServer, 'redis-server is not installed'\)/,
]
const read = (file: string) => fs.readFileSync(file, 'utf8')
const productFiles = sources.filter((file) => /^(app|components|lib)\//.test(file))

/** Rules that lint cannot check. */
describe('the sources', () => {
  it('only one module reads the environment', () => {
    const readers = productFiles.filter((file) =>
      /process\.env\b(?!\.NODE_ENV)/.test(read(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
    )
    expect(readers).toEqual(['lib/config/env.ts'])
  })
  it('files are named in kebab-case, and none is called utils, helpers, misc or common', () => {
    // The endings are those of modules, of declarations (.d.ts, .d.mts, .d.svg.ts) and of tests.
    const misnamed = productFiles
      .map((file) => file.split('/').at(-1) ?? '')
      .filter((name) => !/^[a-z0-9-]+(\.d|\.d\.svg|\.test)?\.(ts|tsx|mjs|d\.mts)$/.test(name))
    expect(misnamed).toEqual([])
    expect(productFiles.filter((file) => /\b(utils?|helpers?|misc|common)\b/.test(file))).toEqual([])
  })
  it('files without React’s lint rules make no elements and use no hooks', () => {
    // eslint.config.mjs applies the rules of React to .tsx files, and to all files of app and components.
    const unchecked = sources.filter((file) => file.endsWith('.ts') && !/^(app|components)\//.test(file))
    const react = /import \{[^}]*\b(use[A-Z]\w*|createElement|Component)\b[^}]*\} from 'react'/
    expect(unchecked.filter((file) => react.test(read(file)))).toEqual([])
  })
  it('there is no TODO and no filler text', () => {
    const exemptFiles = ['tests/house/', 'tests/seed/banned-words.ts']
    const unfinished = sources
      .filter((file) => !exemptFiles.some((start) => file.startsWith(start)))
      .filter((file) => /\b(TODO|FIXME|XXX|HACK)\b|lorem ipsum/i.test(read(file)))
    expect(unfinished).toEqual([])
  })
  it('no test is singled out or sleeps, and tests are skipped only by the conditions listed above', () => {
    const tests = sources.filter(
      (file) =>
        /^(tests|e2e)\//.test(file) && !file.startsWith('tests/house/') && !file.startsWith('tests/bench/'),
    )
    const forbidden = /\b(it|test|describe)\.(only|todo|fixme|fails)\b|waitForTimeout\(/
    expect(tests.filter((file) => forbidden.test(read(file)))).toEqual([])
    const skips = tests.flatMap((file) =>
      [...read(file).matchAll(/.*\.(skip|skipIf|runIf)\(.*/g)].map(([line]) => `${file}: ${line.trim()}`),
    )
    expect(skips.filter((skip) => !allowedSkips.some((allowed) => allowed.test(skip)))).toEqual([])
  })
})

describe('the contract', () => {
  it('has no two calls with the same path', () => {
    const addresses = Object.values(contract).map(({ version, path }) => `${version}/${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('package.json', () => {
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >
  it('pins every version', () => {
    // A pinned version begins with a digit. An alias names its package before the version.
    const unpinned = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:[\w/@-]+@)?\d/.test(version),
    )
    expect(unpinned).toEqual([])
  })
  it('a document gives a reason for each runtime dependency', () => {
    const document = read('docs/dependencies.md')
    expect(Object.keys(dependencies ?? {}).filter((name) => !document.includes(`\`${name}\``))).toEqual([])
  })
  it('the lock file names no download address, so that npm uses the configured registry', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved"/)
  })
})
