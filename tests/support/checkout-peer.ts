import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { CallInput, CallName, CallOutput } from '../../lib/contract'
import type { Reply } from '../../lib/contract/call'
import type { Caller } from '../../lib/gateway/gateway'
import { killProcess } from './kill-process'

/** A server that can be killed: whoever asks it meanwhile gets null, as one gets no answer. */
export interface CheckoutPeer {
  ask<N extends CallName>(call: N, input: CallInput<N>, caller?: Caller): Promise<Reply<CallOutput<N>> | null>
  /** Kills it as a crash does, and starts another. */
  kill(): Promise<void>
  end(): Promise<void>
}

export async function startCheckoutPeer(): Promise<CheckoutPeer> {
  let child: ChildProcess
  const waiting = new Map<number, (reply: never) => void>()
  const start = async (): Promise<void> => {
    child = fork('tests/support/checkout-process.ts', { execArgv: ['--import', 'tsx'], stdio: 'inherit' })
    child.once('exit', () => {
      for (const resolve of waiting.values()) resolve(null as never)
      waiting.clear()
    })
    child.on('message', ({ number, reply }: { number: number; reply: never }) => {
      waiting.get(number)?.(reply)
      waiting.delete(number)
    })
    await once(child, 'message')
  }
  await start()
  let count = 0
  return {
    ask: (call, input, caller = {}) =>
      new Promise((resolve) => {
        count += 1
        waiting.set(count, resolve)
        if (!child.connected || !child.send({ number: count, call, input, caller }, () => undefined))
          resolve(null)
      }),
    async kill() {
      await killProcess(child)
      await start()
    },
    end: () => killProcess(child),
  }
}
