/** Whose data the gazetteer is made of, as their licences ask to be told (data/SOURCES.md), for the site's credits. */
export const PLACE_CREDITS: readonly { text: string; href: string }[] = [
  { text: 'Places: GeoNames, CC BY 4.0, adapted', href: 'https://www.geonames.org/' },
  {
    text: 'Railway stations: uk-railway-stations contributors, ODbL 1.0',
    href: 'https://github.com/davwheat/uk-railway-stations',
  },
]
