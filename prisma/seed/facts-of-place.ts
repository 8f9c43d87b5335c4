import { isCommercialType, isFlatType } from '../../lib/domain/property-type'
import type { DrawnFact, FactContext } from './facts'

const coalfieldCounties = new Set([
  'county-durham',
  'tyne-and-wear',
  'northumberland',
  'south-yorkshire',
  'west-yorkshire',
  'nottinghamshire',
  'derbyshire',
  'staffordshire',
  'lancashire',
  'greater-manchester',
  'rhondda-cynon-taf',
  'caerphilly',
  'merthyr-tydfil',
  'blaenau-gwent',
  'torfaen',
  'neath-port-talbot',
  'wrexham',
  'north-lanarkshire',
  'south-lanarkshire',
  'fife',
  'midlothian',
  'east-ayrshire',
])

function drawConstruction({ home, random, area }: FactContext): string {
  if (home.type === 'park-home') return 'Timber frame on a steel chassis, to BS 3632'
  const stone =
    area.nation === 'scotland' ||
    ['west-yorkshire', 'derbyshire', 'cornwall', 'gloucestershire', 'somerset'].includes(area.countySlug)
  const old = ['period', 'victorian', 'edwardian'].includes(home.era)
  if (old)
    return stone ? 'Solid stone walls under a slate roof' : 'Solid brick walls under a slate or tiled roof'
  if (home.era === 'new' || (home.era === 'modern' && random.chance(0.4)))
    return isFlatType(home.type)
      ? 'Concrete frame with brick outer walls'
      : 'Timber frame with brick outer walls, tiled roof'
  return isFlatType(home.type) && home.storeys > 4
    ? 'Concrete frame with brick outer walls'
    : 'Brick and block cavity walls under a tiled roof'
}

const heatingTexts = {
  gas: 'Gas central heating with radiators',
  electric: 'Electric heaters',
  oil: 'Oil-fired central heating',
  'heat-pump': 'Air-source heat pump',
  lpg: 'LPG central heating',
  communal: 'Communal heat network, metered',
  none: 'None',
} as const

const parkingTexts = {
  'garage and drive': 'Garage and drive',
  drive: 'Drive',
  garage: 'Garage',
  allocated: 'One allocated space',
  underground: 'Space in an underground car park',
  permit: 'On street by residents’ permit',
  street: 'On street, unrestricted',
  none: 'None',
} as const

function drawServices(context: FactContext): [string, string, number][] {
  const { random, home, area } = context
  if (home.type === 'land' || home.type === 'garage') {
    return [
      ['electricity', home.type === 'land' ? 'Not connected' : 'None', 0.8],
      ['water', home.type === 'land' ? 'Not connected' : 'None', 0.8],
    ]
  }
  const rural = area.setting === 'village'
  return [
    [
      'electricity',
      random.weighted([
        ['Mains supply', 22],
        [
          isFlatType(home.type) ? 'Mains supply' : 'Mains supply with solar panels',
          home.era === 'new' ? 12 : 1,
        ],
      ]),
      0.95,
    ],
    [
      'water',
      area.nation === 'scotland' || area.nation === 'northern-ireland'
        ? 'Mains supply'
        : random.weighted([
            ['Mains supply, metered', 6],
            ['Mains supply, not metered', 4],
          ]),
      0.95,
    ],
    [
      'sewerage',
      random.weighted([
        ['Mains drainage', 20],
        ['Septic tank', rural && !isFlatType(home.type) ? 2 : 0],
      ]),
      0.93,
    ],
    ['heating', heatingTexts[home.heating], 0.97],
    [
      'broadband',
      random.weighted([
        ['FTTP available, up to 1,000 Mbps', 12],
        ['FTTC available, up to 76 Mbps', rural ? 6 : 3],
        ['Cable and FTTP available, up to 1,000 Mbps', rural ? 0 : 4],
      ]),
      0.9,
    ],
    [
      'mobile',
      random.weighted([
        ['4G and 5G outdoors from all main networks', 8],
        ['4G outdoors from all main networks', 5],
        ['4G from two networks indoors', rural ? 4 : 1],
      ]),
      0.85,
    ],
  ]
}

