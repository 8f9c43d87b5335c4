import { brand } from '@/lib/config/brand'
import { routes } from '@/lib/config/routes'
import { requiredFacts, type FactSubject } from '@/lib/domain/material-facts'
import { isShareOfHome } from '@/lib/domain/price-qualifier'
import type { OwnedListing } from '@/lib/queries/account'
import { statusOf } from './home'

/** What is to be done next for a home: by whom, what, and where one begins with it. */
export interface NextStep {
  /** 'You', 'We', 'You and your solicitor': who is to act. */
  who: string
  what: string
  link?: { href: string; text: string }
}

const tellUs = { href: routes.contact, text: 'Tell us' }

const listed = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** The facts that a card carries; of the others an owner is asked elsewhere. */
const cardFacts = [
  { key: 'tenure', words: 'the tenure' },
  { key: 'council_tax_band', words: 'the council tax band' },
  { key: 'epc_rating', words: 'the energy rating (EPC)' },
] as const

/**
 * Facts that an advert may not do without and that we have not been given (material information,
 * Digital Markets, Competition and Consumers Act 2024).
 */
export function missingFacts({ kind, card }: OwnedListing): string[] {
  const subject: FactSubject = {
    kind,
    nation: card.nation ?? 'england',
    type: card.property_type ?? '',
    tenure: card.tenure,
    isShareOfHome: kind === 'sale' && isShareOfHome(card.price_options),
  }
  return requiredFacts(subject).flatMap(({ key }) => {
    const fact = cardFacts.find((known) => known.key === key)
    return fact && !card[fact.key] ? fact.words : []
  })
}

function whileAdvertised(home: OwnedListing): NextStep {
  const missing = missingFacts(home)
  const people = home.kind === 'sale' ? 'buyers' : 'tenants'
  if (missing.length > 0)
    return {
      who: 'You',
      what: `Give us ${listed(missing)}: ${people} must be told, and ask for ${missing.length > 1 ? 'them' : 'it'} first.`,
      link: tellUs,
    }
  return {
    who: 'We',
    what: `We pass on every question, viewing request and offer as it comes. There is nothing for you to do; if something about the home has changed, tell us, so that the advert stays true.`,
    link: tellUs,
  }
}

/** Homes with those first whose owner is to act. */
export const inOrderOfNeed = (homes: readonly OwnedListing[]): OwnedListing[] =>
  [...homes].sort((a, b) => Number(isForOwner(b)) - Number(isForOwner(a)))

/** True when it is the owner who is to act; a home that stays off the market waits for nobody. */
export const isForOwner = (home: OwnedListing): boolean =>
  nextStep(home).who.startsWith('You') && statusOf(home) !== 'withdrawn'

/**
 * The next step of a home by its status. Deadlines are England's: the reply on a holding deposit
 * within 15 days (Tenant Fees Act 2019, schedule 2), the deposit protected within 30 days (Housing
 * Act 2004, section 213).
 */
export function nextStep(home: OwnedListing): NextStep {
  switch (statusOf(home)) {
    case 'available':
      return whileAdvertised(home)
    case 'under_offer':
      return {
        who: 'You',
        what: 'Choose a solicitor or conveyancer and give us their name, so that we can send the memorandum of sale to both sides.',
        link: { href: routes.conveyancing, text: 'How conveyancing works' },
      }
    case 'sold_subject_to_contract':
      return {
        who: 'You and your solicitor',
        what: 'Return the property forms and answer the buyer’s questions as they come: until contracts are exchanged, either side may still withdraw.',
        link: { href: routes.conveyancing, text: 'How conveyancing works' },
      }
    case 'reserved':
      return {
        who: 'We',
        what: 'We check the tenant’s references. The tenancy is to be agreed within 15 days of the holding deposit, unless both sides settle on another day in writing.',
        link: { href: routes.tenantReferencing, text: 'What references say' },
      }
    case 'let_agreed':
      return {
        who: 'You',
        what: 'Protect the tenancy deposit in an approved scheme, and tell the tenant which: in England within 30 days of receiving it.',
        link: { href: routes.propertyManagement, text: 'Have it managed instead' },
      }
    case 'draft':
      return {
        who: 'You',
        what: `This home is not advertised yet. Call ${brand.phone} or write to us with what is missing, and we put it on the market.`,
        link: { href: routes.contact, text: 'Finish the details with us' },
      }
    case 'withdrawn':
      return {
        who: 'You',
        what: 'Nothing, as long as it is to stay off the market. Whenever it is to come back, tell us.',
        link: { href: routes.contact, text: 'Put it back on the market' },
      }
    default:
      return {
        who: 'We',
        what: `If you are not sure what comes next, ask us: ${brand.phone}.`,
        link: { href: routes.contact, text: 'Ask us' },
      }
  }
}
