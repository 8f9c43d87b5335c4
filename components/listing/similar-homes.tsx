import { LatestCard } from '@/components/property/latest-card'
import type { Listing } from './listing'
import { Section } from './section'

/** Homes like this one, by the agency's own reckoning. */
export function SimilarHomes({ listing }: { listing: Listing }) {
  const similar = listing.similar ?? []
  if (similar.length === 0) return null
  return (
    <Section id="similar" title={listing.kind === 'sale' ? 'Similar properties for sale' : 'Similar properties to let'} className="print:hidden">
      <ul className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-4">
        {similar.map((card) => (
          <li key={card.id}>
            <LatestCard kind={listing.kind} card={card} sizes="(min-width: 68.75rem) 18rem, (min-width: 48rem) 45vw, 92vw" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
