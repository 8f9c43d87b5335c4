import { getPropertyTypeLabel } from '@/lib/domain/property-type'

/** For example '3 beds · Terraced'; null when neither is known. Land and premises have no bedrooms. */
export function formatBedsAndType({
  bedrooms = 0,
  property_type: type,
}: {
  bedrooms?: number
  property_type?: string
}): string | null {
  const parts = [
    bedrooms > 0 ? `${bedrooms} ${bedrooms === 1 ? 'bed' : 'beds'}` : null,
    type ? getPropertyTypeLabel(type) : null,
  ]
  return parts.filter(Boolean).join(' · ') || null
}
