import { tenantCertificates, type LettingCertificate } from '../../domain/letting-certificate'
import { toIsoDay } from '../../format/iso-day'
import type { Database, Tx } from '../database'
import { isOneOf } from '../sql-expressions'

/** Finds the certificates that a landlord has recorded for a home, in the shape of the contract. */
export async function findCertificates(database: Database | Tx, propertyId: number) {
  const rows = await database
    .selectFrom('lettingCertificate')
    .select(['certificate', 'validUntil', 'recordedAt'])
    .where('propertyId', '=', propertyId)
    .orderBy('certificate')
    .execute()
  return rows.map(({ certificate, validUntil, recordedAt }) => ({
    certificate,
    valid_until: validUntil ? toIsoDay(validUntil) : null,
    recorded_at: recordedAt.toISOString(),
  }))
}

interface TenantCertificate {
  certificate: LettingCertificate
  valid_until: string
}

/** Finds the certificates of which tenants are given a copy. @returns a map from a property's id to its certificates */
export async function findTenantCertificates(
  tx: Tx,
  propertyIds: readonly number[],
): Promise<Map<number, TenantCertificate[]>> {
  const rows = await tx
    .selectFrom('lettingCertificate')
    .select(['propertyId', 'certificate', 'validUntil'])
    .where(({ ref }) => isOneOf(ref('propertyId'), propertyIds))
    .where('certificate', 'in', tenantCertificates)
    .orderBy('certificate')
    .execute()
  const certificatesByProperty = new Map<number, TenantCertificate[]>()
  for (const { propertyId, certificate, validUntil } of rows) {
    // Null records that the home needs no such certificate.
    if (validUntil === null) continue
    const found = certificatesByProperty.get(propertyId) ?? []
    certificatesByProperty.set(propertyId, [...found, { certificate, valid_until: toIsoDay(validUntil) }])
  }
  return certificatesByProperty
}
