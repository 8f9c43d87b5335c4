import { LatestCard } from '@/components/property/latest-card'
import { InternalLink } from '@/components/ui/internal-link'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { getLatestListings } from '@/lib/queries/listings'
import { locationHref } from '@/lib/search/location'
import { ANY_LOCATION } from '@/lib/search/state'

const labels = {
  sale: { title: 'New for sale', all: 'All homes for sale' },
  let: { title: 'New to rent', all: 'All homes to rent' },
} as const

/** The six latest homes. Renders nothing if the call fails (API-38, API-39, D-117). */
export async function LatestHomes({ kind }: { kind: ListingKind }) {
  const cards = await getLatestListings(kind)
  if (cards.length === 0) return null
  const { title, all } = labels[kind]
  return (
    <section aria-labelledby="latest-homes" className="border-t border-line bg-surface">
      <div className="wrap-page py-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="latest-homes">{title}</h2>
          <InternalLink
            href={locationHref(kind, ANY_LOCATION)}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {all}
          </InternalLink>
        </div>
        <ul className="card-strip-or-grid mt-4">
          {cards.map((card) => (
            <li key={card.id}>
              <LatestCard kind={kind} card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
