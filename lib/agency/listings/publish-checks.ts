import { findAdvertFaults, type AdvertFault } from '../../domain/advert-text'
import { hasMinimumEpcRating, isBelowMinimumEpcRating } from '../../domain/epc'
import type { ListingKind } from '../../domain/listing-kind'
import { stepOfPart, type ListingStep } from '../../domain/listing-steps'
import {
  canHaveFact,
  listCouncilTaxBands,
  listRequiredFacts,
  materialFacts,
  type FactSubject,
} from '../../domain/material-facts'
import { hasCouncilTax, type Nation } from '../../domain/nation'
import { isShareOfHome } from '../../domain/price-qualifier'
import { hasBedrooms, isCommercialType } from '../../domain/property-type'
import { formatPence } from '../../format/money'
import { plainText } from '../../html/sanitise'
import { getDepositCapFromYearlyRent, isAboveCap } from '../../tenancy/deposit'

export interface PublishSubject {
  kind: ListingKind
  nation: Nation
  type: string
  bedrooms: number
  /** The price of a sale, the monthly rent of a letting; null for a price on application. */
  pricePence: number | null
  priceQualifier: string
  depositPence: number | null
  summary: string
  /** The description as HTML. */
  description: string
  features: readonly string[]
  facts: Readonly<Record<string, string | undefined>>
}

export interface PublishFault {
  /** The selling step in which the owner can mend the fault. */
  step: Extract<ListingStep, 'home' | 'price' | 'costs' | 'building' | 'risks' | 'description'>
  /** A clause that begins with a small letter. */
  why: string
}

const MONTHS_PER_YEAR = 12

function findPriceFaults({ kind, pricePence, priceQualifier }: PublishSubject): string[] {
  if (kind === 'let') {
    const isSpecific = Boolean(pricePence) && priceQualifier === 'price'
    // The law demands one rent for homes in England (Renters' Rights Act 2025, s.56). The agency always demands it.
    return isSpecific ? [] : ['a letting needs one specific rent']
  }
  if (priceQualifier === 'poa') return []
  return pricePence ? [] : ['neither a price nor “price on application” is decided']
}

function findDepositFaults(
  { kind, nation, pricePence, depositPence }: PublishSubject,
  isResidential: boolean,
): string[] {
  if (kind !== 'let' || !isResidential || !pricePence || depositPence === null) return []
  const cap = getDepositCapFromYearlyRent(nation, pricePence * MONTHS_PER_YEAR)
  if (!cap || !isAboveCap(depositPence, cap, { mayBeRounded: true })) return []
  const limit = `${cap.description}, ${formatPence(cap.pence)} (${cap.law})`
  return [`the deposit of ${formatPence(depositPence)} is more than ${limit}`]
}

const toFactSubject = ({ kind, nation, type, priceQualifier, facts }: PublishSubject): FactSubject => ({
  kind,
  nation,
  type,
  tenure: facts['tenure'],
  isShareOfHome: isShareOfHome(priceQualifier),
})

const findMissingFacts = (subject: PublishSubject): string[] =>
  listRequiredFacts(toFactSubject(subject))
    .filter(({ key }) => !subject.facts[key]?.trim())
    .map(
      ({ key, label }) =>
        `${label.toLowerCase()} is not given; if it cannot be had, give the reason instead, ` +
        `such as “${key === 'epc_rating' ? 'Ordered, not yet here' : 'Unknown – enquiries made'}”`,
    )

/** Finds a band that no home of the nation can have. A reason in words, such as 'Awaiting banding', is no band. */
function findBandFaults({ nation, type, facts }: PublishSubject): string[] {
  const band = facts['council_tax_band'] ?? ''
  const isBand = band.length === 1 && hasCouncilTax(nation) && !isCommercialType(type)
  if (!isBand || listCouncilTaxBands(nation).includes(band)) return []
  return [`council tax band ${band} does not exist there: only Wales has a band I`]
}

function findEnergyFaults({ kind, nation, facts }: PublishSubject): string[] {
  const rating = facts['epc_rating'] ?? ''
  const hasMinimum = kind === 'let' && hasMinimumEpcRating(nation)
  if (!hasMinimum || !isBelowMinimumEpcRating(rating)) return []
  if (facts['epc_exemption']?.trim()) return []
  return [
    `with an energy rating of ${rating} it may not be let without a registered exemption ` +
      '(Energy Efficiency Regulations 2015)',
  ]
}

/** Finds the faults of a text that prevent its publication. Doubtful wording does not prevent it. */
const findTextFaults = (text: string, { kind, nation, type }: PublishSubject): AdvertFault[] =>
  findAdvertFaults(text, { kind, nation, isResidential: !isCommercialType(type) }).filter(
    ({ grade }) => grade !== 'doubtful',
  )

const describeTextFault = ({ words, why }: AdvertFault): string => `it says “${words}”: ${why}`

function findAdvertTextFaults(subject: PublishSubject): string[] {
  const { summary, description, features } = subject
  const text = [plainText(summary), plainText(description), ...features].join('\n')
  return findTextFaults(text, subject).map(describeTextFault)
}

const registerNumberFacts: readonly string[] = ['landlord_registration', 'licence', 'epc_exemption']

/** Whether a fault is no fault: a number in a public register may look like a telephone number. */
const isRegisterNumber = (factKey: string, words: string): boolean =>
  registerNumberFacts.includes(factKey) && !/\p{L}/u.test(words)

/** Finds the faults of the facts that an owner has written in words, because the advert shows them too. */
function findFactTextFaults(subject: PublishSubject): PublishFault[] {
  const factSubject = toFactSubject(subject)
  return materialFacts
    .filter((fact) => canHaveFact(fact, factSubject))
    .flatMap(({ key, label, part }) =>
      findTextFaults(subject.facts[key] ?? '', subject)
        .filter(({ words }) => !isRegisterNumber(key, words))
        .map((fault) => ({
          step: stepOfPart[part],
          why: `under ${label.toLowerCase()} ${describeTextFault(fault)}`,
        })),
    )
}

/** Finds the reasons why a listing may not be published, in the order of the selling steps. */
export function findFaultsBySteps(subject: PublishSubject): PublishFault[] {
  const { type, bedrooms } = subject
  const isResidential = !isCommercialType(type)
  const lacksBedrooms = hasBedrooms(type) && bedrooms === 0
  const toFaults = (step: PublishFault['step'], reasons: readonly string[]): PublishFault[] =>
    reasons.map((why) => ({ step, why }))
  return [
    ...toFaults('home', type ? [] : ['the type of property is not given']),
    ...toFaults('home', lacksBedrooms ? ['the number of bedrooms is not given'] : []),
    ...toFaults('price', findPriceFaults(subject)),
    ...toFaults('price', findDepositFaults(subject, isResidential)),
    ...toFaults('costs', findMissingFacts(subject)),
    ...toFaults('costs', findBandFaults(subject)),
    ...toFaults('costs', findEnergyFaults(subject)),
    ...findFactTextFaults(subject),
    ...toFaults('description', findAdvertTextFaults(subject)),
  ]
}

export const findPublishFaults = (subject: PublishSubject): string[] =>
  findFaultsBySteps(subject).map(({ why }) => why)
