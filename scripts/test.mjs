// npm test: runs every check from a fresh clone.
import fs from 'node:fs'
import path from 'node:path'
import { findFreePort, startSiteUnderTest } from '../tests/support/start-site.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureTableTypes } from './prisma-generate.mjs'
import { endRunningPrograms, projectDir, runCommand, runNode, say, CommandError } from './project.mjs'
import { settingNames } from './setting-names.mjs'

const dataDir = path.join(projectDir, '.data', `test-run-${process.pid}`)
const getPackageFile = (name) => path.join(projectDir, 'node_modules', name)
const totals = { passed: 0, failed: 0, flaky: [] }
const sites = []
let isInterrupted = false

const secondsSince = (start) => `${Math.round((Date.now() - start) / 1_000)} s`

/** Runs a stage and prints its duration. A stage that fails without a failed test counts as one failed test. */
async function runStage(title, run) {
  if (isInterrupted) throw new CommandError(`${title}: not started.`)
  const start = Date.now()
  const failedBefore = totals.failed
  say(`\n— ${title} …`)
  if (await run()) return say(`\n— ${title}: ${secondsSince(start)}`)
  if (totals.failed === failedBefore) totals.failed += 1
  say(`\n— ${title}: failed after ${secondsSince(start)}`)
  throw new CommandError(`${title}: failed.`)
}

const runProgram = (args) => async () => (await runNode(args, { quiet: true, ownGroup: true })) === 0

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined)

async function runVitest(name, args = [], env = {}) {
  const report = path.join(dataDir, `${name}.json`)
  const code = await runNode(
    [
      getPackageFile('vitest/vitest.mjs'),
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { TEST_DATA_DIR: dataDir, ...env }, ownGroup: true },
  )
  const result = readJson(report)
  if (!result) return false
  totals.passed += result.numPassedTests
  // A file that does not load has no failed tests, so it counts as one.
  const unloadedFiles = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  totals.failed += result.numFailedTests + unloadedFiles.length
  return code === 0
}

const findFlakyTitles = (suites = []) =>
  suites.flatMap((suite) => [
    ...findFlakyTitles(suite.suites),
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
  ])

async function runBrowserTests(env) {
  const report = path.join(dataDir, 'browser.json')
  const code = await runNode([getPackageFile('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    env: { TEST_DATA_DIR: dataDir, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
    ownGroup: true,
  })
  const result = readJson(report)
  if (!result) return false
  totals.passed += result.stats.expected + result.stats.flaky
  totals.failed += result.stats.unexpected
  totals.flaky.push(...findFlakyTitles(result.suites))
  return code === 0
}

const runCheck = (title, args) => () => runStage(title, runProgram(args))

const checks = [
  runCheck('Format', [getPackageFile('prettier/bin/prettier.cjs'), '--check', '.', '--log-level=warn']),
  runCheck('Unused code', [getPackageFile('knip/bin/knip.js'), '--no-progress', '--no-config-hints']),
  runCheck('Lint', [getPackageFile('eslint/bin/eslint.js'), '.', '--max-warnings=0']),
  // TypeScript 7 has the fast compiler. The tools that need the compiler's API use the package `typescript`.
  runCheck('Types', [getPackageFile('typescript-7/bin/tsc'), '--noEmit']),
]

/** Runs stages at the same time. Waits for all of them even if one fails, so that none is left running. */
async function runTogether(...stages) {
  const results = await Promise.allSettled(stages.map((stage) => stage()))
  const failure = results.find(({ status }) => status === 'rejected')
  if (failure) throw failure.reason
}

/** Runs stages one after the other. The next ones run even if one fails, so that one run reports all failures. */
async function runInTurn(...stages) {
  const failures = []
  for (const stage of stages) await stage().catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** @param {(env: Record<string, string>) => Promise<boolean>} run gets the variables that make tests use the site */
async function runOnSite(title, run) {
  const port = await findFreePort()
  const env = { E2E_PORT: String(port), E2E_SERVER: 'running', TEST_DATA_DIR: dataDir }
  let site
  await runStage(`The site of the ${title.toLowerCase()}`, async () => {
    site = await startSiteUnderTest(port, env)
    sites.push(site)
    return true
  })
  await runStage(title, () => run(env)).finally(() => site.stop())
}

async function runAll() {
  await ensureInstalled()
  await ensureChromium()
  await ensureTableTypes()
  fs.mkdirSync(dataDir, { recursive: true })
  const built = runStage('Production build', () => ensureBuilt().then(() => true))
  const runOnceBuilt = (title, run) => () => built.then(() => runOnSite(title, run))
  await runInTurn(
    () =>
      runTogether(runOnceBuilt('Browser tests', runBrowserTests), () =>
        runInTurn(...checks, () => runStage('Unit and contract tests', () => runVitest('unit'))),
      ),
    // These run alone: some of them measure how soon the site answers.
    runOnceBuilt('Site tests', (env) => runVitest('site', ['--config', 'vitest.site.config.ts'], env)),
  )
}

async function cleanUp() {
  await Promise.all(sites.map((site) => site.stop()))
  if (!fs.existsSync(dataDir)) return
  // An empty value keeps a .env file from setting the variable.
  await runNode(['--import', 'tsx', 'scripts/database/cli.ts', 'remove'], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '', API_URL: '' },
  })
  fs.rmSync(dataDir, { recursive: true, force: true })
}

/** The exit code by which a shell reports a Ctrl-C. */
const INTERRUPTED_EXIT_CODE = 130
/** Ends the tests before it cleans up, because the clean-up removes their databases and files. */
async function interrupt() {
  isInterrupted = true
  await endRunningPrograms()
  await cleanUp().finally(() => process.exit(INTERRUPTED_EXIT_CODE))
}
process.once('SIGINT', interrupt)
process.once('SIGTERM', interrupt)

await runCommand(async () => {
  // A developer's own settings must not change the tests.
  for (const name of settingNames) delete process.env[name]
  // Tests run on a build made from the sources alone, without the cache of an earlier build.
  process.env.BUILD_CACHE = 'off'
  const start = Date.now()
  let hasPassed = true
  try {
    await runAll()
  } catch (error) {
    hasPassed = false
    totals.failed ||= 1
    console.error(error instanceof CommandError ? `\n${error.message}` : error)
  }
  // After an interruption `interrupt` cleans up and exits, even if it came during this clean-up.
  if (!isInterrupted) await cleanUp()
  if (isInterrupted) return
  for (const title of totals.flaky) say(`flaky: ${title}`)
  const flaky = totals.flaky.length > 0 ? ` (${totals.flaky.length} at a second try)` : ''
  say(`\n${secondsSince(start)}`)
  say(`${totals.passed} passed${flaky}, ${totals.failed} failed`)
  process.exit(hasPassed ? 0 : 1)
})
