import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pickCovering, readCovers } from '../../scripts/test-changed.mjs'

/** Browser tests take most of a run, so a test that needs no browser belongs to tests/site or to the component tests. */
const MAX_DESKTOP_JOURNEYS = 350
const MAX_PHONE_JOURNEYS = 80

interface Suite {
  suites?: Suite[]
  specs?: { tests: { projectName: string }[] }[]
}

/** Lists the Playwright project of each test of a suite. */
const listProjects = ({ suites = [], specs = [] }: Suite): string[] => [
  ...suites.flatMap(listProjects),
  ...specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)),
]
const testFiles = [
  ...fs.readdirSync('e2e').map((name) => `e2e/${name}`),
  ...fs.readdirSync('tests/site').map((name) => `tests/site/${name}`),
].filter((file) => /\.(spec|test)\.ts$/.test(file))

test('there are no more browser journeys than the budget allows, on a desktop and on a phone', () => {
  const cli = path.join('node_modules', '@playwright', 'test', 'cli.js')
  const listAsJson = execFileSync(process.execPath, [cli, 'test', '--list', '--reporter=json'], {
    encoding: 'utf8',
  })
  const projects = listProjects(JSON.parse(listAsJson) as Suite)
  const phoneJourneys = projects.filter((project) => project === 'phone').length
  const desktopJourneys = projects.length - phoneJourneys
  expect(phoneJourneys).toBeGreaterThan(0)
  expect(phoneJourneys).toBeLessThanOrEqual(MAX_PHONE_JOURNEYS)
  // Fewer would mean that the list was not read in full.
  expect(desktopJourneys).toBeGreaterThan(100)
  expect(desktopJourneys).toBeLessThanOrEqual(MAX_DESKTOP_JOURNEYS)
})

test('every site test and browser test names existing files that it covers', () => {
  expect(testFiles.length).toBeGreaterThan(30)
  for (const file of testFiles) {
    expect.soft(readCovers(file), file).not.toEqual([])
    for (const covered of readCovers(file))
      expect.soft(fs.existsSync(covered), `${file}: ${covered}`).toBe(true)
  }
})

test('a changed file picks the tests that cover it, and no others', () => {
  const picked = pickCovering(testFiles, ['components/local/essex-homes.tsx'])
  expect(picked).toContain('e2e/local.spec.ts')
  expect(picked).not.toContain('e2e/login.spec.ts')
  expect(pickCovering(testFiles, ['e2e/login.spec.ts'])).toContain('e2e/login.spec.ts')
})
