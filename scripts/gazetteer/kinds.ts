import { milesBetween } from '../../lib/agency/places/geometry'
import type { SettlementKind } from '../../lib/agency/places/types'
import type { RawPlace } from './places'
import { readTable } from './read-table'

/**
 * The cities of the United Kingdom by county (Cabinet Office list, 2022), without Westminster, which is a part of
 * London. The county distinguishes a city from a place of the same name: Preston in Lancashire from Preston in Rutland.
 */
const CITIES_BY_COUNTY = `
aberdeenshire: Aberdeen
angus: Dundee
bristol: Bristol
buckinghamshire: Milton Keynes
cambridgeshire: Cambridge; Ely; Peterborough
cardiff: Cardiff
cheshire: Chester
cornwall: Truro
county-antrim: Belfast; Lisburn
county-armagh: Armagh
county-down: Bangor; Newry
county-durham: Durham
county-londonderry: Londonderry
cumbria: Carlisle
denbighshire: St Asaph
derbyshire: Derby
devon: Exeter; Plymouth
east-riding-of-yorkshire: Kingston upon Hull
east-sussex: Brighton
edinburgh: Edinburgh
essex: Chelmsford; Colchester; Southend-on-Sea
fife: Dunfermline
glasgow: Glasgow
gloucestershire: Gloucester
greater-london: London
greater-manchester: Manchester; Salford
gwynedd: Bangor
hampshire: Portsmouth; Southampton; Winchester
herefordshire: Hereford
hertfordshire: St Albans
highland: Inverness
kent: Canterbury
lancashire: Lancaster; Preston
leicestershire: Leicester
lincolnshire: Lincoln
merseyside: Liverpool
newport: Newport
norfolk: Norwich
north-yorkshire: Ripon; York
nottinghamshire: Nottingham
oxfordshire: Oxford
pembrokeshire: St Davids
perth-and-kinross: Perth
somerset: Bath; Wells
south-yorkshire: Doncaster; Sheffield
staffordshire: Lichfield; Stoke-on-Trent
stirling: Stirling
swansea: Swansea
tyne-and-wear: Newcastle upon Tyne; Sunderland
west-midlands: Birmingham; Coventry; Wolverhampton
west-sussex: Chichester
west-yorkshire: Bradford; Leeds; Wakefield
wiltshire: Salisbury
worcestershire: Worcester
wrexham: Wrexham
`
const CITIES = new Set(readTable(CITIES_BY_COUNTY).map(([county, name]) => `${name}/${county}`))

/* Thresholds of our own: nothing official separates towns from villages. */
const MIN_LARGE_CITY_POPULATION = 250_000
const LARGE_CITY_RADIUS_MILES = 4
const MAX_SUBURB_POPULATION = 30_000
const MIN_TOWN_POPULATION = 10_000
const MIN_POST_TOWN_POPULATION = 1_500

/**
 * Decides whether the search calls a place a city, a town, a village or a locality.
 * @param isPostTown a post town counts as a town from a lower population
 * @param cities all cities, because a small place near a large city is a locality of it
 */
export function decideKind(
  place: RawPlace,
  { isPostTown, cities }: { isPostTown: boolean; cities: readonly RawPlace[] },
): SettlementKind {
  if (isCity(place)) return 'city'
  if (place.county === 'greater-london') return isPostTown && !place.isSection ? 'town' : 'locality'
  if (isPostTown && place.population >= MIN_POST_TOWN_POPULATION) return 'town'
  const isInLargeCity = cities.some(
    (city) =>
      city.population >= MIN_LARGE_CITY_POPULATION && milesBetween(city, place) < LARGE_CITY_RADIUS_MILES,
  )
  if (place.isSection || (isInLargeCity && place.population < MAX_SUBURB_POPULATION)) return 'locality'
  return place.population >= MIN_TOWN_POPULATION ? 'town' : 'village'
}

export const isCity = (place: Pick<RawPlace, 'name' | 'county'>): boolean =>
  CITIES.has(`${place.name}/${place.county}`)
