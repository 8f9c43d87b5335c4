// A process that runs the jobs of DATABASE_URL, for tests that end it with SIGTERM while a job is running.
import { runWorker } from '../../lib/agency/jobs/run-worker'

const stop = runWorker({ getConnectionUrl: async () => process.env['DATABASE_URL'] ?? '' })
// Tests wait for this line, and for the one below.
console.log('started')
process.once('SIGTERM', () => {
  // Open database connections would keep the process alive.
  void stop().then(() => process.exit(0))
  console.log('stopping')
})
