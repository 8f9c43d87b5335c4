import { inMiles, oneOf, placeName, type Telling } from './telling'

const cityAreas = ['inner', 'city']

/** What the area around is like, in what is true of any place of its kind, and the nearest station. */
export function place(telling: Telling): string {
  const { area, random, street } = telling
  const name = placeName(area)
  const general = area.locality
    ? oneOf(random, [
        `${name} has shops, cafés and bus routes into the middle of ${area.town}.`,
        `The shops and bus stops of ${name} are close by, and buses run into the centre of ${area.town}.`,
        cityAreas.includes(area.setting) &&
          `${name} is within easy reach of the centre of ${area.town} by bus or bicycle.`,
        `Everyday shops, a pharmacy and primary schools are all in ${name}.`,
        `${name} is one of ${area.town}’s established neighbourhoods, with local shops and green space.`,
      ])
    : area.setting === 'village'
      ? oneOf(random, [
          `${name} is a small town with everyday shops, a primary school and places to eat.`,
          `Shops, a primary school and a pharmacy are in ${name} itself, and there is open country around it.`,
          `${name} has the everyday shops, and footpaths lead out into the countryside.`,
          `${area.county} is at the door, and ${name} has shops, pubs and a primary school.`,
        ])
      : oneOf(random, [
          `${name} has supermarkets, schools, doctors and a choice of places to eat.`,
          `Shops, schools and surgeries are all in ${name}.`,
          `${name} has primary and secondary schools, supermarkets and local shops.`,
          `Schools, shops and surgeries are spread through ${name}, and buses run to the neighbouring towns.`,
          `${name} offers the shops, schools and services of a ${area.people > 80 ? 'large' : 'fair-sized'} place.`,
        ])
  const coast =
    area.sea !== null
      ? oneOf(random, [
          ' The waterfront is close by.',
          ' The coast is close at hand.',
          ' The shore is a short way off.',
        ])
      : ''
  return `${general}${coast}${station(telling)}${street.name === 'High Street' ? ' The high street is outside the door.' : ''}`
}

/** The nearest railway station and how far it is. */
export function station({ station: nearest, random }: Telling): string {
  if (!nearest || nearest.miles > 12) return ''
  const far = inMiles(nearest.miles)
  const name = /station$/i.test(nearest.name) ? nearest.name : `${nearest.name} station`
  return oneOf(random, [
    ` ${name} is about ${far} away in a straight line.`,
    nearest.first && ` The nearest railway station, ${nearest.name}, is about ${far} off as the crow flies.`,
    ` Trains call at ${nearest.name}, about ${far} away as the crow flies.`,
  ])
}
