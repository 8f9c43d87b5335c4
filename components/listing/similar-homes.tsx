import { LatestCard } from '@/components/property/latest-card'
import type { Listing } from './listing'
import { Section } from './section'

export function SimilarHomes({ listing }: { listing: Listing }) {
  const similar = listing.similar ?? []
  if (similar.length === 0) return null
  return (
    <Section
      id="similar"
      title={listing.kind === 'sale' ? 'Similar properties for sale' : 'Similar properties to let'}
      className="print:hidden"
    >
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 tablet:mx-0 tablet:grid tablet:grid-cols-2 tablet:gap-6 tablet:overflow-visible tablet:px-0 desktop:grid-cols-4">
        {similar.map((card) => (
          <li key={card.id} className="w-4/5 shrink-0 snap-start tablet:w-auto">
            <LatestCard
              kind={listing.kind}
              card={card}
              sizes="(min-width: 68.75rem) 18rem, (min-width: 48rem) 45vw, 80vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
