// npm run test:changed -- [--unit] [--list] [FILE …]: runs the tests of the files that differ from origin/main, or of
// the files that are named. Unit tests are found by their imports, site and browser tests by a `// covers:` header.
//   --unit  runs no site tests and no browser tests
//   --list  prints the site and browser tests, and runs nothing
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectDir, runCommand, runNode, say } from './project.mjs'

const COVERS = /^\/\/ covers: (.+)$/m
const getPackageFile = (name) => path.join(projectDir, 'node_modules', name)
const runGit = (...args) =>
  execFileSync('git', args, { cwd: projectDir, encoding: 'utf8' }).split('\n').filter(Boolean)

function findChangedFiles() {
  const [base = 'HEAD'] = runGit('merge-base', 'HEAD', 'origin/main')
  const EXCEPT_DELETED = '--diff-filter=d'
  return [
    ...runGit('diff', '--name-only', EXCEPT_DELETED, base),
    ...runGit('ls-files', '--others', '--exclude-standard'),
  ]
}

const listTests = (folder, suffix) =>
  fs
    .readdirSync(path.join(projectDir, folder))
    .filter((name) => name.endsWith(suffix))
    .map((name) => `${folder}/${name}`)

export function readCovers(file) {
  const [, list = ''] = COVERS.exec(fs.readFileSync(path.join(projectDir, file), 'utf8')) ?? []
  return list.split(', ').filter(Boolean)
}

export const pickCovering = (tests, changed) =>
  tests.filter((test) =>
    changed.some(
      (file) =>
        file === test ||
        readCovers(test).some((covered) => file === covered || file.startsWith(`${covered}/`)),
    ),
  )

if (process.argv[1] === fileURLToPath(import.meta.url))
  await runCommand(async () => {
    const args = process.argv.slice(2)
    const namedFiles = args.filter((arg) => !arg.startsWith('--'))
    const changed = namedFiles.length > 0 ? namedFiles : findChangedFiles()
    const siteTests = pickCovering(listTests('tests/site', '.test.ts'), changed)
    const browserTests = pickCovering(listTests('e2e', '.spec.ts'), changed)
    const sources = changed.filter(
      (file) => /\.(ts|tsx|mjs)$/.test(file) && !/^(e2e|tests\/site)\//.test(file),
    )
    say([...siteTests, ...browserTests].join('\n') || 'No site test and no browser test covers the change.')
    if (args.includes('--list')) return
    const vitest = getPackageFile('vitest/vitest.mjs')
    const runsAllTests = !args.includes('--unit')
    const commands = []
    if (sources.length > 0) commands.push([vitest, 'related', '--run', '--passWithNoTests', ...sources])
    if (runsAllTests && siteTests.length > 0)
      commands.push([vitest, 'run', '--config', 'vitest.site.config.ts', ...siteTests])
    if (runsAllTests && browserTests.length > 0)
      commands.push([getPackageFile('@playwright/test/cli.js'), 'test', ...browserTests])
    for (const command of commands) {
      const exitCode = await runNode(command)
      if (exitCode !== 0) process.exit(1)
    }
  })
