import 'server-only'
import { getOrLoad as cached } from '../cache/tagged-cache'
import type { Job } from '../contract/enquiries'
import { gateway } from '../gateway'
import type { SafeHtml } from '../html/sanitise'
import { serverHtml } from './server-html'

const FIVE_MINUTES = 300_000

export type ReadJob = Omit<Job, 'description'> & { description: SafeHtml }

/** Live vacancies; none when there are none or the call fails: the page stays (D-99). */
export async function getVacancies(): Promise<ReadJob[]> {
  const jobs = await cached('vacancies', { ttl: FIVE_MINUTES, tags: ['vacancies'] }, async () => {
    const reply = await gateway().recruitmentList({ deleted: 0, status: 'live' })
    return reply.ok ? reply.data : []
  }).catch(() => [])
  return jobs.map((job) => ({ ...job, description: serverHtml(job.description) }))
}
