import { Icon } from '@/components/ui/icon'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { homeStepHref, ownHomeHref, routes } from '@/lib/config/routes'
import type { OwnHome } from '@/lib/contract/selling'
import type { UserData } from '@/lib/contract/account'
import { isLive, findStatusByCode } from '@/lib/domain/listing-status'
import { getStepAfter, type ListingStep } from '@/lib/domain/listing-steps'
import { listFactKeysOfPart, getFactLabel, type FactPart } from '@/lib/domain/material-facts'
import { isCommercialType } from '@/lib/domain/property-type'
import { formatLongDate } from '@/lib/format/dates'
import { londonDay } from '@/lib/format/london-clock'
import { BlockerList } from './blocker-list'
import { listFactsToAsk, isFactRequired } from './completeness'
import {
  LazyAddressForm,
  LazyDescriptionForm,
  LazyFactsForm,
  LazyOwnersForm,
  LazyPriceForm,
  LazyRentForm,
  LazyReviewForm,
  LazyRoomsForm,
} from './lazy-forms'
import { PriceRangeNote } from './price-range-note'
import type { StepFormContext } from './use-step-form'

interface StepContentProps {
  home: OwnHome
  user: UserData
  step: ListingStep
}

export const isAdvertised = (home: Pick<OwnHome, 'kind' | 'status'>): boolean => {
  const status = findStatusByCode(home.kind, home.status)
  return status !== null && isLive(status)
}

const hasBeenAdvertised = (home: OwnHome): boolean => isAdvertised(home) || home.status === 'withdrawn'

const toText = (value: number | null): string => (value === null ? '' : String(value))

const sourceNames = { owner: 'you', agent: 'us', register: 'a public register' } as const

const formatSource = ({ source, supplied_at }: OwnHome['facts'][number]): string =>
  `From ${sourceNames[source]}, ${formatLongDate(supplied_at)}`

interface StepProps {
  home: OwnHome
  formContext: StepFormContext
}

function FactsStep({ part, home, formContext }: StepProps & { part: FactPart }) {
  const facts = listFactsToAsk(home, listFactKeysOfPart(part)).map((definition) => {
    const { key } = definition
    const suppliedFact = home.facts.find((fact) => fact.key === key)
    return {
      key,
      label: getFactLabel(definition, home.property_type),
      isRequired: isFactRequired(home, key),
      ...(suppliedFact ? { source: formatSource(suppliedFact) } : {}),
    }
  })
  return (
    <LazyFactsForm
      key={part}
      part={part}
      home={formContext}
      nation={home.address.nation}
      facts={facts}
      defaults={Object.fromEntries(home.facts.map(({ key, value }) => [key, value]))}
      isLive={isAdvertised(home)}
    />
  )
}

function AddressStep({ home, formContext }: StepProps) {
  if (hasBeenAdvertised(home))
    return (
      <p>
        {home.portal_address}. A home that has been advertised keeps its address.{' '}
        <InternalLink href={routes.contact} className="underline">
          Contact us
        </InternalLink>{' '}
        if it is wrong.
      </p>
    )
  const { building, street, locality, town, county, postcode } = home.address
  return (
    <LazyAddressForm home={formContext} defaults={{ building, street, locality, town, county, postcode }} />
  )
}

async function PriceStep({ home, formContext }: StepProps) {
  if (isAdvertised(home))
    return (
      <p>
        The price of a home that is advertised is changed on{' '}
        <InternalLink href={ownHomeHref(home.kind, home.id)} className="underline">
          its page in your account
        </InternalLink>
        , so that its history shows it.
      </p>
    )
  const getFactValue = (key: string) => home.facts.find((fact) => fact.key === key)?.value ?? ''
  return (
    <>
      <PriceRangeNote home={home} />
      {home.kind === 'sale' ? (
        <LazyPriceForm
          home={formContext}
          defaults={{ price: toText(home.price), price_options: home.price_options }}
        />
      ) : (
        <LazyRentForm
          home={formContext}
          nation={home.address.nation}
          isResidential={!isCommercialType(home.property_type)}
          today={londonDay(new Date())}
          defaults={{
            price_pcm: toText(home.price),
            deposit_amount: toText(home.deposit),
            // The form takes a number, and the fact says 'None' for 0.
            holding_deposit: getFactValue('holding_deposit').replace(/^None$/, '0'),
            // The first of the choices, and the longest period that the law of England allows.
            rent_in_advance: getFactValue('rent_in_advance') || 'One month',
            available_from: home.available_from ?? '',
          }}
        />
      )}
    </>
  )
}

function NextStepLink({ home, step }: { home: OwnHome; step: ListingStep }) {
  const next = getStepAfter(step)
  if (!next) return null
  return (
    <p>
      <InternalLink href={homeStepHref(home.kind, home.id, next)} className={buttonClass('primary', 'large')}>
        Continue
      </InternalLink>
    </p>
  )
}

