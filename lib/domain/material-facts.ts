import { requiresEpc, scottishRatings } from './epc'
import type { ListingKind } from './listing-kind'
import { hasCouncilTax, nations, type Nation } from './nation'
import { isCommercialType, isParkHome } from './property-type'

export type FactPart = 'A' | 'B' | 'C'

/** The parts of the material information, as people read them (domain B1). */
export const factParts: readonly { part: FactPart; title: string }[] = [
  { part: 'A', title: 'Price, tenure and running costs' },
  { part: 'B', title: 'Building, utilities and parking' },
  { part: 'C', title: 'Safety, rights and restrictions' },
]

/** A fact that an advertisement must not leave out (Digital Markets, Competition and Consumers Act 2024, s. 227). */
export interface MaterialFactDefinition {
  key: string
  label: string
  /** A: price and tenure; B: what every property has; C: what only some have. */
  part: FactPart
  applies: ListingKind | 'both'
  isRequired?: true
  /** Whether the fact concerns leases only, so that a freehold home needs no value. */
  isLeaseOnly?: true
  /** The nations in which the fact exists; all of them if absent. */
  nations?: readonly Nation[]
  /** The premises that can have the fact; both if absent. */
  premises?: 'home' | 'commercial'
  /** Whether bare land cannot have the fact, because it has no building. */
  needsBuilding?: true
}

export const factSources = ['owner', 'agent', 'register'] as const
export type FactSource = (typeof factSources)[number]

export const tenures = ['Freehold', 'Leasehold', 'Share of freehold', 'Commonhold'] as const
/** Band I exists only in Wales (Council Tax (Valuation Bands) (Wales) Order 2003). */
export const councilTaxBands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
export const listCouncilTaxBands = (nation: Nation): readonly string[] =>
  councilTaxBands.filter((band) => band !== 'I' || nation === 'wales')

/** Values are free text or those that `formatFact` parses: a letter, a number of years, whole pounds a year. */
export const materialFacts: readonly MaterialFactDefinition[] = [
  { key: 'tenure', label: 'Tenure', part: 'A', applies: 'sale', isRequired: true },
  {
    key: 'lease_years',
    label: 'Years left on the lease',
    part: 'A',
    applies: 'sale',
    isRequired: true,
    isLeaseOnly: true,
  },
  {
    key: 'ground_rent',
    label: 'Ground rent',
    part: 'A',
    applies: 'sale',
    isRequired: true,
    isLeaseOnly: true,
  },
  {
    key: 'service_charge',
    label: 'Service charge',
    part: 'A',
    applies: 'sale',
    isRequired: true,
    isLeaseOnly: true,
  },
  { key: 'shared_ownership', label: 'Shared ownership', part: 'A', applies: 'sale', premises: 'home' },
  {
    key: 'council_tax_band',
    label: 'Council tax band',
    part: 'A',
    applies: 'both',
    isRequired: true,
    nations: nations.filter(hasCouncilTax),
    premises: 'home',
  },
  { key: 'rates', label: 'Rates', part: 'A', applies: 'both' },
  { key: 'deposit', label: 'Deposit', part: 'A', applies: 'let' },
  {
    key: 'holding_deposit',
    label: 'Holding deposit',
    part: 'A',
    applies: 'let',
    nations: ['england', 'wales'],
    premises: 'home',
  },
  { key: 'rent_in_advance', label: 'Rent in advance', part: 'A', applies: 'let', premises: 'home' },
  { key: 'bills', label: 'Bills', part: 'A', applies: 'let' },
  {
    key: 'landlord_registration',
    label: 'Landlord registration',
    part: 'A',
    applies: 'let',
    premises: 'home',
  },
  { key: 'licence', label: 'Licence to let', part: 'A', applies: 'let', premises: 'home' },
  {
    key: 'epc_exemption',
    label: 'Energy exemption',
    part: 'A',
    applies: 'let',
    nations: ['england', 'wales'],
  },
  {
    key: 'home_report',
    label: 'Home Report',
    part: 'A',
    applies: 'sale',
    nations: ['scotland'],
    premises: 'home',
  },
  { key: 'epc_rating', label: 'Energy performance rating', part: 'A', applies: 'both', isRequired: true },
  ...scottishRatings.map((rating): MaterialFactDefinition => ({
    ...rating,
    part: 'A',
    applies: 'both',
    nations: ['scotland'],
    premises: 'home',
  })),
  { key: 'construction', label: 'Construction', part: 'B', applies: 'both', needsBuilding: true },
  { key: 'furnishing', label: 'Furnishing', part: 'B', applies: 'let', premises: 'home' },
  { key: 'electricity', label: 'Electricity', part: 'B', applies: 'both' },
  { key: 'water', label: 'Water', part: 'B', applies: 'both' },
  { key: 'sewerage', label: 'Sewerage', part: 'B', applies: 'both' },
  { key: 'heating', label: 'Heating', part: 'B', applies: 'both', needsBuilding: true },
  { key: 'broadband', label: 'Broadband', part: 'B', applies: 'both', needsBuilding: true },
  { key: 'mobile', label: 'Mobile signal', part: 'B', applies: 'both' },
  { key: 'parking', label: 'Parking', part: 'B', applies: 'both' },
  { key: 'garden', label: 'Garden or outside space', part: 'B', applies: 'both', premises: 'home' },
  { key: 'pets', label: 'Pets', part: 'B', applies: 'let', premises: 'home' },
  { key: 'building_safety', label: 'Building safety', part: 'C', applies: 'both', needsBuilding: true },
  { key: 'restrictions', label: 'Restrictions', part: 'C', applies: 'both' },
  { key: 'rights', label: 'Rights and easements', part: 'C', applies: 'both' },
  { key: 'flood_risk', label: 'Flood risk', part: 'C', applies: 'both' },
  { key: 'planning', label: 'Planning', part: 'C', applies: 'both' },
  { key: 'accessibility', label: 'Accessibility', part: 'C', applies: 'both', needsBuilding: true },
  { key: 'mining', label: 'Coalfield or mining area', part: 'C', applies: 'both' },
]

