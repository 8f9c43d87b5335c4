// A process of the agency that answers calls of its parent and runs the jobs, for tests that kill it.
import { runWorker } from '../../lib/agency/jobs/run-worker'
import { createEmbeddedGateway } from '../../lib/gateway/embedded'
import type { Caller, Gateway } from '../../lib/gateway/gateway'

interface Request {
  number: number
  call: keyof Gateway
  input: unknown
  caller: Caller
}

const gateway = createEmbeddedGateway()
runWorker({ getConnectionUrl: async () => process.env['DATABASE_URL'] ?? '', pollMs: 200 })
// Tests also kill the database, and the worker would log each lost connection.
console.error = () => undefined

process.on('message', ({ number, call, input, caller }: Request) => {
  const callGateway = gateway[call] as (input: unknown, caller: Caller) => Promise<unknown>
  callGateway(input, caller).then(
    (reply) => process.send?.({ number, reply }),
    // The test may have killed the database during the call. The caller gets null, as from a killed process.
    () => process.send?.({ number, reply: null }),
  )
})
process.once('disconnect', () => process.exit(0))
process.send?.('ready')
