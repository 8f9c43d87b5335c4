import type { Mutant } from './mutant'

export const events: readonly Mutant[] = [
  {
    control: 'A page carries the cache tags of every reply that its render requested.',
    file: 'lib/gateway/gateway.ts',
    source: 'noteTags(tagsOfCall(name, parsedInput.data as never, parsedOutput.data as never))',
    replacement: '',
    tests: ['tests/cache/dependencies.test.ts'],
  },
  {
    control: 'A page carries the cache tags of the values that its render took from the cache.',
    file: 'lib/cache/tagged-cache.ts',
    source: 'noteTags(tags)',
    replacement: '',
    tests: ['tests/cache/tagged-cache.test.ts'],
  },
  {
    control: 'A value that was requested before an event about it is not cached after the event.',
    file: 'lib/cache/tagged-cache.ts',
    source: '&& !watch.getEffectOn(loaded.tags)',
    replacement: '',
    tests: ['tests/cache/tagged-cache.test.ts'],
  },
  {
    control: 'A value that is incomplete because of an outage is not cached.',
    file: 'lib/cache/tagged-cache.ts',
    source: '!loaded.isDegraded && ',
    replacement: '',
    tests: ['tests/cache/tagged-cache.test.ts'],
  },
  {
    control: 'A listing that has left the market is not shown from the cache, not even during an outage.',
    file: 'lib/cache/dependencies.ts',
    source: '[...signal.ids.map(listingTag), ...signal.ids.map(cardTag)]',
    replacement: 'signal.ids.map(listingTag)',
    tests: ['tests/cache/dependencies.test.ts'],
  },
  {
    control: 'Caches drop their values when events may have been missed.',
    file: 'lib/events/listen.ts',
    source: "dispatch({ type: 'reconnected' })\n    retryMs",
    replacement: 'retryMs',
    tests: ['tests/events/listen.test.ts'],
  },
  {
    control: 'A database connection that has gone silent is replaced by a new one.',
    file: 'lib/events/listen.ts',
    source: 'if (!alive) scheduleReconnect(checkedClient)',
    replacement: '',
    tests: ['tests/events/listen.test.ts'],
  },
]

export const jobs: readonly Mutant[] = [
  {
    control: 'Uploads are decoded one after the other.',
    file: 'lib/agency/jobs/add-job.ts',
    source: 'queue_name => ${queue ?? null}::text,',
    replacement: '',
    tests: ['tests/agency/jobs/add-job.test.ts'],
  },
  {
    control: 'The job of a worker that is still running is not run by another worker.',
    file: 'lib/agency/jobs/worker-lock.ts',
    source: 'and pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))',
    replacement: '',
    tests: ['tests/agency/jobs/worker.test.ts', 'tests/agency/jobs/worker-lock.test.ts'],
  },
  {
    control: 'The jobs of a worker that was killed are run again by another worker.',
    file: 'lib/agency/jobs/worker-lock.ts',
    source: 'await releaseJobsOfDeadWorkers(client, workerId)',
    replacement: '',
    tests: ['tests/agency/jobs/worker-lock.test.ts'],
  },
  {
    control: 'A worker does not take its own jobs for those of a dead worker.',
    file: 'lib/agency/jobs/worker-lock.ts',
    source: 'and locked_by <> $1',
    replacement: 'and $1 is not null',
    tests: ['tests/agency/jobs/worker-lock.test.ts'],
  },
  {
    control: 'Before its first job, a worker takes the lock by which others see that it is running.',
    file: 'lib/agency/jobs/run-worker.ts',
    source: 'lock.acquire(worker.workerPool.id)',
    replacement: 'undefined',
    tests: ['tests/agency/jobs/worker.test.ts'],
  },
  {
    control: 'A mail is sent once, even if its job is run again.',
    file: 'lib/agency/mail/send-mail.ts',
    source: ".where('state', '=', 'queued')\n    .executeTakeFirst()",
    replacement: '.executeTakeFirst()',
    tests: ['tests/agency/mail/send-mail.test.ts'],
  },
  {
    control:
      'A replica is read only after it has replayed every change whose event this process has received.',
    file: 'lib/agency/read-replica.ts',
    source: 'if (!(await mayReadFrom(replica))) return read(db())',
    replacement: '',
    tests: ['tests/agency/read-replica.test.ts'],
  },
]
