import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { homeStepHref, listingHref, routes } from '@/lib/config/routes'
import type { OwnHome } from '@/lib/contract/selling'
import { findStatusByCode } from '@/lib/domain/listing-status'
import { isOpenWhenLive, listingSteps, getListingStepName } from '@/lib/domain/listing-steps'
import { isCommercialType } from '@/lib/domain/property-type'
import { londonDay } from '@/lib/format/london-clock'
import { getHomeStatistics } from '@/lib/queries/selling'
import { BlockerList } from './blocker-list'
import { CertificatesSection } from './certificates-section'
import { LazyMarketForm, LazyPriceChangeForm } from './lazy-forms'
import { DayChart } from './day-chart'
import { CompletenessMeter } from './step-list'
import { isAdvertised } from './step-content'

const sectionClass = 'grid gap-3'

function EditLinks({ home }: { home: OwnHome }) {
  const steps = isAdvertised(home) ? listingSteps.filter(isOpenWhenLive) : listingSteps
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {steps.map((step) => (
        <li key={step}>
          <InternalLink
            href={homeStepHref(home.kind, home.id, step)}
            prefetch={false}
            className="inline-flex min-h-11 items-center underline"
          >
            {getListingStepName(home.kind, step)}
          </InternalLink>
        </li>
      ))}
    </ul>
  )
}

async function Statistics({ home, userId }: { home: OwnHome; userId: number }) {
  const days = await getHomeStatistics(userId, home.kind, home.id)
  if (!days) return null
  return (
    <section aria-labelledby="figures" className={sectionClass}>
      <h2 id="figures">The last four weeks</h2>
      <DayChart days={days} />
    </section>
  )
}

function AdvertSection({ home }: { home: OwnHome }) {
  const isLive = isAdvertised(home)
  return (
    <section aria-labelledby="advert" className={sectionClass}>
      <h2 id="advert">The advert</h2>
      <div className="max-w-md">
        <CompletenessMeter home={home} />
      </div>
      <p className="flex flex-wrap gap-3">
        <InternalLink
          href={
            isLive
              ? listingHref(home.kind, home.id, home.property_url)
              : homeStepHref(home.kind, home.id, 'preview')
          }
          prefetch={false}
          className={buttonClass('secondary')}
        >
          See it as {home.kind === 'sale' ? 'buyers' : 'tenants'} do
        </InternalLink>
        <InternalLink href={routes.viewings} className={buttonClass('secondary')}>
          Viewings
        </InternalLink>
        <InternalLink href={routes.accountOffers} className={buttonClass('secondary')}>
          Offers
        </InternalLink>
      </p>
      <EditLinks home={home} />
    </section>
  )
}

/** Whether a tenant is accepted, because accepting a tenant's request reserves the home. */
function hasAcceptedTenant({ kind, status }: OwnHome): boolean {
  const listingStatus = kind === 'let' ? findStatusByCode(kind, status) : null
  return listingStatus === 'reserved' || listingStatus === 'let_agreed'
}

/** Shows the blockers and statistics of the user's own home, and the forms that change it. */
export function OwnHomeDetail({ home, userId }: { home: OwnHome; userId: number }) {
  const isLive = isAdvertised(home)
  const isWithdrawn = findStatusByCode(home.kind, home.status) === 'withdrawn'
  // No law caps the deposit of commercial premises.
  const depositCapNation = isCommercialType(home.property_type) ? null : home.address.nation
  return (
    <div className="grid gap-10">
      {home.blockers.length > 0 && !isLive ? (
        <section aria-labelledby="missing" className={sectionClass}>
          <h2 id="missing">Before it {isWithdrawn ? 'comes back' : 'goes live'}</h2>
          <BlockerList home={home} />
        </section>
      ) : null}
      {isLive || isWithdrawn ? <Statistics home={home} userId={userId} /> : null}
      <AdvertSection home={home} />
      {home.kind === 'let' ? (
        <CertificatesSection home={home} userId={userId} today={londonDay(new Date())} />
      ) : null}
      {isLive ? (
        <section aria-labelledby="price" className={sectionClass}>
          <h2 id="price">{home.kind === 'sale' ? 'Price' : 'Rent and deposit'}</h2>
          <LazyPriceChangeForm
            userId={userId}
            kind={home.kind}
            listingId={home.id}
            price={home.price}
            deposit={home.deposit}
            hasTenant={hasAcceptedTenant(home)}
            nation={depositCapNation}
          />
        </section>
      ) : null}
      {isLive || isWithdrawn ? (
        <section aria-labelledby="market" className={sectionClass}>
          <h2 id="market">{isLive ? 'Take it off the market' : 'Put it back on the market'}</h2>
          <p className="max-w-prose">
            {isLive
              ? `It leaves the search at once, and the history says so. Viewings ahead are cancelled, and ${home.kind === 'sale' ? 'offers' : 'requests'} end, accepted ones too: we tell the people concerned. Nothing you have written is lost.`
              : 'We check its facts, its package and payment, and the identity of its owners again. Then it stands in the search within seconds.'}
          </p>
          <LazyMarketForm
            userId={userId}
            kind={home.kind}
            listingId={home.id}
            action={isLive ? 'withdraw' : 'republish'}
          />
        </section>
      ) : null}
    </div>
  )
}
