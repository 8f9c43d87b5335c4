import { expect, it } from 'vitest'
import { describeSearch } from '../../lib/search/describe-search'
import { COMMERCIAL_TYPES_TOKEN, defaultState, type SearchState } from '../../lib/search/state'
import { toTypesToken } from '../../lib/search/type-groups'
import { typeGroups } from '../../lib/domain/property-type-groups'

const describeInLeeds = (kind: 'sale' | 'let', filters: Partial<SearchState>) =>
  describeSearch({ ...defaultState(kind), location: 'Leeds', ...filters }, 'Leeds')

it.each<[string, 'sale' | 'let', Partial<SearchState>]>([
  [
    '2 bedroom flats to rent in Leeds with parking',
    'let',
    { bedrooms: '2-2', types: toTypesToken('let', typeGroups.flats), with: 'parking' },
  ],
  [
    'New-build 3+ bedroom homes for sale within 1 mile of Leeds with a garden, parking and no onward chain, up to £350k',
    'sale',
    {
      bedrooms: '3-nomax',
      with: 'garden,parking,new-build,chain-free',
      radius: 'one-mile',
      price: 'nomin-350000',
    },
  ],
  ['Homes to rent in Leeds where pets are considered, EPC C or better', 'let', { with: 'pets', epc: 'c' }],
  [
    'Offices and land for sale in Leeds, mentioning “sea view”, in a drawn area, no retirement homes',
    'sale',
    { types: 'office,land', keyword: 'sea view', not: 'retirement', area: '51.5,0.1;51.6,0.2;51.5,0.3' },
  ],
  [
    'Commercial property for sale in the UK',
    'sale',
    { types: COMMERCIAL_TYPES_TOKEN, location: 'any-location' },
  ],
  [
    'Homes to rent in the UK, in the area of the map',
    'let',
    { location: 'any-location', area: '51.5000,0.1000;51.5000,0.2000;51.6000,0.2000;51.6000,0.1000' },
  ],
  ['Homes of 4 types for sale in Leeds', 'sale', { types: 'terraced,flat-apartment,studio-flat,town-house' }],
])('%s', (text, kind, filters) => {
  // The order of the parts after commas does not matter.
  const sortedParts = (description: string | null) => description?.split(', ').toSorted()
  expect(sortedParts(describeInLeeds(kind, filters))).toEqual(sortedParts(text))
})

it('a search without filters has no description', () => {
  expect(describeInLeeds('sale', {})).toBeNull()
})
