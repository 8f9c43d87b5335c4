import 'server-only'
import { getOrLoad } from '../cache/tagged-cache'
import { NO_VACANCIES, type Job } from '../contract/enquiries'
import { gateway } from '../gateway'
import type { SafeHtml } from '../html/sanitise'
import { requireListOrEmpty } from './require-list'
import { prepareHtml } from './prepare-html'

const FIVE_MINUTES_MS = 300_000

export type SanitisedJob = Omit<Job, 'description'> & { description: SafeHtml }

/** Returns the live vacancies; none when the call fails, so that the rest of the page is shown (D-99). */
export async function getVacancies(): Promise<SanitisedJob[]> {
  const load = async () =>
    requireListOrEmpty(await gateway().recruitmentList({ deleted: 0, status: 'live' }), NO_VACANCIES)
  const jobs = await getOrLoad('vacancies', { ttlMs: FIVE_MINUTES_MS }, load).catch(() => [])
  return jobs.map((job) => ({ ...job, description: prepareHtml(job.description) }))
}
