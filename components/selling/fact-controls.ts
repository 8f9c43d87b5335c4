import { epcRatings, scottishRatings } from '@/lib/domain/epc'
import { listCouncilTaxBands, tenures } from '@/lib/domain/material-facts'
import type { Nation } from '@/lib/domain/nation'

/** The form field of a fact: a select, a text field with suggestions, or a plain text field. */
interface FactControl {
  hint: string
  /** Suggested values; others may be typed. */
  suggestions?: readonly string[]
  /** The only possible values. */
  choices?: readonly string[]
}

const UNKNOWN = 'Unknown – enquiries made'

/** The form field of each fact, by the fact's key in lib/domain/material-facts.ts. */
const factControls: Readonly<Record<string, FactControl>> = {
  tenure: { hint: 'How you own it: your title register says so', choices: [...tenures, UNKNOWN] },
  lease_years: { hint: 'A number of years, counted from today', suggestions: [UNKNOWN] },
  ground_rent: { hint: 'Pounds a year; 0 for none', suggestions: ['0', UNKNOWN] },
  service_charge: { hint: 'Pounds a year; 0 for none', suggestions: ['0', UNKNOWN] },
  shared_ownership: { hint: 'The share, and the rent on the rest' },
  council_tax_band: { hint: 'A letter; your bill and gov.uk/council-tax-bands have it' },
  rates: { hint: 'What is paid a year, or the rateable value' },
  bills: {
    hint: 'Which bills the rent includes',
    suggestions: ['Not included', 'Water included', 'All included'],
  },
  landlord_registration: { hint: 'The number of the landlord’s registration, or of the landlord database' },
  licence: {
    hint: 'Number and kind of the licence, where the council asks for one',
    suggestions: ['Not required'],
  },
  epc_exemption: { hint: 'The number in the register of exemptions, for a rating of F or G' },
  home_report: { hint: 'The date of the Home Report, or why the home is exempt, such as “New build”' },
  epc_rating: {
    hint: 'A letter. An advert needs a certificate, ordered at the latest when it begins',
    choices: [...epcRatings, 'Ordered, not yet here', 'Exempt'],
  },
  ...Object.fromEntries(
    scottishRatings.map(({ key }) => [
      key,
      { hint: 'A letter, if your certificate shows this rating', choices: epcRatings },
    ]),
  ),
  construction: {
    hint: 'Walls and roof, and what is unusual about them',
    suggestions: [
      'Brick and block, tiled roof',
      'Solid brick, slate roof',
      'Timber frame',
      'Concrete',
      'Stone',
    ],
  },
  furnishing: {
    hint: '',
    choices: ['Furnished', 'Part furnished', 'Unfurnished', 'Furnished or unfurnished'],
  },
  electricity: { hint: '', suggestions: ['Mains', 'Mains, with solar panels', 'None'] },
  water: { hint: '', suggestions: ['Mains', 'Mains, metered', 'Private supply'] },
  sewerage: { hint: '', suggestions: ['Mains', 'Septic tank', 'Cesspit', 'Treatment plant'] },
  heating: {
    hint: '',
    suggestions: ['Gas central heating', 'Electric heaters', 'Heat pump', 'Oil central heating', 'Communal'],
  },
  broadband: {
    hint: 'checker.ofcom.org.uk says what there is',
    suggestions: ['Full fibre', 'Superfast, part fibre', 'Standard', 'None'],
  },
  mobile: {
    hint: 'Indoors, by network',
    suggestions: ['Good indoors on all networks', 'Patchy indoors', 'None'],
  },
  parking: {
    hint: '',
    suggestions: ['Driveway', 'Garage', 'Allocated space', 'Permit on the street', 'On the street', 'None'],
  },
  garden: { hint: '', suggestions: ['Private garden', 'Shared garden', 'Balcony', 'Courtyard', 'None'] },
  pets: {
    hint: 'A tenant may ask for a pet, and is not refused without a reason',
    suggestions: ['Pets considered'],
  },
  building_safety: { hint: 'Cladding, fire risk, asbestos, works needed', suggestions: ['Nothing known'] },
  restrictions: {
    hint: 'Conservation area, listed building, tree orders, covenants',
    suggestions: ['None', 'Conservation area', 'Grade II listed'],
  },
  rights: { hint: 'Rights of way, shared drives, easements', suggestions: ['None'] },
  flood_risk: {
    hint: 'Floods in the last five years, defences, and what gov.uk says about the risk',
    suggestions: ['Very low, never flooded', 'Low, never flooded', 'Medium', 'High'],
  },
  planning: { hint: 'Permissions for the home or next door', suggestions: ['None known'] },
  accessibility: {
    hint: 'Steps, lifts, ramps, a wet room',
    suggestions: ['Step-free access', 'Steps at the door', 'Lift', 'Nothing adapted'],
  },
  mining: { hint: 'Whether it is on a coalfield or near a mine', suggestions: ['No', 'On a coalfield'] },
}

export function getFactControl(key: string, nation: Nation): FactControl {
  const control = factControls[key] ?? { hint: '' }
  if (key !== 'council_tax_band') return control
  return { ...control, choices: [...listCouncilTaxBands(nation), 'Awaiting banding', UNKNOWN] }
}
