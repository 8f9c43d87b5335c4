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

/** Classifies a place as a city, a town, a village or a part of a larger place. */
export function kindOf(place: RawPlace, isPostTown: boolean, cities: readonly RawPlace[]): SettlementKind {
  if (CITIES.has(place.name) || CITIES.has(`${place.name}/${place.county}`)) return 'city'
  if (place.county === 'greater-london') return isPostTown && !place.section ? 'town' : 'locality'
  if (isPostTown && place.population >= 1_500) return 'town'
  const swallowed = cities.some((city) => city.population >= 250_000 && milesBetween(city, place) < 4)
  if (place.section || (swallowed && place.population < 30_000)) return 'locality'
  return place.population >= 10_000 ? 'town' : 'village'
}

export const isCity = (place: RawPlace): boolean =>
  CITIES.has(place.name) || CITIES.has(`${place.name}/${place.county}`)
