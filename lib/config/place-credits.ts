/** Credits that the licences of the gazetteer's data require (lib/agency/places/data/SOURCES.md). */
export const PLACE_CREDITS: readonly { text: string; href: string }[] = [
  { text: 'Places: GeoNames, CC BY 4.0, adapted', href: 'https://www.geonames.org/' },
  {
    text: 'Railway stations: uk-railway-stations contributors, ODbL 1.0',
    href: 'https://github.com/davwheat/uk-railway-stations',
  },
]

/** Credits of the map that the site draws itself (components/map/data/SOURCES.md). */
export const MAP_CREDITS: readonly { text: string; href: string }[] = [
  { text: '© OpenStreetMap contributors, ODbL', href: 'https://www.openstreetmap.org/copyright' },
  ...PLACE_CREDITS,
]
