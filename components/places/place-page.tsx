import { PageTrail } from '@/components/shell/page-trail'
import { TrustStrip } from '@/components/trust/trust-strip'
import { ButtonLink } from '@/components/ui/button'
import { ServerHtml } from '@/components/ui/server-html'
import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import type { SafeHtml } from '@/lib/html/sanitise'
import { AuthoritiesAToZ } from './a-to-z'
import { AreaHomesSection } from './area-homes-section'
import type { Place } from './parse-place-slug'
import { PricesSection } from './prices-section'
import { claims } from '@/lib/config/claims'

/** The estate-agents page of one place (EA-01 … EA-07). */
export function PlacePage({ place: { name, authority }, html }: { place: Place; html: SafeHtml }) {
  return (
    <>
      <PageTrail trail={[{ name: 'Estate Agents', href: routes.estateAgentsIndex }, { name }]} />
      <div className="wrap-page grid gap-8 pb-12 pt-2 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:gap-16">
        <div>
          <h1>Estate Agents in {name}</h1>
          <ServerHtml html={html} className="mt-4" />
        </div>
        <aside
          aria-labelledby="get-started"
          className="grid gap-3 self-start rounded-lg border border-line bg-surface p-6 shadow-card desktop:sticky desktop:top-24"
        >
          <h2 id="get-started" className="text-xl">
            Ready to sell?
          </h2>
          <p className="text-muted">{claims.listingTime} Nothing goes live until you have approved it.</p>
          <ButtonLink href={routes.sell}>Get started</ButtonLink>
          <ButtonLink href={routes.let} variant="secondary">
            Let your property
          </ButtonLink>
          <p className="text-sm">
            Or call{' '}
            <a href={brand.phoneHref} className="font-semibold whitespace-nowrap">
              {brand.phone}
            </a>
            .
          </p>
        </aside>
      </div>
      <TrustStrip />
      {authority ? <AreaHomesSection authority={authority} /> : null}
      <PricesSection />
      <AuthoritiesAToZ />
    </>
  )
}
