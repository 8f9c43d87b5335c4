/**
 * The material facts of a listing, in the order they are read: what an advertisement must not leave
 * out (Digital Markets, Competition and Consumers Act 2024, ss. 225–230; parts as the industry's checklist
 * has them, domain B1). One unknown to us is shown as not yet provided, never left blank.
 */

export interface MaterialFactDefinition {
  /** `material_fact.key`. */
  key: string
  label: string
  /** A price and term of ownership; B what every home has; C what only some have. */
  part: 'A' | 'B' | 'C'
  applies: 'sale' | 'let' | 'both'
  /** Asked only where the tenure is leasehold or a share of the freehold. */
  leaseholdOnly?: true
  /** Nations where the fact exists; everywhere unless said. */
  nations?: readonly ('england' | 'scotland' | 'wales' | 'northern-ireland')[]
  /** Premises it is asked of; both unless said. */
  premises?: 'home' | 'commercial'
}

export const tenures = ['Freehold', 'Leasehold', 'Share of freehold', 'Commonhold'] as const
export const councilTaxBands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
export const epcRatings = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

const withCouncilTax = ['england', 'scotland', 'wales'] as const

/**
 * Values are words for a person, except where a card or a sum needs them: `tenure` one of `tenures`,
 * `council_tax_band` and `epc_rating` one letter, `lease_years` a number of years, `ground_rent` and
 * `service_charge` whole pounds a year.
 */
export const materialFacts: readonly MaterialFactDefinition[] = [
  { key: 'tenure', label: 'Tenure', part: 'A', applies: 'sale' },
  { key: 'lease_years', label: 'Years left on the lease', part: 'A', applies: 'sale', leaseholdOnly: true },
  { key: 'ground_rent', label: 'Ground rent', part: 'A', applies: 'sale', leaseholdOnly: true },
  { key: 'service_charge', label: 'Service charge', part: 'A', applies: 'sale', leaseholdOnly: true },
  { key: 'shared_ownership', label: 'Shared ownership', part: 'A', applies: 'sale', premises: 'home' },
  {
    key: 'council_tax_band',
    label: 'Council tax band',
    part: 'A',
    applies: 'both',
    nations: withCouncilTax,
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
  { key: 'bills', label: 'Bills', part: 'A', applies: 'let' },
  {
    key: 'landlord_registration',
    label: 'Landlord registration',
    part: 'A',
    applies: 'let',
    nations: ['scotland', 'wales', 'northern-ireland'],
    premises: 'home',
  },
  {
    key: 'home_report',
    label: 'Home Report',
    part: 'A',
    applies: 'sale',
    nations: ['scotland'],
    premises: 'home',
  },
  { key: 'epc_rating', label: 'Energy performance rating', part: 'A', applies: 'both' },
  { key: 'construction', label: 'Construction', part: 'B', applies: 'both' },
  { key: 'furnishing', label: 'Furnishing', part: 'B', applies: 'let', premises: 'home' },
  { key: 'electricity', label: 'Electricity', part: 'B', applies: 'both' },
  { key: 'water', label: 'Water', part: 'B', applies: 'both' },
  { key: 'sewerage', label: 'Sewerage', part: 'B', applies: 'both' },
  { key: 'heating', label: 'Heating', part: 'B', applies: 'both' },
  { key: 'broadband', label: 'Broadband', part: 'B', applies: 'both' },
  { key: 'mobile', label: 'Mobile signal', part: 'B', applies: 'both' },
  { key: 'parking', label: 'Parking', part: 'B', applies: 'both' },
  { key: 'building_safety', label: 'Building safety', part: 'C', applies: 'both' },
  { key: 'restrictions', label: 'Restrictions', part: 'C', applies: 'both' },
  { key: 'rights', label: 'Rights and easements', part: 'C', applies: 'both' },
  { key: 'flood_risk', label: 'Flood risk', part: 'C', applies: 'both' },
  { key: 'planning', label: 'Planning', part: 'C', applies: 'both' },
  { key: 'accessibility', label: 'Accessibility', part: 'C', applies: 'both' },
  { key: 'mining', label: 'Coalfield or mining area', part: 'C', applies: 'both' },
]
