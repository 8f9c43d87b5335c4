import { toIsoDay } from '../../format/iso-day'
import type { Tx } from '../database'

export async function exportCertificates(tx: Tx, propertyIds: readonly number[]) {
  const rows = await tx
    .selectFrom('lettingCertificate')
    .select(['propertyId', 'certificate', 'validUntil', 'recordedAt'])
    .where('propertyId', 'in', propertyIds)
    .orderBy('certificate')
    .execute()
  return rows.map(({ validUntil, ...row }) => ({
    ...row,
    validUntil: validUntil ? toIsoDay(validUntil) : null,
  }))
}

export const deleteCertificatesOf = async (tx: Tx, ownerId: number): Promise<void> => {
  await tx
    .deleteFrom('lettingCertificate')
    .using('property')
    .whereRef('property.id', '=', 'lettingCertificate.propertyId')
    .where('property.ownerId', '=', ownerId)
    .execute()
}
