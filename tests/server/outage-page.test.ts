import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteFailure, noteOutage, waitWithinBudget } from '../../lib/cache/render-notes'
import { DATABASE_TIMEOUT_MS } from '../../lib/config/agency-timeout'
import { renderDocument } from '../../lib/server/document'
import { createAnonymousRequest, type NextHandler } from '../../lib/server/render'

const ERROR_SHELL = '<!DOCTYPE html><html id="__next_error__"></html>'
const never = () => new Promise<never>(() => undefined)
const ask = vi.fn<() => Promise<string>>()

/** Stands in for Next: every page, the one for a failure too, asks the agency for its header's notice. */
const next: NextHandler = async (request, response) => {
  response.setHeader('content-type', 'text/html')
  const notice = await waitWithinBudget(ask).catch(() => {
    noteOutage()
    return 'no notice'
  })
  const instead = request.headers['x-render-instead']
  if (instead) return void response.end(`<h1>instead: ${String(instead)}, ${notice}</h1>`)
  noteFailure()
  if (request.url === '/slow') await waitWithinBudget(never).catch(noteOutage)
  response.statusCode = 500
  response.end(ERROR_SHELL)
}

const open = async (url: string) => {
  const { status, body } = await renderDocument(next, createAnonymousRequest(url, {}))
  return [status, String(body)]
}

beforeEach(() => {
  ask.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => void vi.useRealTimers())

describe('the page that stands for one that failed', () => {
  it('asks the agency for nothing after an outage', async () => {
    ask.mockRejectedValue(new Error('down'))
    expect(await open('/')).toEqual([503, expect.stringContaining('instead: outage, no notice')])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is whole after an error of our own', async () => {
    ask.mockResolvedValue('Open on Tuesday')
    expect(await open('/')).toEqual([500, expect.stringContaining('instead: error, Open on Tuesday')])
  })

  it('comes within the timeout of one call, though several did not answer (R4)', async () => {
    ask.mockImplementation(never)
    const start = performance.now()
    const opened = open('/slow')
    await vi.advanceTimersByTimeAsync(DATABASE_TIMEOUT_MS)
    expect((await opened)[0]).toBe(503)
    expect(performance.now() - start).toBe(DATABASE_TIMEOUT_MS)
  })
})
