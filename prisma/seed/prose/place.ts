import { formatMiles, pickApplicable, getPlaceName, type DescriptionContext } from './wording'

const citySettings = ['inner', 'city']

/** Describes the area in a sentence that is true of any place of its setting. */
function describeSurroundings({ area, random }: DescriptionContext): string {
  const name = getPlaceName(area)
  if (area.locality)
    return pickApplicable(random, [
      `${name} has shops, cafés and bus routes into the middle of ${area.town}.`,
      `The shops and bus stops of ${name} are close by, and buses run into the centre of ${area.town}.`,
      citySettings.includes(area.setting) &&
        `${name} is within easy reach of the centre of ${area.town} by bus or bicycle.`,
      `Everyday shops, a pharmacy and primary schools are all in ${name}.`,
      `${name} is one of ${area.town}’s established neighbourhoods, with local shops and green space.`,
    ])
  if (area.setting === 'village')
    return pickApplicable(random, [
      `${name} is a small town with everyday shops, a primary school and places to eat.`,
      `Shops, a primary school and a pharmacy are in ${name} itself, and there is open country around it.`,
      `${name} has the everyday shops, and footpaths lead out into the countryside.`,
      `${area.county} is at the door, and ${name} has shops, pubs and a primary school.`,
    ])
  return pickApplicable(random, [
    `${name} has supermarkets, schools, doctors and a choice of places to eat.`,
    `Shops, schools and surgeries are all in ${name}.`,
    `${name} has primary and secondary schools, supermarkets and local shops.`,
    `Schools, shops and surgeries are spread through ${name}, and buses run to the neighbouring towns.`,
    `${name} offers the shops, schools and services of a ${area.peopleThousands > 80 ? 'large' : 'fair-sized'} place.`,
  ])
}

/** Describes the surroundings of a home, and names a station. */
export function describePlace(context: DescriptionContext): string {
  const { area, random, street } = context
  const surroundings = describeSurroundings(context)
  const coast =
    area.seaBearing !== null
      ? pickApplicable(random, [
          ' The waterfront is close by.',
          ' The coast is close at hand.',
          ' The shore is a short way off.',
        ])
      : ''
  const highStreet = street.name === 'High Street' ? ' The high street is outside the door.' : ''
  return `${surroundings}${coast}${describeStation(context)}${highStreet}`
}

const MAX_MILES_TO_STATION = 12

/** Names the railway station and its distance. Returns '' if the station is too far away to matter. */
export function describeStation({ station, random }: DescriptionContext): string {
  if (!station || station.miles > MAX_MILES_TO_STATION) return ''
  const distance = formatMiles(station.miles)
  const name = /station$/i.test(station.name) ? station.name : `${station.name} station`
  return pickApplicable(random, [
    ` ${name} is about ${distance} away in a straight line.`,
    station.isNearest &&
      ` The nearest railway station, ${station.name}, is about ${distance} off as the crow flies.`,
    ` Trains call at ${station.name}, about ${distance} away as the crow flies.`,
  ])
}
