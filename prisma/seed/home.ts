import type { PropertyType } from '../../lib/domain/property-type'

const bungalowTypes: readonly PropertyType[] = ['detached-bungalow', 'semi-detached-bungalow', 'park-home']

export const isBungalow = (type: PropertyType): boolean => bungalowTypes.includes(type)

export type Era =
  'period' | 'victorian' | 'edwardian' | 'interwar' | 'postwar' | 'seventies' | 'nineties' | 'modern' | 'new'
export const ERAS_BEFORE_1914: readonly Era[] = ['period', 'victorian', 'edwardian']
export const isRecentEra = (era: Era): boolean => era === 'modern' || era === 'new'

type Condition = 'new' | 'refurbished' | 'good' | 'tired'
export type Heating = 'gas' | 'electric' | 'oil' | 'heat-pump' | 'lpg' | 'communal' | 'none'
export type Parking =
  'garage and drive' | 'drive' | 'garage' | 'allocated' | 'underground' | 'permit' | 'street' | 'none'
type Garden = 'front and rear' | 'rear' | 'courtyard' | 'communal' | 'balcony' | 'none'
type Kitchen = 'kitchen/diner' | 'open-plan' | 'separate'
/** A drawn floor plan with exactly the rooms and measurements of the home. */
export type Plan = 'bungalow' | 'detached' | 'flat-1-bed' | 'flat-2-bed' | 'semi' | 'terraced'

/** A home or premises, from which texts, facts, features, pictures and price are derived, so that they agree. */
export interface Home {
  type: PropertyType
  era: Era
  condition: Condition
  bedrooms: number
  bathrooms: number
  receptions: number
  areaSqFt: number
  plan: Plan | null
  kitchen: Kitchen
  hasEnsuite: boolean
  hasCloakroom: boolean
  hasUtilityRoom: boolean
  hasConservatory: boolean
  hasStudy: boolean
  hasFireplace: boolean
  hasBayWindow: boolean
  isExtended: boolean
  garden: Garden
  /** Direction of the garden: 'south', 'west' …; null where it is not known. */
  aspect: string | null
  parking: Parking
  heating: Heating
  /** The floor of a flat, 0 being the ground floor; 0 for a house. */
  floor: number
  /** The storeys of the house, or of the building that a flat is in. */
  storeys: number
  hasLift: boolean
  chainFree: boolean | null
}