function ViewingsStep({ home }: { home: OwnHome }) {
  return (
    <>
      <p>
        {home.kind === 'sale' ? 'Buyers' : 'Tenants'} choose from the times that you give, and you confirm
        each viewing. Until you give any, we offer Monday to Saturday from 9:00 to 18:00.
      </p>
      <p>
        <InternalLink href={routes.viewingAvailability} className={buttonClass('secondary')}>
          <Icon name="calendar-days" className="size-5" /> Set your viewing times
        </InternalLink>
      </p>
      <NextStepLink home={home} step="viewings" />
    </>
  )
}

const checkStateLabels = {
  not_started: 'not checked yet',
  submitted: 'being checked',
  passed: 'checked',
  refer: 'we need more, and have written about it',
  expired: 'to be checked again',
} as const

function OwnersStep({ home, user, formContext }: StepProps & { user: UserData }) {
  const holder = `${user.first_name} ${user.last_name}`.trim()
  return (
    <>
      <p className="max-w-prose">
        The law asks us who owns a home before we advertise it (Money Laundering Regulations 2017). The check
        of every owner is in the price. We keep its record for five years and show it to nobody.
      </p>
      {home.owners.length > 0 ? (
        <ul className="grid max-w-2xl gap-1 rounded-lg border border-line bg-surface p-5">
          {home.owners.map(({ name, state }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-4 wrap-anywhere">
              <span className="font-semibold">{name}</span> <span>{checkStateLabels[state]}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <LazyOwnersForm
        home={formContext}
        holder={holder}
        coOwners={home.owners.filter(({ is_user }) => !is_user).map(({ name }) => name)}
      />
    </>
  )
}

function ReviewStep({ home, formContext }: StepProps) {
  const ownersBlockers = home.blockers.filter(
    ({ step, who }) => who === 'owner' && step !== 'review' && step !== 'order',
  )
  return (
    <>
      <p>
        <InternalLink
          href={homeStepHref(home.kind, home.id, 'preview')}
          prefetch={false}
          className={buttonClass('secondary', 'large')}
        >
          <Icon name="eye" className="size-5" /> See it as {home.kind === 'sale' ? 'buyers' : 'tenants'} will
        </InternalLink>
      </p>
      {home.picture_count === 0 ? (
        <p className="max-w-2xl rounded-md border-l-4 border-note bg-note-soft p-4">
          There are no pictures yet. The advert may begin without them, but few people look at such a home.
        </p>
      ) : null}
      {ownersBlockers.length > 0 ? (
        <section aria-labelledby="open-blockers" className="grid max-w-2xl gap-3">
          <h2 id="open-blockers" className="text-xl">
            Before it can go live
          </h2>
          <BlockerList home={{ ...home, blockers: ownersBlockers }} />
        </section>
      ) : null}
      {home.submitted_at ? (
        <>
          <p role="status" className="max-w-2xl rounded-md border-l-4 border-good bg-good-soft p-4">
            You approved the advert on {formatLongDate(home.submitted_at)}. You may go on changing it.
          </p>
          <NextStepLink home={home} step="review" />
        </>
      ) : (
        <LazyReviewForm home={formContext} />
      )}
    </>
  )
}

/** Shows the content of a step. For `order` and `pictures`, shows only a link to the next step: HomeStep adds the rest. */
export function StepContent({ home, user, step }: StepContentProps) {
  const isLiveHome = isAdvertised(home)
  const nextStep = getStepAfter(step) ?? 'review'
  const nextHref = isLiveHome ? ownHomeHref(home.kind, home.id) : homeStepHref(home.kind, home.id, nextStep)
  const { kind, id, revision } = home
  const formContext: StepFormContext = { kind, id, revision, userId: user.id, nextHref }
  switch (step) {
    case 'address':
      return <AddressStep home={home} formContext={formContext} />
    case 'home':
      return (
        <LazyRoomsForm
          home={formContext}
          isLive={isLiveHome}
          hasBeenAdvertised={hasBeenAdvertised(home)}
          defaults={{
            property_type: home.property_type,
            // A new draft has no type yet, and its numbers of rooms are zeros that nobody has entered.
            bedrooms: home.property_type ? String(home.bedrooms) : '',
            bathrooms: home.property_type ? String(home.bathrooms) : '',
            reception_rooms: toText(home.reception_rooms),
            floor_area: home.floor_area_sq_ft === null ? '' : `${home.floor_area_sq_ft} sq ft`,
          }}
        />
      )
    case 'price':
      return <PriceStep home={home} formContext={formContext} />
    case 'costs':
      return <FactsStep part="A" home={home} formContext={formContext} />
    case 'building':
      return <FactsStep part="B" home={home} formContext={formContext} />
    case 'risks':
      return <FactsStep part="C" home={home} formContext={formContext} />
    case 'description':
      return (
        <LazyDescriptionForm
          home={formContext}
          nation={home.address.nation}
          isResidential={!isCommercialType(home.property_type)}
          isLive={isLiveHome}
          defaults={{
            summary: home.summary,
            description: home.description,
            features: home.features.join('\n'),
            chain_free: home.chain_free === true,
          }}
        />
      )
    case 'viewings':
      return <ViewingsStep home={home} />
    case 'owners':
      return <OwnersStep home={home} user={user} formContext={formContext} />
    case 'review':
      return <ReviewStep home={home} formContext={formContext} />
    case 'pictures':
    case 'order':
      return <NextStepLink home={home} step={step} />
  }
}
