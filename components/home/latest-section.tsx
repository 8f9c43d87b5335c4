import { LatestCard } from '@/components/property/latest-card'
import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import type { LatestCard as LatestCardData } from '@/lib/contract/listings'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { getLatestListings } from '@/lib/queries/listings'
import { locationHref } from '@/lib/search/location'
import { ANY_LOCATION } from '@/lib/search/state'
import { selectFrontPageHomes } from './front-page-homes'

const SIZES = '(min-width: 80rem) 25rem, (min-width: 68.75rem) 30vw, min(78vw, 21rem)'
/** Wide screens show one row; phones scroll sideways through all homes. */
const DESKTOP_COLUMNS = 3
const labels = {
  sale: { title: 'New for sale', all: 'All homes for sale' },
  let: { title: 'New to rent', all: 'All homes to rent' },
} as const

function HomesStrip({ kind, homes }: { kind: ListingKind; homes: LatestCardData[] }) {
  if (homes.length === 0) return null
  const { title, all } = labels[kind]
  return (
    <section aria-labelledby={`latest-${kind}`} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={`latest-${kind}`}>{title}</h2>
        <InternalLink
          href={locationHref(kind, ANY_LOCATION)}
          className="inline-flex min-h-11 items-center gap-1 font-semibold"
        >
          {all} <Icon name="arrow-right" className="size-4" />
        </InternalLink>
      </div>
      <ul className="card-strip mt-3 desktop:mx-0 desktop:grid-flow-row desktop:grid-cols-3 desktop:overflow-visible desktop:px-0">
        {selectFrontPageHomes(homes).map((card, index) => (
          <li key={card.id} className={index < DESKTOP_COLUMNS ? 'snap-start' : 'snap-start desktop:hidden'}>
            <LatestCard kind={kind} card={card} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The latest homes for sale and to let. Renders nothing if there are none or the call fails (API-39). */
export async function LatestSection() {
  const [sales, lettings] = await Promise.all([getLatestListings('sale'), getLatestListings('let')])
  if (sales.length + lettings.length === 0) return null
  return (
    <div className="wrap-page grid grid-cols-1 gap-8 py-10 tablet:gap-10 tablet:py-12">
      <HomesStrip kind="sale" homes={sales} />
      <HomesStrip kind="let" homes={lettings} />
    </div>
  )
}
