// A process that runs jobs of DATABASE_URL until it is ended, for tests that end it.
import { runWorker } from '../../lib/agency/jobs/run-worker'

const stop = runWorker({ connect: async () => process.env['DATABASE_URL'] ?? '' })
console.log('started')
process.once('SIGTERM', () => {
  void stop().then(() => process.exit(0))
  console.log('stopping')
})
