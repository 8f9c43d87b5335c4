import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, success, type Reply } from '../../lib/contract/call'
import { isOutage, outage } from '../../lib/errors'
import { createGateway, type Gateway } from '../../lib/gateway/gateway'

const TIMEOUT_MS = 2_000
/** For how long the gateway does not send a call that kept timing out. */
const OPEN_MS = 1_000
const MAX_TIMEOUTS = 5

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const neverAnswer = () => new Promise<Reply<unknown>>(() => undefined)
const answerWithHomeMeta = async () => success({ attr: 'home', val: 'Homes' })
const transport = vi.fn<(name: string) => Promise<Reply<unknown>>>()
const callGateway = (gateway: Gateway, call: 'siteMeta' | 'newsTags' = 'siteMeta') =>
  (call === 'siteMeta' ? gateway.siteMeta({ attr: 'home' }) : gateway.newsTags({})).then(
    ({ ok }) => (ok ? 'data' : 'refusal'),
    (error: unknown) => (isOutage(error) ? 'outage' : error),
  )

/** Creates a gateway on which the call for site meta has timed out `count` times in a row. */
async function createGatewayAfterTimeouts(count: number): Promise<Gateway> {
  const gateway = createGateway(transport, { timeoutMs: TIMEOUT_MS })
  transport.mockImplementation(neverAnswer)
  for (let index = 0; index < count; index += 1) {
    const reply = callGateway(gateway)
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    expect(await reply).toBe('outage')
  }
  transport.mockClear()
  return gateway
}

describe('a call that keeps timing out (R4)', () => {
  it('fails at once after five timeouts in a row, without being sent', async () => {
    const gateway = await createGatewayAfterTimeouts(MAX_TIMEOUTS)
    expect(await Promise.all(Array.from({ length: 200 }, () => callGateway(gateway)))).toEqual(
      Array(200).fill('outage'),
    )
    expect(transport).not.toHaveBeenCalled()
  })

  it('is still sent after four timeouts', async () => {
    const gateway = await createGatewayAfterTimeouts(MAX_TIMEOUTS - 1)
    transport.mockImplementation(answerWithHomeMeta)
    expect(await callGateway(gateway)).toBe('data')
  })

  it('does not affect other calls', async () => {
    const gateway = await createGatewayAfterTimeouts(MAX_TIMEOUTS)
    transport.mockImplementation(async () => success([]))
    expect(await callGateway(gateway, 'newsTags')).toBe('data')
  })

  it('is sent for one visitor after a second, and for all again once that succeeds', async () => {
    const gateway = await createGatewayAfterTimeouts(MAX_TIMEOUTS)
    await vi.advanceTimersByTimeAsync(OPEN_MS)
    let answer: (reply: Reply<unknown>) => void = () => undefined
    transport.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const probe = callGateway(gateway)
    expect(await callGateway(gateway), 'while the first visitor waits').toBe('outage')
    expect(transport).toHaveBeenCalledOnce()
    answer(failure('Not at the moment'))
    expect(await probe, 'a refusal is an answer').toBe('refusal')
    transport.mockImplementation(answerWithHomeMeta)
    expect(await Promise.all([callGateway(gateway), callGateway(gateway)])).toEqual(['data', 'data'])
  })

  it('is not sent for another second when it has timed out again', async () => {
    const gateway = await createGatewayAfterTimeouts(MAX_TIMEOUTS)
    await vi.advanceTimersByTimeAsync(OPEN_MS)
    const probe = callGateway(gateway)
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS + OPEN_MS - 1)
    expect([await probe, await callGateway(gateway)]).toEqual(['outage', 'outage'])
    expect(transport).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    transport.mockImplementation(answerWithHomeMeta)
    expect(await callGateway(gateway)).toBe('data')
  })

  it.each([
    ['a refused connection', outage('siteMeta: refused', new Error('ECONNREFUSED'))],
    ['an error status', outage('siteMeta answered HTTP 500')],
  ])('is still sent after %s, however often that happens', async (_, error) => {
    const gateway = await createGatewayAfterTimeouts(0)
    transport.mockRejectedValue(error)
    for (let index = 0; index < 3 * MAX_TIMEOUTS; index += 1)
      expect(await callGateway(gateway)).toBe('outage')
    transport.mockImplementation(answerWithHomeMeta)
    expect(await callGateway(gateway)).toBe('data')
  })
})
