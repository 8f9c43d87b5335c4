import { sql } from 'kysely'
import { toIsoDay } from '../../format/iso-day'
import type { Tx } from '../database'

export async function exportTenancies(tx: Tx, userId: number, maxRows: number) {
  const rows = await tx
    .selectFrom('tenancyMilestone')
    .innerJoin('letRequest', 'letRequest.id', 'tenancyMilestone.letRequestId')
    .innerJoin('thread', 'thread.id', 'letRequest.threadId')
    .select(['tenancyMilestone.letRequestId', 'milestone', 'state', 'day', 'party', 'at'])
    .where(
      sql<boolean>`${userId} = case tenancy_milestone.party
        when 'tenant' then let_request.tenant_id
        else thread.owner_id
      end`,
    )
    .orderBy('tenancyMilestone.id', 'desc')
    .limit(maxRows)
    .execute()
  return { tenancyMilestones: rows.map(({ day, ...row }) => ({ ...row, day: toIsoDay(day) })) }
}
