import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, success, type Reply } from '../../lib/contract/call'
import { isOutage, outage } from '../../lib/errors'
import { createGateway, type Gateway } from '../../lib/gateway/gateway'

const TIMEOUT_MS = 2_000
const OPEN_MS = 1_000
const MAX_TIMEOUTS = 5

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const silence = () => new Promise<Reply<unknown>>(() => undefined)
const homeMeta = async () => success({ attr: 'home', val: 'Homes' })
const transport = vi.fn<(name: string) => Promise<Reply<unknown>>>()
const ask = (gateway: Gateway, call: 'siteMeta' | 'newsTags' = 'siteMeta') =>
  (call === 'siteMeta' ? gateway.siteMeta({ attr: 'home' }) : gateway.newsTags({})).then(
    ({ ok }) => (ok ? 'data' : 'refusal'),
    (error: unknown) => (isOutage(error) ? 'outage' : error),
  )

/** A gateway on which a call has timed out as often as given. */
async function afterTimeouts(count: number): Promise<Gateway> {
  const gateway = createGateway(transport, { timeoutMs: TIMEOUT_MS })
  transport.mockImplementation(silence)
  for (let made = 0; made < count; made += 1) {
    const reply = ask(gateway)
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    expect(await reply).toBe('outage')
  }
  transport.mockClear()
  return gateway
}

describe('a call that keeps timing out (R4)', () => {
  it('fails at once after five timeouts in a row, and is not made', async () => {
    const gateway = await afterTimeouts(MAX_TIMEOUTS)
    expect(await Promise.all(Array.from({ length: 200 }, () => ask(gateway)))).toEqual(
      Array(200).fill('outage'),
    )
    expect(transport).not.toHaveBeenCalled()
  })

  it('is still made after four', async () => {
    const gateway = await afterTimeouts(MAX_TIMEOUTS - 1)
    transport.mockImplementation(homeMeta)
    expect(await ask(gateway)).toBe('data')
  })

  it('leaves other calls alone', async () => {
    const gateway = await afterTimeouts(MAX_TIMEOUTS)
    transport.mockImplementation(async () => success([]))
    expect(await ask(gateway, 'newsTags')).toBe('data')
  })

  it('is tried by one visitor a second later, and made as before when that has worked', async () => {
    const gateway = await afterTimeouts(MAX_TIMEOUTS)
    await vi.advanceTimersByTimeAsync(OPEN_MS)
    let answer: (reply: Reply<unknown>) => void = () => undefined
    transport.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const probe = ask(gateway)
    expect(await ask(gateway), 'while it is tried').toBe('outage')
    expect(transport).toHaveBeenCalledOnce()
    answer(failure('Not at the moment'))
    expect(await probe, 'a refusal is an answer').toBe('refusal')
    transport.mockImplementation(homeMeta)
    expect(await Promise.all([ask(gateway), ask(gateway)])).toEqual(['data', 'data'])
  })

  it('rests for another second when it has timed out again', async () => {
    const gateway = await afterTimeouts(MAX_TIMEOUTS)
    await vi.advanceTimersByTimeAsync(OPEN_MS)
    const probe = ask(gateway)
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS + OPEN_MS - 1)
    expect([await probe, await ask(gateway)]).toEqual(['outage', 'outage'])
    expect(transport).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    transport.mockImplementation(homeMeta)
    expect(await ask(gateway)).toBe('data')
  })

  it.each([
    ['a refused connection', outage('siteMeta: refused', new Error('ECONNREFUSED'))],
    ['an error status', outage('siteMeta answered HTTP 500')],
  ])('%s costs no wait, and the next visitor asks again', async (_, error) => {
    const gateway = await afterTimeouts(0)
    transport.mockRejectedValue(error)
    for (let made = 0; made < 3 * MAX_TIMEOUTS; made += 1) expect(await ask(gateway)).toBe('outage')
    transport.mockImplementation(homeMeta)
    expect(await ask(gateway)).toBe('data')
  })
})
