import { formatMiles, pickApplicable, placeName, type DescriptionContext } from './wording'

const cityAreas = ['inner', 'city']

/** Describes the area in sentences that are true of any place of its kind, and names a station. */
export function describePlace(context: DescriptionContext): string {
  const { area, random, street } = context
  const name = placeName(area)
  const general = area.locality
    ? pickApplicable(random, [
        `${name} has shops, cafés and bus routes into the middle of ${area.town}.`,
        `The shops and bus stops of ${name} are close by, and buses run into the centre of ${area.town}.`,
        cityAreas.includes(area.setting) &&
          `${name} is within easy reach of the centre of ${area.town} by bus or bicycle.`,
        `Everyday shops, a pharmacy and primary schools are all in ${name}.`,
        `${name} is one of ${area.town}’s established neighbourhoods, with local shops and green space.`,
      ])
    : area.setting === 'village'
      ? pickApplicable(random, [
          `${name} is a small town with everyday shops, a primary school and places to eat.`,
          `Shops, a primary school and a pharmacy are in ${name} itself, and there is open country around it.`,
          `${name} has the everyday shops, and footpaths lead out into the countryside.`,
          `${area.county} is at the door, and ${name} has shops, pubs and a primary school.`,
        ])
      : pickApplicable(random, [
          `${name} has supermarkets, schools, doctors and a choice of places to eat.`,
          `Shops, schools and surgeries are all in ${name}.`,
          `${name} has primary and secondary schools, supermarkets and local shops.`,
          `Schools, shops and surgeries are spread through ${name}, and buses run to the neighbouring towns.`,
          `${name} offers the shops, schools and services of a ${area.people > 80 ? 'large' : 'fair-sized'} place.`,
        ])
  const coast =
    area.sea !== null
      ? pickApplicable(random, [
          ' The waterfront is close by.',
          ' The coast is close at hand.',
          ' The shore is a short way off.',
        ])
      : ''
  return `${general}${coast}${describeStation(context)}${street.name === 'High Street' ? ' The high street is outside the door.' : ''}`
}

/** Names the railway station and its distance; '' when it is too far to matter. */
export function describeStation({ station: nearest, random }: DescriptionContext): string {
  if (!nearest || nearest.miles > 12) return ''
  const far = formatMiles(nearest.miles)
  const name = /station$/i.test(nearest.name) ? nearest.name : `${nearest.name} station`
  return pickApplicable(random, [
    ` ${name} is about ${far} away in a straight line.`,
    nearest.isNearest &&
      ` The nearest railway station, ${nearest.name}, is about ${far} off as the crow flies.`,
    ` Trains call at ${nearest.name}, about ${far} away as the crow flies.`,
  ])
}
