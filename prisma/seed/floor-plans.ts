import type { PropertyType } from '../../lib/domain/property-type'
import { ERAS_BEFORE_1914, isRecentEra, type Era, type Home, type Plan } from './home'

/** Returns the drawn floor plan that suits a home; null if none does. */
export function findPlan(type: PropertyType, bedrooms: number, era: Era): Plan | null {
  const isOld = ERAS_BEFORE_1914.includes(era)
  if (type === 'detached-bungalow' && bedrooms === 2) return 'bungalow'
  if (type === 'detached-house' && bedrooms === 4 && !isOld && era !== 'interwar') return 'detached'
  if (type === 'semi-detached-house' && bedrooms === 3 && (era === 'interwar' || era === 'edwardian'))
    return 'semi'
  if ((type === 'terraced' || type === 'end-of-terrace') && bedrooms === 2 && isOld) return 'terraced'
  if (
    (type === 'flat-apartment' || type === 'first-floor-flat' || type === 'ground-floor-flat') &&
    bedrooms === 1
  )
    return 'flat-1-bed'
  if (type === 'flat-apartment' && bedrooms === 2 && isRecentEra(era)) return 'flat-2-bed'
  return null
}

/** The floor area and the rooms of each drawing, which a home with this plan has instead of random ones. */
export const homeFieldsByPlan: Record<Plan, Partial<Home>> = {
  bungalow: {
    areaSqFt: 1_033,
    bathrooms: 1,
    receptions: 1,
    kitchen: 'kitchen/diner',
    hasEnsuite: false,
    hasCloakroom: false,
    hasUtilityRoom: false,
    hasConservatory: false,
    hasStudy: false,
  },
  detached: {
    areaSqFt: 1_624,
    bathrooms: 2,
    receptions: 1,
    kitchen: 'kitchen/diner',
    hasEnsuite: true,
    hasCloakroom: true,
    hasUtilityRoom: true,
    hasConservatory: false,
    hasStudy: false,
    parking: 'garage and drive',
  },
  'flat-1-bed': {
    areaSqFt: 561,
    bathrooms: 1,
    receptions: 1,
    kitchen: 'separate',
    hasEnsuite: false,
    hasCloakroom: false,
    hasUtilityRoom: false,
    hasStudy: false,
  },
  'flat-2-bed': {
    areaSqFt: 784,
    bathrooms: 2,
    receptions: 1,
    kitchen: 'open-plan',
    hasEnsuite: true,
    hasCloakroom: false,
    hasUtilityRoom: true,
    hasStudy: false,
    garden: 'balcony',
  },
  semi: {
    areaSqFt: 945,
    bathrooms: 1,
    receptions: 1,
    kitchen: 'kitchen/diner',
    hasEnsuite: false,
    hasCloakroom: false,
    hasUtilityRoom: false,
    hasConservatory: false,
    hasStudy: false,
    hasBayWindow: true,
    isExtended: false,
  },
  terraced: {
    areaSqFt: 865,
    bathrooms: 1,
    receptions: 2,
    kitchen: 'separate',
    hasEnsuite: false,
    hasCloakroom: false,
    hasUtilityRoom: false,
    hasConservatory: false,
    hasStudy: false,
    hasBayWindow: false,
    isExtended: false,
  },
}
