import type { Mark } from '@/components/property/locator-layout'

/** What one finds the office by, most telling first (GeoNames and uk-railway-stations, as the gazetteer has them). */
export const aroundOffice: Mark[] = [
  { name: 'Chelmsford', kind: 'station', lat: 51.7366, lng: 0.4693 },
  { name: 'Great Baddow', kind: 'place', lat: 51.719, lng: 0.504 },
  { name: 'Broomfield', kind: 'place', lat: 51.767, lng: 0.47 },
  { name: 'Writtle', kind: 'place', lat: 51.7291, lng: 0.4294 },
  { name: 'Springfield', kind: 'place', lat: 51.749, lng: 0.492 },
  { name: 'Moulsham', kind: 'place', lat: 51.724, lng: 0.474 },
  { name: 'Beaulieu Park', kind: 'station', lat: 51.7577, lng: 0.5195 },
]
