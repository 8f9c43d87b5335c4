import { ArrowRight } from 'lucide-react'
import { LatestCard } from '@/components/property/latest-card'
import { SoftLink } from '@/components/ui/soft-link'
import type { ListingKind } from '@/lib/config/routes'
import type { LatestCard as Latest } from '@/lib/contract/listings'
import { getLatest } from '@/lib/queries/listings'
import { locationHref } from '@/lib/search/codec'
import { frontPageHomes } from './front-page-homes'

const SIZES = '(min-width: 80rem) 25rem, (min-width: 68.75rem) 30vw, min(78vw, 21rem)'
const words = {
  sale: { title: 'New for sale', all: 'All homes for sale' },
  let: { title: 'New to rent', all: 'All homes to rent' },
} as const

function Strip({ kind, cards }: { kind: ListingKind; cards: Latest[] }) {
  if (cards.length === 0) return null
  const { title, all } = words[kind]
  return (
    <section aria-labelledby={`latest-${kind}`} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={`latest-${kind}`}>{title}</h2>
        <SoftLink
          href={locationHref(kind, '')}
          className="inline-flex min-h-11 items-center gap-1 font-semibold"
        >
          {all} <ArrowRight aria-hidden="true" className="size-4" />
        </SoftLink>
      </div>
      <ul className="mt-3 -mx-[clamp(1rem,4vw,2rem)] grid snap-x snap-mandatory grid-cols-none auto-cols-[min(78vw,21rem)] grid-flow-col gap-4 overflow-x-auto scroll-px-[clamp(1rem,4vw,2rem)] px-[clamp(1rem,4vw,2rem)] pb-3 desktop:mx-0 desktop:grid-flow-row desktop:grid-cols-3 desktop:overflow-visible desktop:px-0">
        {frontPageHomes(cards).map((card, index) => (
          <li key={card.id} className={index < 3 ? 'snap-start' : 'snap-start desktop:hidden'}>
            <LatestCard kind={kind} card={card} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Homes that came to the market last; without any, or when the call fails, the section is left out (API-39). */
export async function LatestSection() {
  const [sales, lettings] = await Promise.all([getLatest('sale'), getLatest('let')])
  if (sales.length + lettings.length === 0) return null
  return (
    <div className="wrap-page grid grid-cols-1 gap-10 py-12">
      <Strip kind="sale" cards={sales} />
      <Strip kind="let" cards={lettings} />
    </div>
  )
}
