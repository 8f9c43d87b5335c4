import type { ReactNode } from 'react'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { PageHero } from '@/components/ui/page-hero'
import { PageTrail } from '@/components/shell/page-trail'
import { TrustStrip } from '@/components/trust/trust-strip'
import { buttonClass, ButtonLink } from '@/components/ui/button'
import type { PageSection } from '@/lib/config/page-text'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { FirstQuestions } from './first-questions'
import { LatestHomes } from './latest-homes'
import { LiveFigures } from './live-figures'
import { OutcomeTable } from './outcome-table'
import { PackageCards, type Package } from './package-cards'
import type { ListingKind } from '@/lib/domain/listing-kind'

interface LandingPageProps {
  kind: ListingKind
  title: string
  picture: string
  intro: ReactNode
  /** The second call to action, beside 'Choose a package'. */
  alternative: { name: string; href: string }
  packages: { heading: string; items: readonly Package[]; note: ReactNode }
  steps: readonly PageSection[]
  /** The form by which visitors estimate the value of their own home. */
  estimate: ReactNode
}

/** The landing page of selling or letting: packages, steps and the latest homes (D-117, D-156, D-158). */
export function LandingPage({
  kind,
  title,
  picture,
  intro,
  alternative,
  packages,
  steps,
  estimate,
}: LandingPageProps) {
  return (
    <>
      <PageTrail trail={[{ name: title }]} />
      <PageHero
        title={title}
        picture={picture}
        actions={
          <>
            <a href="#packages" className={buttonClass('primary', 'large')}>
              Choose a package
            </a>
            <ButtonLink href={alternative.href} size="large" variant="secondary">
              {alternative.name}
            </ButtonLink>
          </>
        }
      >
        <p>{intro}</p>
      </PageHero>
      <section id="packages" aria-labelledby="packages-title" className="border-y border-line bg-sunken">
        <div className="wrap-page grid gap-5 py-12">
          <h2 id="packages-title">{packages.heading}</h2>
          <PackageCards packages={packages.items} />
          <p className="text-sm text-muted">{packages.note}</p>
        </div>
      </section>
      <OutcomeTable kind={kind} brandName={getPublicSettings().brandName} />
      <LiveFigures kind={kind} />
      <section aria-labelledby="steps" className="wrap-page grid gap-6 py-12">
        <h2 id="steps">What happens</h2>
        <NumberedSteps steps={steps} columns={3} />
      </section>
      <section className="border-y border-line bg-sunken">
        <div className="wrap-page grid items-start gap-10 py-12 desktop:grid-cols-2">
          {estimate}
          <FirstQuestions kind={kind} />
        </div>
      </section>
      <TrustStrip />
      <LatestHomes kind={kind} />
    </>
  )
}
