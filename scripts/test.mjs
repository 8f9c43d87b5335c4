// npm test: everything that can be checked, from a fresh clone, with nothing from outside but the
// packages. It stops at the first stage that fails, and says at the end how many tests passed.
import fs from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureClient } from './prisma-generate.mjs'
import { projectDir, runCommand, runNode, say, Stop } from './project.mjs'

const dataDir = path.join(projectDir, '.data', `test-run-${process.pid}`)
const bin = (name) => path.join(projectDir, 'node_modules', name)
const total = { passed: 0, failed: 0, flaky: 0 }

/** Runs a stage; a failed one that counted no failed test counts as one itself. */
async function stage(title, run) {
  say(`\n— ${title}`)
  const before = total.failed
  const isWell = await run()
  if (isWell) return
  if (total.failed === before) total.failed += 1
  throw new Stop(`${title}: failed.`)
}

const program = (args, env) => async () => (await runNode(args, { env })) === 0

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined)

async function unitTests() {
  const report = path.join(dataDir, 'unit.json')
  const code = await runNode(
    [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env: { TEST_DATA_DIR: dataDir } },
  )
  const result = readJson(report)
  if (!result) return false
  total.passed += result.numPassedTests
  // A file that does not even load has no tests of its own to fail.
  total.failed +=
    result.numFailedTests +
    result.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length
  return code === 0
}

async function browserTests() {
  const report = path.join(dataDir, 'browser.json')
  const code = await runNode([bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    env: { TEST_DATA_DIR: dataDir, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const result = readJson(report)
  if (!result) return false
  total.passed += result.stats.expected
  total.failed += result.stats.unexpected
  total.flaky += result.stats.flaky
  return code === 0
}

async function stages() {
  await ensureInstalled()
  await ensureChromium()
  await ensureClient()
  fs.mkdirSync(dataDir, { recursive: true })
  await stage('Lint', program([bin('eslint/bin/eslint.js'), '.', '--max-warnings=0']))
  await stage('Types', program([bin('typescript/bin/tsc'), '--noEmit']))
  await stage('Unit and contract tests', unitTests)
  await stage('Production build', () => ensureBuilt().then(() => true))
  await stage('Browser tests', browserTests)
}

/** Ends the databases of this run and removes what it wrote. */
async function clearUp() {
  if (!fs.existsSync(dataDir)) return
  await runNode(['--import', 'tsx', 'scripts/database/cli.ts', 'remove'], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '', API_URL: '' },
  })
  fs.rmSync(dataDir, { recursive: true, force: true })
}

const interrupted = () => void clearUp().finally(() => process.exit(130))
process.once('SIGINT', interrupted)
process.once('SIGTERM', interrupted)

await runCommand(async () => {
  // A developer's settings are not the tests' settings.
  for (const name of [
    'NODE_ENV',
    'DATABASE_URL',
    'API_URL',
    'API_V2_URL',
    'SITE_URL',
    'PORT',
    'DEMO',
    'DATA_DIR',
    'REDIS_URL',
  ])
    delete process.env[name]
  let isWell = true
  try {
    await stages()
  } catch (error) {
    isWell = false
    total.failed ||= 1
    console.error(error instanceof Stop ? `\n${error.message}` : error)
  }
  await clearUp()
  // A browser test that passed at its second try passed; it is named above, and is to be mended.
  say(
    `\n${total.passed + total.flaky} passed${total.flaky > 0 ? ` (${total.flaky} at a second try)` : ''}, ${total.failed} failed`,
  )
  process.exit(isWell ? 0 : 1)
})
