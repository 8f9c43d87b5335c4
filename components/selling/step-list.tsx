import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { homeStepHref } from '@/lib/config/routes'
import type { OwnHome } from '@/lib/contract/selling'
import { listingSteps, getListingStepName, type ListingStep } from '@/lib/domain/listing-steps'
import { factParts } from '@/lib/domain/material-facts'
import { measureCompleteness } from './completeness'

const USUAL_BUILDING_FACTS = ['heating', 'parking', 'construction', 'water']
const USUAL_RISK_FACTS = ['flood_risk', 'restrictions', 'rights', 'planning']

/** Whether the owner has filled in a step, and no blocker belongs to it. */
function isStepDone(home: OwnHome, step: ListingStep): boolean {
  if (home.blockers.some((blocker) => blocker.step === step)) return false
  // These steps may have no required fields, so one usual fact or picture counts as filled in.
  switch (step) {
    case 'pictures':
      return home.picture_count > 0
    case 'building':
      return home.facts.some(({ key }) => USUAL_BUILDING_FACTS.includes(key))
    case 'risks':
      return home.facts.some(({ key }) => USUAL_RISK_FACTS.includes(key))
    case 'costs':
      return measureCompleteness(home, 'A').suppliedCount > 0
    // The times of viewings are set on another page, so this step counts as done once the advert is approved.
    case 'viewings':
      return home.submitted_at !== null
    default:
      return true
  }
}

export const findFirstOpenStep = (home: OwnHome): ListingStep =>
  listingSteps.find((step) => !isStepDone(home, step)) ?? 'review'

interface StepListProps {
  home: OwnHome
  current: ListingStep
  steps: readonly ListingStep[]
}

export function StepList({ home, current, steps }: StepListProps) {
  return (
    <ol className="grid gap-1">
      {steps.map((step) => {
        const isDone = isStepDone(home, step)
        return (
          <li key={step}>
            <InternalLink
              href={homeStepHref(home.kind, home.id, step)}
              prefetch={false}
              aria-current={step === current ? 'step' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-md px-3 no-underline',
                step === current ? 'bg-accent-soft font-semibold text-accent' : 'text-ink hover:bg-sunken',
              )}
            >
              <Icon
                name={isDone ? 'circle-check' : 'arrow-right'}
                className={classNames('size-5 shrink-0', isDone ? 'text-good' : 'text-muted')}
              />
              <span>
                {getListingStepName(home.kind, step)}
                <span className="sr-only">{isDone ? ', done' : ', to do'}</span>
              </span>
            </InternalLink>
          </li>
        )
      })}
    </ol>
  )
}

/** Shows how many of the expected material facts are supplied, in all and for each part (domain B1). */
export function CompletenessMeter({ home }: { home: OwnHome }) {
  const { suppliedCount, expectedCount } = measureCompleteness(home)
  return (
    <div className="text-sm">
      <p className="flex justify-between gap-3">
        <label htmlFor="completeness" className="font-semibold">
          Material facts
        </label>
        <span className="tabular">
          {suppliedCount} of {expectedCount}
        </span>
      </p>
      <meter
        id="completeness"
        min={0}
        max={Math.max(expectedCount, 1)}
        value={suppliedCount}
        className="mt-1 h-3 w-full"
        aria-label={`${suppliedCount} of ${expectedCount} facts given`}
      />
      <ul className="mt-1 text-muted">
        {factParts.map(({ part, title }) => {
          const partCompleteness = measureCompleteness(home, part)
          return (
            <li key={part} className="flex justify-between gap-3">
              {title}{' '}
              <span className="tabular shrink-0">
                {partCompleteness.suppliedCount} of {partCompleteness.expectedCount}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
