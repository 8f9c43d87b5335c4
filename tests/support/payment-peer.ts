import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { ProviderSession } from '../../lib/agency/payments/provider'

export interface PaymentPeer {
  /** Lets the other process apply what the provider says of a session. */
  apply(session: ProviderSession): Promise<void>
  stop(): Promise<void>
}

/** Starts a second process on DATABASE_URL. */
export async function startPaymentPeer(): Promise<PaymentPeer> {
  const child = fork('tests/support/payment-process.ts', { execArgv: ['--import', 'tsx'], stdio: 'inherit' })
  await once(child, 'message')
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()
  child.on('message', ({ number, error }: { number: number; error?: string }) => {
    const waiter = waiting.get(number)
    waiting.delete(number)
    if (error) waiter?.reject(new Error(error))
    else waiter?.resolve()
  })
  let count = 0
  return {
    apply: ({ amountPence, ...session }) =>
      new Promise((resolve, reject) => {
        count += 1
        waiting.set(count, { resolve, reject })
        child.send({ number: count, session: { ...session, pence: Number(amountPence) } })
      }),
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
