import { getPropertyTypeLabel } from '@/lib/domain/property-type'

/** '3 beds · Terraced'; null when neither is known. Land and premises have no bedrooms to count. */
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
