import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { CallInput, CallName, CallOutput } from '../../lib/contract'
import type { Reply } from '../../lib/contract/call'
import type { Caller } from '../../lib/gateway/gateway'
import { killProcess } from './kill-process'

/** A second process of the agency, which tests kill. A call that the killed process has not answered resolves to null. */
export interface AgencyPeer {
  call<N extends CallName>(
    name: N,
    input: CallInput<N>,
    caller?: Caller,
  ): Promise<Reply<CallOutput<N>> | null>
  /** Kills the process as a crash does, and starts another. */
  kill(): Promise<void>
  end(): Promise<void>
}

export async function startAgencyPeer(): Promise<AgencyPeer> {
  let child: ChildProcess
  // The type of the reply depends on the call. A parameter of type `never` accepts the callbacks of all calls.
  const pendingCalls = new Map<number, (reply: never) => void>()
  const start = async (): Promise<void> => {
    child = fork('tests/support/agency-process.ts', { execArgv: ['--import', 'tsx'], stdio: 'inherit' })
    child.once('exit', () => {
      for (const resolve of pendingCalls.values()) resolve(null as never)
      pendingCalls.clear()
    })
    child.on('message', ({ number, reply }: { number: number; reply: never }) => {
      pendingCalls.get(number)?.(reply)
      pendingCalls.delete(number)
    })
    // The process first sends 'ready'.
    await once(child, 'message')
  }
  await start()
  let callCount = 0
  return {
    call: (name, input, caller = {}) =>
      new Promise((resolve) => {
        callCount += 1
        pendingCalls.set(callCount, resolve)
        const message = { number: callCount, call: name, input, caller }
        // Without a callback, sending to a process that has just been killed would emit an error event.
        const isSent = child.connected && child.send(message, () => undefined)
        if (!isSent) resolve(null)
      }),
    async kill() {
      await killProcess(child)
      await start()
    },
    end: () => killProcess(child),
  }
}
