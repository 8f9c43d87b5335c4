import { hasMinimumEpcRating, isBelowMinimumEpcRating } from '../../domain/epc'
import type { ListingKind } from '../../domain/listing-kind'
import { requiredFacts } from '../../domain/material-facts'
import type { Nation } from '../../domain/nation'
import { isShareOfHome } from '../../domain/price-qualifier'
import { hasBedrooms, isCommercialType } from '../../domain/property-type'
import { poundsAndPence } from '../../format/money'
import { plainText } from '../../html/sanitise'
import { depositCapFromYearlyRent } from '../../tenancy/deposit'
import { findAdvertFaults } from './advert-text'

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
  /** HTML. */
  description: string
  features: readonly string[]
  facts: Readonly<Record<string, string | undefined>>
}

/** The monthly rent is rounded to whole pence, so a deposit of exactly the cap may seem a penny above it. */
const ROUNDING_PENCE = 1
const MONTHS_PER_YEAR = 12

function findPriceFaults({ kind, pricePence, priceQualifier }: PublishSubject): string[] {
  if (kind === 'let') {
    const isSpecific = Boolean(pricePence) && priceQualifier === 'price'
    return isSpecific ? [] : ['a letting needs one specific rent (Renters’ Rights Act 2025, s.56)']
  }
  if (priceQualifier === 'poa') return []
  return pricePence ? [] : ['neither a price nor "price on application" is decided']
}

function findDepositFaults(
  { kind, nation, pricePence, depositPence }: PublishSubject,
  isResidential: boolean,
): string[] {
  if (kind !== 'let' || !isResidential || !pricePence || depositPence === null) return []
  const cap = depositCapFromYearlyRent(nation, pricePence * MONTHS_PER_YEAR)
  if (!cap || depositPence <= cap.pence + ROUNDING_PENCE) return []
  return [
    `the deposit of ${poundsAndPence(depositPence)} is more than ${cap.description}, ${poundsAndPence(cap.pence)} (${cap.law})`,
  ]
}

function findMissingFacts({ kind, nation, type, priceQualifier, facts }: PublishSubject): string[] {
  const subject = {
    kind,
    nation,
    type,
    tenure: facts['tenure'],
    isShareOfHome: isShareOfHome(priceQualifier),
  }
  return requiredFacts(subject)
    .filter(({ key }) => !facts[key]?.trim())
    .map(
      ({ label }) =>
        `${label.toLowerCase()} is not given; if it cannot be had, say so in words ("awaiting banding", "unknown – enquiries made")`,
    )
}

function findEnergyFaults({ kind, nation, facts }: PublishSubject, isResidential: boolean): string[] {
  const rating = facts['epc_rating'] ?? ''
  const hasMinimum = kind === 'let' && isResidential && hasMinimumEpcRating(nation)
  if (!hasMinimum || !isBelowMinimumEpcRating(rating)) return []
  return [
    `with an energy rating of ${rating} it may not be let without a registered exemption (Energy Efficiency Regulations 2015)`,
  ]
}

/** Finds the reasons why a listing may not be published, as clauses without a capital. */
export function findPublishFaults(subject: PublishSubject): string[] {
  const { kind, nation, type, bedrooms } = subject
  const isResidential = !isCommercialType(type)
  const text = [plainText(subject.summary), plainText(subject.description), ...subject.features].join('\n')
  return [
    ...(type ? [] : ['the type of property is not given']),
    ...(bedrooms > 0 || !hasBedrooms(type) ? [] : ['the number of bedrooms is not given']),
    ...findPriceFaults(subject),
    ...findDepositFaults(subject, isResidential),
    ...findMissingFacts(subject),
    ...findEnergyFaults(subject, isResidential),
    ...findAdvertFaults(text, { kind, nation, isResidential })
      .filter(({ grade }) => grade === 'unlawful')
      .map(({ words, why }) => `it says "${words}": ${why}`),
  ]
}
