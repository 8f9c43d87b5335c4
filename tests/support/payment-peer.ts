import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { ProviderSession } from '../../lib/agency/payments/provider'

export interface PaymentPeer {
  /** Makes the other process apply the provider's state of a session. */
  apply(session: ProviderSession): Promise<void>
  stop(): Promise<void>
}

/** Starts a second process of the agency on DATABASE_URL. */
export async function startPaymentPeer(): Promise<PaymentPeer> {
  const child = fork('tests/support/payment-process.ts', { execArgv: ['--import', 'tsx'], stdio: 'inherit' })
  // The process first sends 'ready'.
  await once(child, 'message')
  const pendingCalls = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()
  child.on('message', ({ number, error }: { number: number; error?: string }) => {
    const pendingCall = pendingCalls.get(number)
    pendingCalls.delete(number)
    if (error) pendingCall?.reject(new Error(error))
    else pendingCall?.resolve()
  })
  let callCount = 0
  return {
    apply: ({ amountPence, ...session }) =>
      new Promise((resolve, reject) => {
        callCount += 1
        pendingCalls.set(callCount, { resolve, reject })
        // Messages between processes are JSON, which has no bigint.
        child.send({ number: callCount, session: { ...session, pence: Number(amountPence) } })
      }),
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
