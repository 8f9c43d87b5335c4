import type { PublishBlocker } from '../../contract/selling'
import { env, isDemonstration } from '../../config/env'
import { findRegistrationLaw } from '../../domain/landlord-registration'
import { getListingStepName } from '../../domain/listing-steps'
import { listRequiredFacts, type FactSubject } from '../../domain/material-facts'
import { isShareOfHome } from '../../domain/price-qualifier'
import { isCommercialType, isParkHome } from '../../domain/property-type'
import { formatLongDate } from '../../format/dates'
import { londonDay } from '../../format/london-clock'
import type { Database, Tx } from '../database'
import { findCurrentFacts } from '../listings/facts'
import { findFaultsBySteps, type PublishFault } from '../listings/publish-checks'
import { findOtherLiveListing } from '../listings/publishing'
import type { HomeRow } from './home-row'
import { findIdentityStates } from './identity-states'
import { findOrderState, hasEverSettledOrder } from './order-state'
import { wasPublic } from './published-home'

const toFactSubject = (home: HomeRow, tenure: string | undefined): FactSubject => ({
  ...home,
  tenure,
  isShareOfHome: isShareOfHome(home.priceQualifier),
})

/**
 * Returns the name of the law that requires the landlord's registration; null if none does. A home without a package is
 * imported, and its own agent is responsible for the registration.
 */
function findRegistrationLawOf(home: HomeRow, at: Date): string | null {
  if (home.kind !== 'let' || isCommercialType(home.type) || !home.packageDef) return null
  return findRegistrationLaw(home, londonDay(at), env().LANDLORD_DATABASE_FROM)
}

/** In law, a park home is a caravan and needs no Home Report. The agent of an imported home holds its report. */
const requiresHomeReport = ({ kind, nation, type, packageDef }: HomeRow): boolean =>
  packageDef !== null &&
  kind === 'sale' &&
  nation === 'scotland' &&
  !isCommercialType(type) &&
  !isParkHome(type)

/** Returns the keys of the facts that the advert must have. @param tenure the home's tenure, if it is known */
export const findRequiredFacts = (home: HomeRow, tenure: string | undefined, at: Date): string[] => [
  ...listRequiredFacts(toFactSubject(home, tenure)).map(({ key }) => key),
  ...(findRegistrationLawOf(home, at) ? ['landlord_registration'] : []),
  ...(requiresHomeReport(home) ? ['home_report'] : []),
]

/** Finds the faults of an owner's advert: those of every advert, missing papers and missing texts. */
export async function findFaults(database: Database | Tx, home: HomeRow, at: Date): Promise<PublishFault[]> {
  const rows = await findCurrentFacts([home.propertyId], database)
  const facts = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  const faults = findFaultsBySteps({
    ...home,
    pricePence: home.pricePence === null ? null : Number(home.pricePence),
    facts,
  })
  const registrationLaw = findRegistrationLawOf(home, at)
  if (registrationLaw && !facts['landlord_registration'])
    faults.push({ step: 'costs', why: `the landlord’s registration is not given (${registrationLaw})` })
  if (requiresHomeReport(home) && !facts['home_report'])
    faults.push({
      step: 'costs',
      why: 'the Home Report is not given; if the home is exempt, as a new one is, say so (Housing (Scotland) Act 2006, part 3)',
    })
  if (!home.summary || !home.description)
    faults.push({ step: 'description', why: 'summary and description are not written' })
  return faults
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const getSubmission = (database: Database | Tx, listingId: number) =>
  database
    .selectFrom('listingSubmission')
    .select(['submittedAt', 'approvedAt'])
    .where('listingId', '=', listingId)
    .executeTakeFirst()

/** Returns a blocker for each owner whose identity is not proved (domain B6). */
async function findIdentityBlockers(
  database: Database | Tx,
  home: HomeRow,
  at: Date,
): Promise<PublishBlocker[]> {
  const owners = await findIdentityStates(database, { propertyId: home.propertyId }, at)
  if (owners.length === 0)
    return [{ step: 'owners', who: 'owner', text: 'Say who owns the home, so that we can check it.' }]
  return owners.flatMap(({ name, state }): PublishBlocker[] => {
    if (state === 'passed') return []
    if (state === 'submitted')
      return [{ step: null, who: 'agency', text: `We check the identity of ${name}.` }]
    const text = {
      not_started: `The identity of ${name} is not checked yet.`,
      refer: `We need more from ${name} to check their identity: we have written about it.`,
      expired: `The identity check of ${name} has expired and is to be made again.`,
    }[state]
    return [{ step: 'owners', who: 'owner', text }]
  })
}

async function findOrderBlockers(
  database: Database | Tx,
  home: HomeRow,
  at: Date,
): Promise<PublishBlocker[]> {
  const order = await findOrderState(database, home.id)
  if (order.state === 'none')
    return [{ step: 'order', who: 'owner', text: 'Choose the package and place the order.' }]
  if (order.state === 'open')
    return [{ step: 'order', who: 'owner', text: 'Your order is not complete yet: look it over and pay.' }]
  if (order.startsAt <= at) return []
  return [
    {
      step: null,
      who: 'time',
      text: `You did not ask us to start straight away, so the home goes live on ${formatLongDate(order.startsAt.toISOString())}, when your 14 days for cancelling are over.`,
    },
  ]
}

/** Leaves out identity checks and orders that an imported home never had, because it was published without them. */
export async function findReturnBlockers(
  database: Database | Tx,
  home: HomeRow,
  at: Date,
): Promise<PublishBlocker[]> {
  const owners = await findIdentityStates(database, { propertyId: home.propertyId }, at)
  const isOrdered = await hasEverSettledOrder(database, home.id)
  return [
    ...(owners.length ? await findIdentityBlockers(database, home, at) : []),
    ...(isOrdered ? await findOrderBlockers(database, home, at) : []),
  ]
}

/** Returns everything that prevents the publication of a home, in the order of the steps. */
export async function findPublishBlockers(
  database: Database | Tx,
  home: HomeRow,
  at: Date,
): Promise<PublishBlocker[]> {
  const faultBlockers = (await findFaults(database, home, at)).map(({ step, why }): PublishBlocker => ({
    step,
    who: 'owner',
    text: `${getListingStepName(home.kind, step)}: ${capitalise(why)}.`,
  }))
  if (await findOtherLiveListing(database, home))
    faultBlockers.push({
      step: null,
      who: 'owner',
      text: 'The same home is advertised already. Withdraw that advert first.',
    })
  if (wasPublic(home.status)) return [...faultBlockers, ...(await findReturnBlockers(database, home, at))]
  const submission = await getSubmission(database, home.id)
  const blockers = [...faultBlockers, ...(await findIdentityBlockers(database, home, at))]
  if (!submission)
    blockers.push({
      step: 'review',
      who: 'owner',
      text: 'Look at the advert as others will, and approve it.',
    })
  blockers.push(...(await findOrderBlockers(database, home, at)))
  if (submission && !submission.approvedAt && !isDemonstration())
    blockers.push({ step: null, who: 'agency', text: 'We read the advert before it goes live.' })
  return blockers
}
