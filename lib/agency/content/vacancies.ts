import { failure, success, type Reply } from '../../contract/call'
import type { Job } from '../../contract/enquiries'
import { rows } from '../pool'

/** vacancies of a status, newest first. */
export async function listRecruitment({
  deleted,
  status,
}: {
  deleted: number
  status: string
}): Promise<Reply<Job[]>> {
  if (status.includes('\0')) return failure('No vacancies found')
  const found = await rows<Job>(
    `SELECT id, title, location, salary, contract, hours, to_char(added_on, 'YYYY-MM-DD') AS added, description
       FROM vacancy WHERE deleted = $1 AND status = $2 ORDER BY added_on DESC, id DESC`,
    [deleted === 1, status],
  )
  return found.length ? success(found) : failure('No vacancies found')
}
