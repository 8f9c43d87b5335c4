import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fileMessages } from '../../lib/contract/file-messages'
import { createFilePreparer, prepareInProcess } from '../../lib/media/file-preparer'

let folder: string
let processListFile: string
let decoderFile: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'preparer-'))
  // This decoder decodes nothing. As the "problem" of a file it replies with the file's name, its own process id and
  // priority, and the names of its settings. Some file names make it crash or hang.
  decoderFile = path.join(folder, 'decoder.mjs')
  fs.writeFileSync(
    decoderFile,
    `import fs from 'node:fs'
     import os from 'node:os'
     fs.appendFileSync(${JSON.stringify(path.join(folder, 'processes'))}, process.pid + '\\n')
     const reply = (name) => {
       const details = [name, process.pid, os.getPriority(), Object.keys(process.env).join()]
       process.send({ preparation: { problem: details.join(' ') } })
     }
     let isBusy = false
     process.on('message', async ({ path }) => {
       const name = path.split('/').at(-1)
       if (isBusy) return reply('two at once')
       isBusy = true
       if (name === 'bomb') process.kill(process.pid, 'SIGKILL')
       if (name === 'once' && !fs.existsSync(path)) { fs.writeFileSync(path, ''); process.exit(1) }
       if (name === 'endless') return
       await new Promise((resolve) => setImmediate(resolve))
       isBusy = false
       reply(name)
     })
     process.on('disconnect', () => process.exit())`,
  )
})
beforeEach(() => {
  processListFile = path.join(folder, 'processes')
  fs.rmSync(processListFile, { force: true })
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const readStartedProcesses = () => fs.readFileSync(processListFile, 'utf8').trim().split('\n').map(Number)
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const createPreparer = (options: { idleMs?: number; maxMs?: number } = {}) => {
  const prepare = createFilePreparer({ program: { file: decoderFile, nodeOptions: [] }, ...options })
  return async (name: string) => {
    const preparation = await prepare(path.join(folder, name), 'image')
    return 'problem' in preparation ? preparation.problem : 'prepared'
  }
}
/** Splits the reply of the decoder above. */
const parseOutcome = (outcome: string) => {
  const [name, pid, priority, settings] = outcome.split(' ')
  return { name, pid: Number(pid), priority: Number(priority), settings }
}
const muteConsoleError = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

describe('the process that decodes uploaded files', () => {
  it('prepares one file at a time, with a low priority and without the settings of the site', async () => {
    const prepare = createPreparer()
    const outcomes = (await Promise.all(['a', 'b', 'c', 'd'].map(prepare))).map(parseOutcome)
    expect(outcomes.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
    const { pid, priority, settings } = outcomes[0]!
    expect(new Set(outcomes.map((outcome) => outcome.pid))).toEqual(new Set([pid]))
    expect(pid).not.toBe(process.pid)
    expect(priority).toBe(os.constants.priority.PRIORITY_BELOW_NORMAL)
    expect(settings).not.toMatch(/PATH|DATABASE|KEY|SECRET/)
  })

  it('is restarted after a file that kills it, and refuses only this file', async () => {
    const consoleError = muteConsoleError()
    const prepare = createPreparer()
    const outcomes = await Promise.all(['a', 'bomb', 'b'].map(prepare))
    expect(parseOutcome(outcomes[0]!).name).toBe('a')
    expect(outcomes[1]).toBe(fileMessages.broken)
    expect(parseOutcome(outcomes[2]!).name).toBe('b')
    // The bomb is tried twice, and each time it kills a process. The third process prepares 'b'.
    expect(readStartedProcesses()).toHaveLength(3)
    expect(consoleError).toHaveBeenCalledTimes(2)
  })

  it('gets a file again if only the first try ends the process', async () => {
    muteConsoleError()
    expect(await createPreparer()('once')).toMatch(/^once /)
  })

  it('is ended when a file takes too long', async () => {
    const consoleError = muteConsoleError()
    expect(await createPreparer({ maxMs: 300 })('endless')).toBe(fileMessages.broken)
    // The file is tried twice.
    expect(consoleError).toHaveBeenCalledTimes(2)
  })

  it('ends after an idle time, and starts again for the next file', async () => {
    const prepare = createPreparer({ idleMs: 50 })
    const firstPid = parseOutcome(await prepare('a')).pid
    await vi.waitFor(() => expect(isAlive(firstPid)).toBe(false), { timeout: 10_000 })
    expect(parseOutcome(await prepare('b')).pid).not.toBe(firstPid)
  })
})

it('the real process encodes a picture, and refuses a file with a message', async () => {
  const picture = path.join(folder, 'garden.jpg')
  await sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#7a9' } })
    .jpeg()
    .toFile(picture)
  const prepared = await prepareInProcess(picture, 'floorplan')
  if ('problem' in prepared) throw new Error(prepared.problem)
  expect(prepared).toMatchObject({ name: expect.stringMatching(/^[0-9a-f]{24}\.webp$/), advice: [] })
  expect(await sharp(prepared.content).metadata()).toMatchObject({ format: 'webp', width: 1_200 })
  expect(await prepareInProcess(picture, 'document')).toEqual({ problem: fileMessages.notPdf })
  await expect(prepareInProcess(path.join(folder, 'missing'), 'image')).rejects.toThrow(/ENOENT/)
})
