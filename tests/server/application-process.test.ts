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

it('sends the application the views of listings and the order to drop sockets, and lets it finish its work', async () => {
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
  const invalidations: Invalidation[] = []
  const stopListening = onInvalidation((invalidation) => invalidations.push(invalidation))
  await start(
    'invalidating',
    `process.send({ type: 'invalidated', invalidations: [{ effect: 'purge', tags: ['listing:7'] }] }); listen()`,
  )
  stopListening()
  expect(invalidations).toEqual([{ effect: 'purge', tags: ['listing:7'] }])
})

it('restarts an application that has ended, and revalidates all cached pages, because events may be lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await start('killed', 'listen()')
  const invalidations: Invalidation[] = []
  const stopListening = onInvalidation((invalidation) => invalidations.push(invalidation))
  const firstPid = await readPid()
  process.kill(firstPid, 'SIGKILL')
  await vi.waitFor(async () => expect(await readPid()).not.toBe(firstPid), { timeout: 10_000 })
  stopListening()
  expect(invalidations).toEqual([{ effect: 'must-revalidate', tags: 'all' }])
  expect(countStarts()).toBe(2)
})

it('restarts an application until it is ready, for example while the database is away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await start('recovering', 'if (starts === 2 || starts === 3) process.exit(1); listen()')
  process.kill(await readPid(), 'SIGKILL')
  await vi.waitFor(() => expect(countStarts()).toBe(4), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await readPid()).toBeGreaterThan(0), { timeout: 10_000 })
})

it('pauses before the second restart, and can be stopped during the pause', async () => {
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

it('doubles the pause at each restart, up to half a minute, and starts over after a minute of work', () => {
  let nowMs = 0
  const pauses = new RestartPauses({ now: () => nowMs })
  const runFor = (ms: number) => {
    pauses.noteReady()
    nowMs += ms
    return pauses.nextMs()
  }
  expect(Array.from({ length: 9 }, () => runFor(59_999))).toEqual([
    0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
  expect(runFor(60_000)).toBe(0)
  expect([pauses.nextMs(), pauses.nextMs()]).toEqual([500, 1_000])
})

it('restarts an application when its socket’s folder was removed, or when a start failed', async () => {
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

it('stops while an application restarts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await start('slow', 'if (starts === 1) listen()')
  process.kill(await readPid(), 'SIGKILL')
  await vi.waitFor(() => expect(countStarts()).toBe(2), { timeout: 10_000 })
  await applicationProcess?.stop()
  expect(readLog().at(-1)).toBe('stopped')
  expect(countStarts()).toBe(2)
})

it('kills an application that does not stop in time', async () => {
  await start('hanging', "process.removeAllListeners('disconnect'); listen()")
  const pid = await readPid()
  await applicationProcess?.stop()
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

it('starts beside another server although TMPDIR is too long for the path of a socket', async () => {
  // Node cuts a path beyond 104 bytes (macOS) or 108 (Linux), so both servers would get the same one in this folder.
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

it('does not restart an application that ends before it is ready for the first time', async () => {
  expect(await start('failing', 'process.exit(3)')).toBeUndefined()
  expect(countStarts()).toBe(1)
})

it('does not restart an application that has been stopped', async () => {
  await start('stopped', 'listen()')
  await applicationProcess?.stop()
  await new Promise(setImmediate)
  expect(countStarts()).toBe(1)
})

it('restarts an application that no longer answers its health checks', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const hangsAtFirst = `const isFirst = fs.readFileSync(${JSON.stringify(logFile)}, 'utf8').trim() === 'started'
    if (isFirst) http.Server.prototype.emit = () => true
    listen()
    if (isFirst) process.send({ type: 'ready' })`
  await start('hanging', hangsAtFirst, { healthChecks: { checkIntervalMs: 10, maxFailures: 3 } })
  await vi.waitFor(async () => expect(await readPid()).toBeGreaterThan(0), { timeout: 10_000 })
  expect(countStarts()).toBe(2)
})

it('does not restart an application that answers some of its health checks', async () => {
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
