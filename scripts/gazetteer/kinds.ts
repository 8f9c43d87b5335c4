import { milesBetween } from '../../lib/agency/places/geometry'
import type { SettlementKind } from '../../lib/agency/places/types'
import type { RawPlace } from './places'

/** Cities of the United Kingdom (Cabinet Office list, 2022), with the county where several places share the name. */
const CITIES = new Set(
  `Bath; Birmingham; Bradford; Brighton; Bristol; Cambridge/cambridgeshire; Canterbury; Carlisle; Chelmsford; Chester/cheshire;
Chichester; Colchester; Coventry; Derby; Doncaster; Durham; Ely/cambridgeshire; Exeter; Gloucester; Hereford; Kingston upon Hull;
Lancaster; Leeds/west-yorkshire; Leicester; Lichfield; Lincoln; Liverpool; London; Manchester; Milton Keynes; Newcastle upon Tyne;
Norwich; Nottingham; Oxford; Peterborough; Plymouth; Portsmouth; Preston/lancashire; Ripon; Salford; Salisbury; Sheffield;
Southampton; Southend-on-Sea; St Albans; Stoke-on-Trent; Sunderland; Truro; Wakefield; Wells/somerset; Winchester;
Wolverhampton; Worcester; York; Aberdeen; Dundee; Dunfermline; Edinburgh; Glasgow; Inverness; Perth; Stirling; Bangor/gwynedd;
Cardiff; Newport/newport; St Asaph; St Davids; Swansea; Wrexham; Armagh; Bangor/county-down; Belfast; Lisburn; Londonderry;
Newry`
    .split(';')
    .map((name) => name.trim()),
)

/* Thresholds of our own: nothing official separates towns from villages. */
const MIN_LARGE_CITY_POPULATION = 250_000
const LARGE_CITY_RADIUS_MILES = 4
const MAX_SUBURB_POPULATION = 30_000
const MIN_TOWN_POPULATION = 10_000
const MIN_POST_TOWN_POPULATION = 1_500

export function kindOf(place: RawPlace, isPostTown: boolean, cities: readonly RawPlace[]): SettlementKind {
  if (isCity(place)) return 'city'
  if (place.county === 'greater-london') return isPostTown && !place.section ? 'town' : 'locality'
  if (isPostTown && place.population >= MIN_POST_TOWN_POPULATION) return 'town'
  const isInLargeCity = cities.some(
    (city) =>
      city.population >= MIN_LARGE_CITY_POPULATION && milesBetween(city, place) < LARGE_CITY_RADIUS_MILES,
  )
  if (place.section || (isInLargeCity && place.population < MAX_SUBURB_POPULATION)) return 'locality'
  return place.population >= MIN_TOWN_POPULATION ? 'town' : 'village'
}

export const isCity = (place: RawPlace): boolean =>
  CITIES.has(place.name) || CITIES.has(`${place.name}/${place.county}`)
