import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteFailure, noteOutage, waitWithinBudget } from '../../lib/cache/render-notes'
import { DATABASE_TIMEOUT_MS } from '../../lib/config/agency-timeout'
import { renderDocument } from '../../lib/server/render-document'
import { createAnonymousRequest } from '../../lib/server/page-request'
import type { NextHandler } from '../../lib/server/render'

const ERROR_SHELL = '<!DOCTYPE html><html id="__next_error__"></html>'
const neverAnswer = () => new Promise<never>(() => undefined)
const loadNotice = vi.fn<() => Promise<string>>()

/** Replaces Next. Every page loads the notice of its header, and so does the page that replaces a failed one. */
const next: NextHandler = async (request, response) => {
  response.setHeader('content-type', 'text/html')
  const notice = await waitWithinBudget(loadNotice).catch(() => {
    noteOutage()
    return 'no notice'
  })
  const instead = request.headers['x-render-instead']
  if (instead) return void response.end(`<h1>instead: ${String(instead)}, ${notice}</h1>`)
  noteFailure()
  if (request.url === '/slow') await waitWithinBudget(neverAnswer).catch(noteOutage)
  response.statusCode = 500
  response.end(ERROR_SHELL)
}

const open = async (url: string) => {
  const { status, body } = await renderDocument(next, createAnonymousRequest(url, {}))
  return [status, String(body)]
}

beforeEach(() => {
  loadNotice.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => void vi.useRealTimers())

describe('the page that replaces a failed one', () => {
  it('makes no call to the agency after an outage', async () => {
    loadNotice.mockRejectedValue(new Error('down'))
    expect(await open('/')).toEqual([503, expect.stringContaining('instead: outage, no notice')])
    expect(loadNotice).toHaveBeenCalledOnce()
  })

  it('is complete after an error of our own', async () => {
    loadNotice.mockResolvedValue('Open on Tuesday')
    expect(await open('/')).toEqual([500, expect.stringContaining('instead: error, Open on Tuesday')])
  })

  it('is sent within the timeout of one call, even when several calls do not answer (R4)', async () => {
    loadNotice.mockImplementation(neverAnswer)
    const start = performance.now()
    const opened = open('/slow')
    await vi.advanceTimersByTimeAsync(DATABASE_TIMEOUT_MS)
    expect((await opened)[0]).toBe(503)
    expect(performance.now() - start).toBe(DATABASE_TIMEOUT_MS)
  })
})
