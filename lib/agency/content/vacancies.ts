import { failure, success, type Reply } from '../../contract/call'
import { NO_VACANCIES, type Job } from '../../contract/enquiries'
import { db } from '../database'
import { toIsoDay } from '../../format/iso-day'

/** Lists the vacancies of a status, the newest first. @param deleted 1 for the deleted vacancies, else the others */
export async function listVacancies({
  deleted,
  status,
}: {
  deleted: number
  status: string
}): Promise<Reply<Job[]>> {
  const vacancies = await db()
    .selectFrom('vacancy')
    .select(['id', 'title', 'location', 'salary', 'contract', 'hours', 'addedOn', 'description'])
    .where('deleted', '=', deleted === 1)
    .where('status', '=', status)
    .orderBy('addedOn', 'desc')
    .orderBy('id', 'desc')
    .execute()
  if (vacancies.length === 0) return failure(NO_VACANCIES)
  return success(
    vacancies.map(({ addedOn, ...vacancy }) => ({
      ...vacancy,
      added: toIsoDay(addedOn),
    })),
  )
}
