import { findAdvertFaults } from '../../domain/advert-text'
import { hasMinimumEpcRating, isBelowMinimumEpcRating } from '../../domain/epc'
import type { ListingKind } from '../../domain/listing-kind'
import type { ListingStep } from '../../domain/listing-steps'
import { listRequiredFacts } from '../../domain/material-facts'
import type { Nation } from '../../domain/nation'
import { isShareOfHome } from '../../domain/price-qualifier'
import { hasBedrooms, isCommercialType } from '../../domain/property-type'
import { formatPence } from '../../format/money'
import { plainText } from '../../html/sanitise'
import { getDepositCapFromYearlyRent } from '../../tenancy/deposit'

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
  step: Extract<ListingStep, 'home' | 'price' | 'costs' | 'description'>
  /** A clause that begins with a small letter. */
  why: string
}

/** The monthly rent is rounded to whole pence, so a deposit of exactly the cap may seem a penny above it. */
const ROUNDING_TOLERANCE_PENCE = 1
const MONTHS_PER_YEAR = 12

function findPriceFaults({ kind, pricePence, priceQualifier }: PublishSubject): string[] {
  if (kind === 'let') {
    const isSpecific = Boolean(pricePence) && priceQualifier === 'price'
    // The law demands one rent for homes in England (Renters' Rights Act 2025, s.56). The agency always demands it.
    return isSpecific ? [] : ['a letting needs one specific rent']
  }
  if (priceQualifier === 'poa') return []
  return pricePence ? [] : ['neither a price nor "price on application" is decided']
}

function findDepositFaults(
  { kind, nation, pricePence, depositPence }: PublishSubject,
  isResidential: boolean,
): string[] {
  if (kind !== 'let' || !isResidential || !pricePence || depositPence === null) return []
  const cap = getDepositCapFromYearlyRent(nation, pricePence * MONTHS_PER_YEAR)
  if (!cap || depositPence <= cap.pence + ROUNDING_TOLERANCE_PENCE) return []
  const limit = `${cap.description}, ${formatPence(cap.pence)} (${cap.law})`
  return [`the deposit of ${formatPence(depositPence)} is more than ${limit}`]
}

function findMissingFacts({ kind, nation, type, priceQualifier, facts }: PublishSubject): string[] {
  const subject = {
    kind,
    nation,
    type,
    tenure: facts['tenure'],
    isShareOfHome: isShareOfHome(priceQualifier),
  }
  return listRequiredFacts(subject)
    .filter(({ key }) => !facts[key]?.trim())
    .map(
      ({ label }) =>
        `${label.toLowerCase()} is not given; ` +
        'if it cannot be had, say so in words ("awaiting banding", "unknown – enquiries made")',
    )
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

const findAdvertTextFaults = (
  { kind, nation, summary, description, features }: PublishSubject,
  isResidential: boolean,
): string[] =>
  findAdvertFaults([plainText(summary), plainText(description), ...features].join('\n'), {
    kind,
    nation,
    isResidential,
  })
    // Doubtful wording does not prevent publication.
    .filter(({ grade }) => grade !== 'doubtful')
    .map(({ words, why }) => `it says "${words}": ${why}`)

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
    ...toFaults('costs', findEnergyFaults(subject)),
    ...toFaults('description', findAdvertTextFaults(subject, isResidential)),
  ]
}

export const findPublishFaults = (subject: PublishSubject): string[] =>
  findFaultsBySteps(subject).map(({ why }) => why)
