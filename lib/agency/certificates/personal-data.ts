import { toIsoDay } from '../../format/iso-day'
import type { Tx } from '../database'

/** Reads the certificates of some properties for the data export of their owner. */
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

/** Deletes the certificates of an owner's properties, when the account is deleted. */
export const deleteCertificatesOf = async (tx: Tx, ownerId: number): Promise<void> => {
  await tx
    .deleteFrom('lettingCertificate')
    .using('property')
    .whereRef('property.id', '=', 'lettingCertificate.propertyId')
    .where('property.ownerId', '=', ownerId)
    .execute()
}
