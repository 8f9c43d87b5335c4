import type * as childProcess from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { onInvalidation, type Invalidation } from '../../lib/cache/invalidation'
import { startApplicationProcess, type ApplicationProcess } from '../../lib/server/application-process'
import { parseEnv } from '../../lib/config/env'
import { RestartPauses } from '../../lib/server/restart-pauses'
import { watchHealth } from '../../lib/server/watch-health'
import { createAnonymousRequest } from '../../lib/server/page-request'
import { sendMessage } from '../../lib/server/application-protocol'

vi.mock('node:child_process', async (importOriginal) => {
  const original = await importOriginal<typeof childProcess>()
  return { ...original, fork: vi.fn(original.fork) }
})

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'application-process-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const logFile = path.join(folder, 'log')
/** The lines that the programs have logged, without the ids of their processes. */
const readLog = () => fs.readFileSync(logFile, 'utf8').trim().split('\n')
const countStarts = () => readLog().filter((line) => line.startsWith('started')).length

/** Writes a program that logs what happens to it. It answers health requests with its process id. */
function writeProgram(name: string, body: string): string {
  const file = path.join(folder, `${name}.mjs`)
  fs.writeFileSync(
    file,
    `import fs from 'node:fs'
     import http from 'node:http'
     const log = (line) => fs.appendFileSync(${JSON.stringify(logFile)}, line + '\\n')
     log('started')
     const starts = fs.readFileSync(${JSON.stringify(logFile)}, 'utf8').split('started').length - 1
     const listen = () => {
       fs.rmSync(process.argv[2], { force: true })
       http.createServer((_request, response) => response.end(JSON.stringify({ pid: process.pid })))
         .listen(process.argv[2], () => process.send({ type: 'ready' }))
     }
     process.on('message', (message) => log(JSON.stringify(message)))
     process.on('disconnect', () => { log('stopped'); process.exit(0) })
     ${body}`,
  )
  return file
}

/** Enough for the programs here, which have no work to finish. */
const STOP_TIMEOUT_MS = 2_000

let applicationProcess: ApplicationProcess | undefined
async function start(
  name: string,
  body: string,
  options: Partial<Parameters<typeof startApplicationProcess>[1]> = {},
): Promise<ApplicationProcess | undefined> {
  fs.writeFileSync(logFile, '')
  applicationProcess = await startApplicationProcess(writeProgram(name, body), {
    settings: parseEnv({}),
    restartPauses: new RestartPauses({ firstMs: 1, maxMs: 1 }),
    stopTimeoutMs: STOP_TIMEOUT_MS,
    ...options,
  })
  return applicationProcess
}
afterEach(() => applicationProcess?.stop())

const readPid = async () =>
  ((await applicationProcess?.application.readHealth()) as unknown as { pid: number }).pid

it('passes views and dropped sockets to the application, which finishes its work before the end', async () => {
  const { addListingViews, dropSockets, stop } = (await start('steady', 'listen()')) as ApplicationProcess
  addListingViews(new Map([[7, 2]]))
  dropSockets()
  await stop()
  expect(readLog()).toEqual([
    'started',
    '{"type":"listing-views","counts":[[7,2]]}',
    '{"type":"drop-sockets"}',
    'stopped',
  ])
})

it('passes the invalidations of the application to the caches of this process', async () => {
  const seen: Invalidation[] = []
  const end = onInvalidation((invalidation) => seen.push(invalidation))
  await start(
    'invalidating',
    `process.send({ type: 'invalidated', invalidations: [{ effect: 'purge', tags: ['listing:7'] }] }); listen()`,
  )
  end()
  expect(seen).toEqual([{ effect: 'purge', tags: ['listing:7'] }])
})

it('starts an application again that has ended, and renews all cached pages, whose events may be lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await start('killed', 'listen()')
  const seen: Invalidation[] = []
  const end = onInvalidation((invalidation) => seen.push(invalidation))
  const firstPid = await readPid()
  process.kill(firstPid, 'SIGKILL')
  await vi.waitFor(async () => expect(await readPid()).not.toBe(firstPid), { timeout: 10_000 })
  end()
  expect(seen).toEqual([{ effect: 'must-revalidate', tags: 'all' }])
  expect(countStarts()).toBe(2)
})

it('starts an application again until it is ready, when the database is away for example', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await start('recovering', 'if (starts === 2 || starts === 3) process.exit(1); listen()')
  process.kill(await readPid(), 'SIGKILL')
  await vi.waitFor(() => expect(countStarts()).toBe(4), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await readPid()).toBeGreaterThan(0), { timeout: 10_000 })
})