/** The labels of a park home: its owner has no lease of the land but an agreement for the pitch. */
const parkHomeLabels: Readonly<Record<string, string>> = {
  lease_years: 'Term of the pitch agreement',
  ground_rent: 'Pitch fee',
}

export const getFactLabel = ({ key, label }: MaterialFactDefinition, type: string): string =>
  (isParkHome(type) ? parkHomeLabels[key] : undefined) ?? label

/** Facts that no form asks for, because they follow from the rent and the deposit that an owner enters. */
const factsOfRent: readonly string[] = ['deposit', 'holding_deposit', 'rent_in_advance']

export const listFactKeysOfPart = (part: FactPart): string[] =>
  materialFacts.filter((fact) => fact.part === part && !factsOfRent.includes(fact.key)).map(({ key }) => key)

export interface FactSubject {
  kind: ListingKind
  nation: Nation
  type: string
  tenure: string | null | undefined
  isShareOfHome: boolean
}

/** Whether a property may have a fact, by its kind, nation and premises. The fact may still not apply. */
export function canHaveFact(fact: MaterialFactDefinition, { kind, nation, type }: FactSubject): boolean {
  const premises = isCommercialType(type) ? 'commercial' : 'home'
  return (
    (fact.applies === 'both' || fact.applies === kind) &&
    (!fact.nations || fact.nations.includes(nation)) &&
    (!fact.premises || fact.premises === premises) &&
    (!fact.needsBuilding || type !== 'land')
  )
}

/** Whether a fact is relevant to a property. The absence of an irrelevant fact is not a gap. */
export function doesFactApply(fact: MaterialFactDefinition, subject: FactSubject): boolean {
  if (!canHaveFact(fact, subject)) return false
  switch (fact.key) {
    case 'rates':
      return isCommercialType(subject.type) || !hasCouncilTax(subject.nation)
    case 'shared_ownership':
      return subject.isShareOfHome
    case 'epc_rating':
      return requiresEpc(subject.type)
    default:
      return !fact.isLeaseOnly || subject.tenure !== 'Freehold'
  }
}

/** True where the page says "not yet provided" in place of a missing fact. */
export function isFactExpected(fact: MaterialFactDefinition, subject: FactSubject): boolean {
  if (!doesFactApply(fact, subject)) return false
  switch (fact.key) {
    case 'mobile':
    case 'parking':
      // Bare land may have both, as a car park does, but few plots do.
      return subject.type !== 'land'
    case 'landlord_registration':
      // England opens its database region by region from 2026 on (Renters’ Rights Act 2025, part 2).
      return subject.nation !== 'england'
    case 'rent_in_advance':
    case 'licence':
    case 'epc_exemption':
    case 'heat_retention_rating':
    case 'heating_system_rating':
    case 'energy_cost_rating':
      // Their absence says nothing about the home.
      return false
    default:
      return true
  }
}

/**
 * Lists the facts without which an advert is not published. Those of a lease are required only if the home is known to
 * be leasehold. A reason in words, such as "Awaiting banding", counts as a value.
 */
export const listRequiredFacts = (subject: FactSubject): MaterialFactDefinition[] =>
  materialFacts.filter(
    (fact) =>
      fact.isRequired &&
      isFactExpected(fact, subject) &&
      (!fact.isLeaseOnly || subject.tenure === 'Leasehold'),
  )
