import { brand } from '@/lib/config/brand'
import { ownHomeHref, routes } from '@/lib/config/routes'
import type { ListingStatus } from '@/lib/domain/listing-status'
import { listRequiredFacts, type FactSubject } from '@/lib/domain/material-facts'
import { isShareOfHome } from '@/lib/domain/price-qualifier'
import { isCommercialType } from '@/lib/domain/property-type'
import type { OwnedListing } from '@/lib/queries/account'
import { hasHoldingDeposit } from '@/lib/tenancy/deposit'
import { getHomeStatus } from './home'

export interface NextStep {
  who: 'You' | 'We' | 'You and your solicitor'
  what: string
  link: { href: string; text: string }
}

const createContactLink = (text: string) => ({ href: routes.contact, text })
const conveyancingLink = { href: routes.conveyancing, text: 'How conveyancing works' }

/** The step of a completed sale or letting, and of a status that only an upstream agency knows. */
const defaultStep: NextStep = {
  who: 'We',
  what: `If you are not sure what comes next, ask us: ${brand.phone}.`,
  link: createContactLink('Ask us'),
}

/** English law protects a deposit within 30 days (Housing Act 2004, section 213). */
const stepByStatus: Partial<Record<ListingStatus, NextStep>> = {
  available: {
    who: 'We',
    what: 'We pass on every question, viewing request and offer as it comes. There is nothing for you to do; if something about the home has changed, tell us, so that the advert stays true.',
    link: createContactLink('Tell us'),
  },
  under_offer: {
    who: 'You',
    what: 'Choose a solicitor or conveyancer and give us their name, so that we can send the memorandum of sale to both sides.',
    link: { href: routes.accountOffers, text: 'To the accepted offer' },
  },
  sold_subject_to_contract: {
    who: 'You and your solicitor',
    what: 'Return the property forms and answer the buyer’s questions as they come: until the contract binds, either side may still withdraw.',
    link: conveyancingLink,
  },
  reserved: {
    who: 'You',
    what: 'If you have ordered referencing, wait for its result; otherwise check the tenant yourself.',
    link: { href: routes.tenantReferencing, text: 'What references say' },
  },
  let_agreed: {
    who: 'You',
    what: 'Protect the tenancy deposit in an approved scheme, and tell the tenant which: in England within 30 days of receiving it.',
    link: { href: routes.propertyManagement, text: 'Have it managed instead' },
  },
  draft: {
    who: 'You',
    what: 'This home is not advertised yet. What is missing stands on its page, and you go on where you left off.',
    link: { href: routes.accountProperties, text: 'Finish the details' },
  },
  withdrawn: {
    who: 'You',
    what: 'Nothing, as long as the home is to stay off the market. You put it back on by yourself.',
    link: { href: routes.accountProperties, text: 'Put it back on the market' },
  },
}

/** The required facts that the account's calls return with each home. */
const cardFacts = [
  { key: 'tenure', label: 'the tenure' },
  { key: 'council_tax_band', label: 'the council tax band' },
  { key: 'epc_rating', label: 'the energy rating (EPC)' },
] as const

/** Lists the labels of missing facts that an advert must state (Digital Markets, Competition and Consumers Act 2024). */
export function findMissingFacts({ kind, card }: OwnedListing): string[] {
  const subject: FactSubject = {
    kind,
    nation: card.nation ?? 'england',
    type: card.property_type ?? '',
    tenure: card.tenure,
    isShareOfHome: kind === 'sale' && isShareOfHome(card.price_options),
  }
  const requiredKeys = new Set<string>(listRequiredFacts(subject).map(({ key }) => key))
  const missingFacts = cardFacts.filter(({ key }) => requiredKeys.has(key) && !card[key])
  return missingFacts.map(({ label }) => label)
}

const joinLabels = (labels: string[]): string =>
  labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`

function createMissingFactsStep({ kind }: OwnedListing, missingFacts: string[]): NextStep {
  const people = kind === 'sale' ? 'buyers' : 'tenants'
  const pronoun = missingFacts.length > 1 ? 'them' : 'it'
  return {
    who: 'You',
    what: `Give us ${joinLabels(missingFacts)}: ${people} must be told, and ask for ${pronoun} first.`,
    link: createContactLink('Tell us'),
  }
}

/** England and Wales have the same time (Tenant Fees Act 2019, sch. 2; Renting Homes (Fees etc.) (Wales) Act 2019, sch. 2). */
const HOLDING_DEPOSIT_TIME =
  'With a holding deposit, the tenancy is to be agreed within 15 days, unless both sides agree another day in writing.'

/** Finds the step of a status. Business premises and some nations have no holding deposits. */
function findStatusStep({ kind, card }: OwnedListing, status: ListingStatus): NextStep | undefined {
  const step = stepByStatus[status]
  if (kind === 'sale' || step === undefined) return step
  const isHome = !isCommercialType(card.property_type ?? '')
  // A deposit for business premises need not be protected in a scheme.
  if (status === 'let_agreed') return isHome ? step : undefined
  const mayHaveDeposit = status === 'reserved' && isHome && hasHoldingDeposit(card.nation ?? 'england')
  return mayHaveDeposit ? { ...step, what: `${step.what} ${HOLDING_DEPOSIT_TIME}` } : step
}

export function getNextStep(home: OwnedListing): NextStep {
  const status = getHomeStatus(home)
  const missingFacts = status === 'available' ? findMissingFacts(home) : []
  if (missingFacts.length > 0) return createMissingFactsStep(home, missingFacts)
  const statusStep = status === null ? undefined : findStatusStep(home, status)
  const step = statusStep ?? defaultStep
  if (status !== 'draft' && status !== 'withdrawn') return step
  // The step of a draft or a withdrawn home links to the page of that home, not to the list of homes.
  return { ...step, link: { ...step.link, href: ownHomeHref(home.kind, home.card.id) } }
}

/** Whether the owner has to act. The owner of a withdrawn home can take a step, but need not. */
export const waitsForOwner = (home: OwnedListing): boolean =>
  getNextStep(home).who !== 'We' && getHomeStatus(home) !== 'withdrawn'

/** Sorts homes so that those for which the owner has to act come first. */
export const sortByNeed = (homes: readonly OwnedListing[]): OwnedListing[] =>
  [...homes].sort((a, b) => Number(waitsForOwner(b)) - Number(waitsForOwner(a)))