function drawRisks({ random, home, area }: FactContext): [string, string, number][] {
  const listed = home.era === 'period' && random.chance(0.4)
  const flat = isFlatType(home.type)
  const old = ['period', 'victorian'].includes(home.era)
  return [
    [
      'building_safety',
      flat && home.storeys >= 5
        ? random.pick(['EWS1 form available, rated A1', 'External wall assessment done; no works needed'])
        : 'No known concerns',
      0.7,
    ],
    [
      'restrictions',
      listed
        ? 'Grade II listed'
        : random.weighted([
            ['None known', 8],
            ['Conservation area', old ? 5 : 0.4],
            ['Covenants on alterations', home.era === 'modern' || home.era === 'new' ? 4 : 1],
            [flat ? 'No short lets under the lease' : 'None known', 2],
          ]),
      0.8,
    ],
    [
      'rights',
      random.weighted([
        ['None known', 9],
        [flat ? 'Shared access over common parts' : 'Shared access to the drive', 1.4],
        [
          'Right of way for neighbours across the rear path',
          flat || home.type === 'detached-house' ? 0 : 1.2,
        ],
      ]),
      0.75,
    ],
    [
      'flood_risk',
      random.weighted([
        ['Very low from rivers and the sea, very low from surface water', 9],
        ['Very low from rivers and the sea, low from surface water', 4],
        ['Low from rivers and the sea, low from surface water', area.sea === null ? 1 : 3],
        ['Medium from surface water; has not flooded in the last five years', 0.4],
      ]),
      0.85,
    ],
    [
      'planning',
      random.weighted([
        ['No applications known nearby', 9],
        [
          'Permission granted for a rear extension (not started)',
          flat || isCommercialType(home.type) ? 0 : 0.5,
        ],
      ]),
      0.6,
    ],
    [
      'accessibility',
      home.lift
        ? 'Step-free from the street by lift'
        : home.type.includes('bungalow') || (home.floor === 0 && flat)
          ? random.pick(['Level access', 'One step at the front door', 'Ramp to the front door'])
          : random.pick(['Steps to the front door', 'One step at the front door', 'No adaptations']),
      0.55,
    ],
    [
      'mining',
      coalfieldCounties.has(area.countySlug)
        ? 'Coalfield: a mining report is advised'
        : area.countySlug === 'cornwall'
          ? 'Metal mining area: a mining search is advised'
          : 'Not in a coalfield',
      coalfieldCounties.has(area.countySlug) ? 0.9 : 0.45,
    ],
  ]
}

/** Draws the material facts about the place and the building (parts B and C); some stay unknown. */
export function drawPlaceFacts(context: FactContext): DrawnFact[] {
  const { random, home } = context
  const bare = home.type === 'land'
  const all: [string, string, number][] = [
    ...(bare ? [] : [['construction', drawConstruction(context), 0.85] as [string, string, number]]),
    ...drawServices(context),
    ...(bare || home.type === 'garage'
      ? []
      : [
          [
            'parking',
            isCommercialType(home.type) && home.parking === 'drive'
              ? 'Car park'
              : isCommercialType(home.type) && home.parking === 'allocated'
                ? 'Allocated spaces'
                : parkingTexts[home.parking],
            0.95,
          ] as [string, string, number],
        ]),
    ...drawRisks(context).filter(
      ([key]) => !bare || ['restrictions', 'rights', 'flood_risk', 'planning', 'mining'].includes(key),
    ),
  ]
  const registered = new Set(['flood_risk', 'mining', 'broadband', 'mobile'])
  return all.flatMap(([key, value, known]) =>
    random.chance(known)
      ? [
          {
            key,
            value,
            source: registered.has(key) ? 'register' : random.chance(0.85) ? 'owner' : 'agent',
          } as const,
        ]
      : [],
  )
}
