import { materialFacts } from '../../config/material-facts'
import type { ListingKind } from '../../config/routes'
import { poundsAndPence } from '../../format/money'
import { plainText } from '../../html/sanitise'
import { commercialTypes } from '../../search/options'
import type { Nation } from '../places/types'
import { advertFaults } from './advert-text'
import { depositCapOfYear } from '../../tenancy/deposit'

/** A listing as it would go public. Money in pence, facts by their keys (lib/config/material-facts). */
export interface PublishSubject {
  kind: ListingKind
  nation: Nation
  type: string
  bedrooms: number
  pricePence: number | null
  priceQualifier: string
  depositPence: number | null
  summary: string
  /** HTML. */
  description: string
  features: readonly string[]
  facts: Readonly<Record<string, string | undefined>>
}

/** A month's rent is kept in whole pence: a year's may be sixpence off, and a deposit's cap a penny. */
const ROUNDING_PENCE = 1

/** Types without a number of bedrooms. */
const WITHOUT_BEDROOMS = new Set([...commercialTypes, 'studio-flat'])
/** Neither has an energy performance certificate. */
const WITHOUT_EPC = new Set(['land', 'garage', 'park-home'])

const label = (key: string): string =>
  (materialFacts.find((fact) => fact.key === key)?.label ?? key).toLowerCase()

const missing = ({ facts }: PublishSubject, keys: readonly string[]): string[] =>
  keys
    .filter((key) => !facts[key]?.trim())
    .map(
      (key) =>
        `${label(key)} is not given; if it cannot be had, say so in words ("awaiting banding", "unknown – enquiries made")`,
    )

function priceFaults({ kind, pricePence, priceQualifier }: PublishSubject): string[] {
  if (kind === 'let')
    return pricePence && priceQualifier === 'price'
      ? []
      : ['a letting needs one specific rent (Renters’ Rights Act 2025, s.56)']
  if (priceQualifier === 'poa') return []
  return pricePence ? [] : ['neither a price nor "price on application" is decided']
}

function depositFaults(
  { kind, nation, pricePence, depositPence }: PublishSubject,
  isHome: boolean,
): string[] {
  const cap = kind === 'let' && isHome && pricePence ? depositCapOfYear(nation, pricePence * 12) : null
  if (!cap || depositPence === null || depositPence <= cap.pence + ROUNDING_PENCE) return []
  return [
    `the deposit of ${poundsAndPence(depositPence)} is more than ${cap.words}, ${poundsAndPence(cap.pence)} (${cap.law})`,
  ]
}

/** Facts without which an advertisement leaves out what matters (domain B1). */
function factFaults(subject: PublishSubject, isHome: boolean): string[] {
  const { kind, nation, type, facts } = subject
  const isLeasehold = facts['tenure'] === 'Leasehold'
  return missing(subject, [
    ...(kind === 'sale' ? ['tenure'] : []),
    ...(kind === 'sale' && isLeasehold ? ['lease_years', 'ground_rent', 'service_charge'] : []),
    ...(isHome && nation !== 'northern-ireland' && type !== 'land' ? ['council_tax_band'] : []),
    ...(WITHOUT_EPC.has(type) ? [] : ['epc_rating']),
  ])
}

/** A home below E may not be let in England and Wales without a registered exemption (SI 2015/962). */
function energyFaults({ kind, nation, facts }: PublishSubject, isHome: boolean): string[] {
  const isBelow = /^[FG]$/.test(facts['epc_rating'] ?? '')
  if (kind !== 'let' || !isHome || !isBelow || !(nation === 'england' || nation === 'wales')) return []
  return [
    `with an energy rating of ${facts['epc_rating']} it may not be let without a registered exemption (Energy Efficiency Regulations 2015)`,
  ]
}

/**
 * Why a listing may not go public, each reason as a sentence's end; none when it may (domain B1, B2, B3).
 */
export function publishFaults(subject: PublishSubject): string[] {
  const { kind, nation, type, bedrooms } = subject
  const isHome = !commercialTypes.includes(type)
  const text = [plainText(subject.summary), plainText(subject.description), ...subject.features].join('\n')
  return [
    ...(type ? [] : ['the type of property is not given']),
    ...(bedrooms > 0 || WITHOUT_BEDROOMS.has(type) ? [] : ['the number of bedrooms is not given']),
    ...priceFaults(subject),
    ...depositFaults(subject, isHome),
    ...factFaults(subject, isHome),
    ...energyFaults(subject, isHome),
    ...advertFaults(text, { kind, nation, isHome })
      .filter(({ grade }) => grade === 'unlawful')
      .map(({ words, why }) => `it says "${words}": ${why}`),
  ]
}
