import type { ReactNode } from 'react'
import { PageTrail } from '@/components/shell/page-trail'
import { routes } from '@/lib/config/routes'
import type { OwnHome } from '@/lib/contract/selling'
import {
  isOpenWhenLive,
  listingSteps,
  getListingStepName,
  type ListingStep,
} from '@/lib/domain/listing-steps'
import { formatFirstAddressLine } from '@/lib/format/first-address-line'
import { isAdvertised } from './step-content'
import { CompletenessMeter, StepList } from './step-list'

interface StepPageProps {
  home: OwnHome
  step: ListingStep
  children: ReactNode
}

const stepIntros: Partial<Record<ListingStep, string>> = {
  address:
    'The advert shows street and town. The number stays between you and those whose viewing you accept.',
  home: 'What people filter by.',
  costs:
    'Buyers and tenants must be told these. Say in words what is not known: a blank is worse than a reason.',
  building: 'What every home has. Each answer saves you a question.',
  risks: 'What only some homes have. “None” is an answer too.',
  description: 'Write as you would tell a friend.',
  review: 'Nothing goes live before you approve it.',
}

/** The frame of a step's page, with the list of steps and the completeness of the facts. */
export function StepPage({ home, step, children }: StepPageProps) {
  const isLive = isAdvertised(home)
  const steps = isLive ? listingSteps.filter(isOpenWhenLive) : listingSteps
  const landing =
    home.kind === 'sale'
      ? { name: 'Sell Your Property', href: routes.sell }
      : { name: 'Let Your Property', href: routes.let }
  const name = getListingStepName(home.kind, step)
  const position = steps.indexOf(step) + 1
  return (
    <>
      <PageTrail trail={[landing, { name: home.portal_address }, { name }]} />
      <div className="wrap-page grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pb-14 pt-2 desktop:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-5">
          <div>
            <p className="text-muted wrap-anywhere">
              {formatFirstAddressLine(home.address.building, home.portal_address)}
              {position > 0 && !isLive ? `, step ${position} of ${steps.length}` : ''}
            </p>
            <h1 className="mt-1">{name}</h1>
          </div>
          {stepIntros[step] ? <p className="max-w-prose text-lg">{stepIntros[step]}</p> : null}
          {children}
        </div>
        <nav
          aria-label="Steps"
          className="grid content-start gap-4 desktop:sticky desktop:top-24 desktop:self-start"
        >
          <CompletenessMeter home={home} />
          <StepList home={home} current={step} steps={steps} />
        </nav>
      </div>
    </>
  )
}
