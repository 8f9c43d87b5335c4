import { isFlatType, type PropertyType } from '../../lib/domain/property-type'
import { ERAS_BEFORE_1914, isRecentEra, type Era, type Heating, type Parking } from './home'
import type { Area } from './places/area'
import type { Random } from './random'

/* The weights are estimates, which only have to make the demonstration plausible. */

/** Draws the heating. Most homes have gas, many in villages and Northern Ireland oil, most new houses a heat pump. */
export function drawHeating(random: Random, type: PropertyType, era: Era, area: Area): Heating {
  if (type === 'garage' || type === 'land') return 'none'
  if (type === 'retirement-flat')
    return random.weighted([
      ['electric', 7],
      ['communal', 3],
    ])
  if (type === 'park-home')
    return random.weighted([
      ['lpg', 6],
      ['gas', 4],
    ])
  if (era === 'new')
    return random.weighted([
      ['heat-pump', isFlatType(type) ? 2 : 6],
      ['gas', 2],
      ['communal', isFlatType(type) ? 4 : 0],
      ['electric', isFlatType(type) ? 3 : 0],
    ])
  if (isFlatType(type))
    return random.weighted([
      ['gas', 60],
      ['electric', 30],
      ['communal', area.setting === 'inner' ? 12 : 3],
    ])
  if (area.nation === 'northern-ireland')
    return random.weighted([
      ['oil', 58],
      ['gas', 38],
      ['heat-pump', 4],
    ])
  return random.weighted([
    ['gas', 90],
    ['oil', area.setting === 'village' ? 24 : 0],
    ['heat-pump', 3],
    ['electric', 3],
  ])
}

export function drawParking(random: Random, type: PropertyType, era: Era, area: Area): Parking {
  if (type === 'garage' || type === 'land') return 'none'
  if (type === 'office')
    return random.weighted([
      ['allocated', 6],
      ['street', 3],
      ['none', area.setting === 'inner' ? 8 : 1],
    ])
  if (type === 'shop')
    return random.weighted([
      ['street', 6],
      ['allocated', 2],
      ['none', 2],
    ])
  if (type === 'restaurant')
    return random.weighted([
      ['drive', 4],
      ['street', 4],
      ['none', 2],
    ])
  if (type === 'retirement-flat')
    return random.weighted([
      ['allocated', 6],
      ['none', 2],
    ])
  if (isFlatType(type)) {
    if (area.setting === 'inner')
      return random.weighted([
        ['underground', isRecentEra(era) ? 4 : 0],
        ['permit', 5],
        ['none', 3],
        ['allocated', 1],
      ])
    return random.weighted([
      ['allocated', era === 'victorian' || era === 'edwardian' ? 2 : 8],
      ['permit', area.setting === 'city' ? 4 : 1],
      ['street', 2],
      ['garage', 1],
    ])
  }
  if (type === 'detached-house' || type === 'detached-bungalow')
    return random.weighted([
      ['garage and drive', 72],
      ['drive', 26],
      ['garage', 2],
    ])
  if (type === 'semi-detached-house' || type === 'semi-detached-bungalow') {
    return random.weighted([
      ['garage and drive', era === 'victorian' ? 6 : 38],
      ['drive', 48],
      ['street', era === 'victorian' ? 26 : 8],
      ['permit', area.setting === 'inner' ? 20 : 0],
    ])
  }
  if (type === 'park-home')
    return random.weighted([
      ['drive', 6],
      ['allocated', 3],
    ])
  if (ERAS_BEFORE_1914.includes(era)) {
    return random.weighted([
      ['street', area.setting === 'inner' ? 2 : 6],
      ['permit', area.setting === 'inner' || area.setting === 'city' ? 6 : 2],
      ['allocated', 1],
    ])
  }
  return random.weighted([
    ['drive', 5],
    ['allocated', 4],
    ['garage', 3],
    ['street', 2],
  ])
}
