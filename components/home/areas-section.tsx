'use client'

import { ButtonLink } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { placeHref } from '@/lib/search/location'
import { popularAreas, popularPlaces } from '@/lib/seo/popular-places'
import { LISTING_TIME } from '@/lib/config/claims'

const placeLists: readonly { title: string; links: readonly (readonly [name: string, href: string])[] }[] = [
  {
    title: 'Homes for sale in',
    links: popularPlaces.sale.map((place) => [place, placeHref('sale', place)] as const),
  },
  {
    title: 'Homes to rent in',
    links: popularPlaces.let.map((place) => [place, placeHref('let', place)] as const),
  },
  {
    title: 'Estate agents in',
    links: [
      // Each of these names is one word, so that lower case makes its slug.
      ...popularAreas.map((name) => [name, routes.estateAgents(name.toLowerCase())] as const),
      ['Our local experts', routes.local],
    ],
  },
]

/** Links to popular places. This is a client component, because data take fewer bytes of the page than HTML (P2b). */
export function AreasSection() {
  return (
    <section
      aria-labelledby="areas"
      className="wrap-page grid gap-10 py-14 desktop:grid-cols-[2fr_1fr] desktop:gap-16"
    >
      <div>
        <h2 id="areas">Start from a place</h2>
        <div className="mt-5 grid gap-8 tablet:grid-cols-3">
          {placeLists.map(({ title, links }) => (
            <div key={title}>
              <h3 className="font-sans text-base font-semibold">{title}</h3>
              <ul className="area-links mt-1 grid grid-cols-2 gap-x-4 tablet:grid-cols-1">
                {links.map(([label, href]) => (
                  <li key={href}>
                    <InternalLink href={href}>{label}</InternalLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      <div className="self-start rounded-lg border border-line bg-surface p-6 shadow-card max-tablet:hidden">
        <h2 className="text-xl">Ready when you are</h2>
        <p className="mt-2 text-muted">{LISTING_TIME} Nothing goes live until you have approved it.</p>
        <div className="mt-5 grid gap-3">
          <ButtonLink href={routes.sell}>Sell your property</ButtonLink>
          <ButtonLink href={routes.let} variant="secondary">
            Let your property
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
