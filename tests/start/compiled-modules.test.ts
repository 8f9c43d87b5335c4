import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** A small program that is run in processes of its own, first recorded and then taken from what was kept. */
let root: string
let kept: string

const modules = {
  'main.cjs': `
    const { greet, self } = require('./greet')
    const answers = { greeting: greet('Ada'), self, main: require.main.filename === __dirname + '/runner.cjs' }
    answers.resolved = require.resolve('./greet').slice(__dirname.length)
    answers.paths = require.resolve.paths('zod').includes(__dirname + '/node_modules')
    answers.cached = require.cache[require.resolve('./greet')].parent === module
    answers.es = require('./es').word
    answers.command = require('./command').name
    try { require('./broken') } catch (error) { answers.broken = error.message + error.stack.includes('broken.js:2') }
    import('./later.cjs').then(({ default: later }) => later()).then((later) => process.stdout.write(JSON.stringify({ ...answers, later, taken: taken() })))`,
  'greet.js': `exports.greet = (name) => 'Hello, ' + name
    exports.self = this === exports && exports === module.exports && __filename.endsWith('/greet.js')`,
  'es/index.js': `export const word = 'esm'`,
  'es/package.json': '{"type":"module"}',
  'broken.js': `module.exports = 1
    throw new Error('told at line 2 ')`,
  'later.cjs': `module.exports = async () => (await import('./latest.mjs')).default`,
  'latest.mjs': `export default 'later'`,
  'command.js': `#!/usr/bin/env node
    exports.name = 'command'`,
}
const whole = {
  greeting: 'Hello, Ada',
  self: true,
  main: true,
  resolved: '/greet.js',
  paths: true,
  cached: true,
  es: 'esm',
  command: 'command',
  broken: 'told at line 2 true',
  later: 'later',
}

beforeEach(async () => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'compiled-')))
  kept = path.join(root, 'compiled.bin')
  fs.mkdirSync(path.join(root, 'es'))
  for (const [name, source] of Object.entries(modules)) fs.writeFileSync(path.join(root, name), source)
  await build({
    entryPoints: ['lib/start/compiled-modules.ts'],
    outfile: path.join(root, 'compiled-modules.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
  })
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

/** What the program answers when it is started by a few lines of its own. */
function run(start: string, flags: string[] = []): Record<string, unknown> {
  const runner = path.join(root, 'runner.cjs')
  fs.writeFileSync(
    runner,
    `
    const { takeCompiled, recordCompiled } = require('./compiled-modules.cjs')
    globalThis.taken = () => 0
    ${start}
    require('./main.cjs')`,
  )
  return JSON.parse(
    execFileSync(process.execPath, [...flags, runner], { encoding: 'utf8', cwd: os.tmpdir() }),
  ) as Record<string, unknown>
}
const record = () => run(`recordCompiled(${JSON.stringify(kept)}, __dirname)`)
const take = (flags?: string[]) =>
  run(`globalThis.taken = takeCompiled(${JSON.stringify(kept)}, __dirname)`, flags)

// P12
it('runs a program the same from what was compiled before, and asks Node for what cannot be kept', () => {
  expect(record()).toEqual({ ...whole, taken: 0 })
  // greet.js and broken.js; main.cjs and later.cjs ask with import(), es/ is an ES module, command.js begins with #!.
  expect(take()).toEqual({ ...whole, taken: 2 })
})

it('compiles a module anew whose source has changed since', () => {
  record()
  fs.writeFileSync(path.join(root, 'broken.js'), modules['broken.js'].replace('told at', 'said in'))
  expect(take()).toEqual({ ...whole, broken: 'said in line 2 true', taken: 1 })
})

it('starts without the file, with a file of nonsense, of another V8, and cut short', () => {
  expect(take()).toEqual({ ...whole, taken: 0 })
  fs.writeFileSync(kept, 'nonsense')
  expect(take()).toEqual({ ...whole, taken: 0 })
  record()
  expect(take(['--no-lazy'])).toEqual({ ...whole, taken: 0 })
  fs.truncateSync(kept, fs.statSync(kept).size - 1)
  expect(take()).toEqual({ ...whole, taken: 0 })
})
