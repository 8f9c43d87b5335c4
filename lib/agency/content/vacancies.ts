import { failure, success, type Reply } from '../../contract/call'
import type { Job } from '../../contract/enquiries'
import { db } from '../db'

/** vacancies of a status, newest first. */
export async function listRecruitment({ deleted, status }: { deleted: number; status: string }): Promise<Reply<Job[]>> {
  if (status.includes('\0')) return failure('No vacancies found')
  const found = await db().vacancy.findMany({ where: { deleted: deleted === 1, status }, orderBy: [{ addedOn: 'desc' }, { id: 'desc' }] })
  if (found.length === 0) return failure('No vacancies found')
  return success(
    found.map(({ id, title, location, salary, contract, hours, addedOn, description }) => ({
      id, title, location, salary, contract, hours, added: addedOn.toISOString().slice(0, 10), description,
    })),
  )
}
