/** A step's form is sent with values that it refuses and then with corrected ones, which lead to the next step. */
export interface StepCase {
  step: string
  button?: string
  refusedValues: Record<string, string | boolean>
  /** The expected message of each refused field. */
  errors: Record<string, string>
  correctedValues: Record<string, string | boolean>
  nextStep: string
}

const MAX_FACT_LENGTH = 300
const MAX_FEATURES = 10
const TOO_LONG_TEXT = 'x'.repeat(MAX_FACT_LENGTH + 1)
export const house = { property_type: 'terraced', bedrooms: '3', bathrooms: '1' }
const commonSteps: readonly StepCase[] = [
  {
    step: 'address',
    refusedValues: { building: '', street: 'Limpet Row', postcode: 'CM8' },
    errors: {
      building: 'Please enter the name or number of the building',
      postcode: 'Please enter a full UK postcode, such as CM8 2AB',
    },
    correctedValues: { building: '8', postcode: 'co58aa' },
    nextStep: 'home',
  },
  {
    step: 'home',
    refusedValues: { property_type: 'terraced', bedrooms: '51', bathrooms: 'two', floor_area: '950' },
    errors: {
      bedrooms: 'Please enter the number of bedrooms, from 0 to 50',
      bathrooms: 'Please enter the number of bathrooms, from 0 to 50',
      floor_area: 'Please give the floor area with its unit, such as 950 sq ft or 88 m²',
    },
    correctedValues: { ...house, floor_area: '88 m²' },
    nextStep: 'price',
  },
  {
    step: 'building',
    refusedValues: { heating: TOO_LONG_TEXT, water: 'Mains' },
    errors: { heating: 'Heating: please keep this to 300 characters' },
    correctedValues: { heating: 'Heat pump' },
    nextStep: 'risks',
  },
  {
    step: 'risks',
    refusedValues: { flood_risk: TOO_LONG_TEXT, rights: 'None' },
    errors: { flood_risk: 'Flood risk: please keep this to 300 characters' },
    correctedValues: { flood_risk: 'Very low, never flooded' },
    nextStep: 'description',
  },
  {
    step: 'description',
    refusedValues: { summary: '', description: 'A quiet house.', features: 'a\n'.repeat(MAX_FEATURES + 1) },
    errors: {
      summary: 'Please write a summary of at most 300 characters',
      features: 'Please keep to ten features of at most 200 characters each',
    },
    correctedValues: {
      summary: 'By the sea.',
      description: 'A <b>quiet</b> house.',
      features: 'A garden',
      chain_free: true,
    },
    nextStep: 'pictures',
  },
  {
    step: 'owners',
    button: 'Hand in for the check',
    refusedValues: { co_owners: 'Jo Bloggs\n7' },
    errors: {
      co_owners: 'Please enter the full name of every owner, a line each',
      all_agree: 'Please confirm that all owners agree',
    },
    correctedValues: { co_owners: 'Jo Bloggs', all_agree: true },
    nextStep: 'review',
  },
  {
    step: 'review',
    button: 'Approve the advert',
    refusedValues: {},
    errors: { approved: 'Please confirm that the advert is right' },
    correctedValues: { approved: true },
    nextStep: 'order',
  },
]
const stepsOfSale: readonly StepCase[] = [
  {
    step: 'price',
    refusedValues: { price: 'a lot', price_options: 'guide-price' },
    errors: { price: 'Please enter the price in pounds' },
    correctedValues: { price: '£350,000' },
    nextStep: 'costs',
  },
  {
    step: 'costs',
    refusedValues: { lease_years: '?', council_tax_band: 'D', tenure: 'Leasehold', epc_rating: 'C' },
    errors: {
      lease_years: 'Years left on the lease: please enter a number, or say in words why it is not known',
    },
    correctedValues: { tenure: 'Freehold', lease_years: '' },
    nextStep: 'building',
  },
]
const stepsOfLetting: readonly StepCase[] = [
  {
    step: 'price',
    // The cap of the deposit is five weeks' rent: £1,300 × 12 / 52 × 5 = £1,500.
    refusedValues: {
      price_pcm: '1300',
      deposit_amount: '1501',
      holding_deposit: '300',
      available_from: '2099-01-02',
    },
    errors: { deposit_amount: 'The deposit is more than the law allows: 5 weeks’ rent, £1,500' },
    correctedValues: { deposit_amount: '1500' },
    nextStep: 'costs',
  },
  {
    step: 'costs',
    refusedValues: { licence: TOO_LONG_TEXT, council_tax_band: 'D', epc_rating: 'C' },
    errors: { licence: 'Licence to let: please keep this to 300 characters' },
    correctedValues: { licence: 'Not required' },
    nextStep: 'building',
  },
]

/** Lists the steps in their order. Price and costs, which depend on the kind, follow the address and the home. */
export const listSteps = (kind: 'sale' | 'let'): readonly StepCase[] => [
  ...commonSteps.slice(0, 2),
  ...(kind === 'sale' ? stepsOfSale : stepsOfLetting),
  ...commonSteps.slice(2),
]