it('pauses before it starts an application again that has ended twice, and stops meanwhile', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const restartPauses = new RestartPauses({ firstMs: 30_000 })
  const started = await start('failing-twice', 'listen()', { restartPauses })
  const firstPid = await readPid()
  process.kill(firstPid, 'SIGKILL')
  await vi.waitFor(async () => expect(await readPid()).not.toBe(firstPid), { timeout: 10_000 })
  process.kill(await readPid(), 'SIGKILL')
  await vi.waitFor(() =>
    expect(logged).toHaveBeenCalledWith('The application has ended, and is started again in 30 seconds.'),
  )
  const page = await started?.application.renderPage(createAnonymousRequest('/contact', {}))
  expect([page?.status, page?.headers['retry-after']]).toEqual([503, '5'])
  await applicationProcess?.stop()
  expect(countStarts()).toBe(2)
})

it('pauses twice as long each time, half a minute at most, and not after a minute of work', () => {
  let nowMs = 0
  const pauses = new RestartPauses({ now: () => nowMs })
  const liveFor = (ms: number) => {
    pauses.noteReady()
    nowMs += ms
    return pauses.nextMs()
  }
  expect(Array.from({ length: 9 }, () => liveFor(59_999))).toEqual([
    0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
  expect(liveFor(60_000)).toBe(0)
  expect([pauses.nextMs(), pauses.nextMs()]).toEqual([500, 1_000])
})

it('starts an application again whose socket’s folder has been removed, or that could not be started', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const started = await start(
    'without-folder',
    `process.on('message', () => {
       fs.rmSync(process.argv[2].replace('/application.sock', ''), { recursive: true })
       log('removed')
     })
     listen()`,
  )
  const firstPid = await readPid()
  started?.dropSockets()
  await vi.waitFor(() => expect(readLog()).toContain('removed'), { timeout: 10_000 })
  const failure = new Error('spawn ENOMEM')
  vi.mocked(fork).mockImplementationOnce(() => {
    throw failure
  })
  process.kill(firstPid, 'SIGKILL')
  await vi.waitFor(async () => expect(await readPid()).not.toBe(firstPid), { timeout: 10_000 })
  expect(logged).toHaveBeenCalledWith('The application could not be started:', failure)
})

it('stops while an application starts again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await start('slow', 'if (starts === 1) listen()')
  process.kill(await readPid(), 'SIGKILL')
  await vi.waitFor(() => expect(countStarts()).toBe(2), { timeout: 10_000 })
  await applicationProcess?.stop()
  expect(readLog().at(-1)).toBe('stopped')
  expect(countStarts()).toBe(2)
})

it('ends an application that does not end by itself', async () => {
  await start('hanging', "process.removeAllListeners('disconnect'); listen()")
  const pid = await readPid()
  await applicationProcess?.stop()
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

it('starts where the path of its socket would be too long, beside another server', async () => {
  // The folder's name ends where Node would cut the path off.
  const longFolder = path.join(folder, 'x'.repeat(Math.max(1, 104 - folder.length)))
  fs.mkdirSync(longFolder)
  vi.stubEnv('TMPDIR', longFolder)
  const other = await start('first', 'listen()')
  try {
    expect(await start('second', 'listen()')).toBeDefined()
  } finally {
    await other?.stop()
    vi.unstubAllEnvs()
  }
})

it('a message to a process that has ended is lost, and does not end its sender', async () => {
  const peer = fork(writeProgram('peer', ''))
  peer.disconnect()
  sendMessage(peer, { type: 'invalidated', invalidations: [{ effect: 'purge', tags: 'all' }] })
  await once(peer, 'exit')
})

it('does not start an application again that ends before it is ready', async () => {
  expect(await start('failing', 'process.exit(3)')).toBeUndefined()
  expect(countStarts()).toBe(1)
})

it('does not start an application again that has been stopped', async () => {
  await start('stopped', 'listen()')
  await applicationProcess?.stop()
  await new Promise(setImmediate)
  expect(countStarts()).toBe(1)
})

it('ends an application that answers no health checks any more, and starts it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const hangsAtFirst = `const isFirst = fs.readFileSync(${JSON.stringify(logFile)}, 'utf8').trim() === 'started'
    if (isFirst) http.Server.prototype.emit = () => true
    listen()
    if (isFirst) process.send({ type: 'ready' })`
  await start('hanging', hangsAtFirst, { healthChecks: { checkIntervalMs: 10, maxFailures: 3 } })
  await vi.waitFor(async () => expect(await readPid()).toBeGreaterThan(0), { timeout: 10_000 })
  expect(countStarts()).toBe(2)
})

it('leaves an application alone that answers some of its health checks', async () => {
  vi.useFakeTimers()
  const onHang = vi.fn()
  const answers = [false, false, true, false, false, true]
  const readHealth = () => (answers.shift() ? Promise.resolve() : Promise.reject(new Error('timed out')))
  const endWatch = watchHealth(readHealth, onHang, { checkIntervalMs: 10, maxFailures: 3 })
  await vi.advanceTimersByTimeAsync(60)
  expect([answers.length, onHang.mock.calls.length]).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(30)
  expect(onHang).toHaveBeenCalledOnce()
  endWatch()
  vi.useRealTimers()
})
