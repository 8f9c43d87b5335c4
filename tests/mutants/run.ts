import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Mutant } from './mutant'
import { mutants } from './mutants'

/*
 * `npm run test:mutants -- [WORD …]`: switches each control of mutants.ts off in turn and runs the tests that must
 * notice. It prints a table, and fails if a control is switched off unnoticed. Words select the mutants whose control or
 * file contains one of them.
 *
 * The working tree is never changed. A mutant lives in a copy of the project's files below .data, so that the copy finds
 * packages in the project's node_modules. It uses the test databases of the project.
 */

/** The exit code of a process that SIGINT ends, by convention 128 plus the signal's number. */
const INTERRUPTED_EXIT_CODE = 130
const root = process.cwd()
const searchWords = process.argv.slice(2)
const chosenMutants = mutants.filter(
  ({ control, file }) =>
    searchWords.length === 0 || searchWords.some((word) => `${control} ${file}`.includes(word)),
)

/** A mutant is killed if a test fails. All other verdicts, in capitals, fail the run. */
type Verdict = 'killed' | 'SURVIVED' | 'SOURCE TEXT MISSING' | 'DOES NOT RUN'
const VERDICT_COLUMN_WIDTH = 20

/** Copies the files that Git does not ignore, and the generated files. @returns the folder of the copy */
function copyProject(): string {
  fs.mkdirSync(path.join(root, '.data'), { recursive: true })
  const copy = fs.mkdtempSync(path.join(root, '.data', 'mutants-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
  const files = listed.split('\0').filter((file) => file && fs.existsSync(file))
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    fs.copyFileSync(file, path.join(copy, file))
  }
  // `npm run db:generate` creates this folder, which Git ignores.
  const generated = 'prisma/generated'
  if (fs.existsSync(generated)) fs.cpSync(generated, path.join(copy, generated), { recursive: true })
  return copy
}

interface TestRun {
  failedTests: number
  passedTests: number
  /** The failed tests and their messages, for a person to read. */
  failures: string
}

/** The fields of Vitest's JSON report that are read here. */
interface Report {
  numFailedTests: number
  numPassedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const describeFailures = ({ testResults }: Report): string =>
  testResults
    .flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}: ${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join(' ')}`),
    ])
    .join('\n')

/** Runs test files in the copy until the first failure. If Vitest writes no report, no test has run. */
async function runTests(copy: string, tests: readonly string[]): Promise<TestRun> {
  const reportFile = path.join(copy, 'vitest-report.json')
  fs.rmSync(reportFile, { force: true })
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--bail', '1', '--reporter=json', `--outputFile=${reportFile}`, ...tests],
    { cwd: copy, env: { ...process.env, TEST_DATA_DIR: path.join(root, '.data', 'test') } },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  await new Promise((resolve) => child.on('close', resolve))
  if (!fs.existsSync(reportFile)) return { failedTests: 0, passedTests: 0, failures: output }
  const report = JSON.parse(fs.readFileSync(reportFile, 'utf8')) as Report
  const { numFailedTests: failedTests, numPassedTests: passedTests } = report
  return { failedTests, passedTests, failures: describeFailures(report) }
}

async function tryMutant(copy: string, mutant: Mutant): Promise<Verdict> {
  const file = path.join(copy, mutant.file)
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  const occurrences = text.split(mutant.source).length - 1
  if (occurrences !== 1) return 'SOURCE TEXT MISSING'
  fs.writeFileSync(
    file,
    // Given by a function, because `replace` gives a meaning to signs such as `$&` in a text.
    text.replace(mutant.source, () => mutant.replacement),
  )
  try {
    const { failedTests, passedTests } = await runTests(copy, mutant.tests)
    if (failedTests > 0) return 'killed'
    // If no test failed and none passed, the test file did not load, which proves nothing.
    return passedTests > 0 ? 'SURVIVED' : 'DOES NOT RUN'
  } finally {
    fs.writeFileSync(file, text)
  }
}

/** Throws if a test fails before any control is switched off. Such a test would seem to kill every mutant. */
async function requirePassingTests(copy: string): Promise<void> {
  const { failedTests, passedTests, failures } = await runTests(copy, [
    ...new Set(chosenMutants.flatMap(({ tests }) => tests)),
  ])
  if (failedTests === 0 && passedTests > 0) return
  throw new Error(`The tests do not pass before a control is switched off.\n${failures}`)
}

const copy = copyProject()
const stop = () => {
  fs.rmSync(copy, { recursive: true, force: true })
  process.exit(INTERRUPTED_EXIT_CODE)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
try {
  if (chosenMutants.length === 0)
    throw new Error(`No control has one of the words: ${searchWords.join(', ')}`)
  await requirePassingTests(copy)
  let unnoticedMutants = 0
  for (const mutant of chosenMutants) {
    const startedAt = Date.now()
    const verdict = await tryMutant(copy, mutant)
    if (verdict !== 'killed') unnoticedMutants += 1
    const seconds = ((Date.now() - startedAt) / 1_000).toFixed(0).padStart(3)
    process.stdout.write(
      `${verdict.padEnd(VERDICT_COLUMN_WIDTH)} ${seconds} s  ${mutant.file}: ${mutant.control}\n`,
    )
  }
  process.stdout.write(
    `${chosenMutants.length - unnoticedMutants} of ${chosenMutants.length} mutants killed.\n`,
  )
  process.exitCode = unnoticedMutants ? 1 : 0
} finally {
  fs.rmSync(copy, { recursive: true, force: true })
}
