import type { Listing } from '@/components/property/listing'
import { Section } from './section'
import { SimilarHomeList } from './similar-home-list'

export function SimilarHomes({ listing }: { listing: Listing }) {
  const similar = listing.similar ?? []
  if (similar.length === 0) return null
  return (
    <Section
      id="similar"
      title={listing.kind === 'sale' ? 'Similar properties for sale' : 'Similar properties to let'}
      className="print:hidden"
    >
      <SimilarHomeList kind={listing.kind} cards={similar} />
    </Section>
  )
}
