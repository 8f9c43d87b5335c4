import type { Mark, Point } from '@/components/property/locator-layout'

/**
 * The places and stations around the office, the most important first: where two names would overlap, the map leaves
 * out the later one. The coordinates are copied from the gazetteer (lib/agency/places/data), so that the page needs no
 * call of the agency for a map that never changes.
 */
export const officeLandmarks: Mark[] = [
  { name: 'Chelmsford', kind: 'station', lat: 51.7366, lng: 0.4693 },
  { name: 'Great Baddow', kind: 'place', lat: 51.719, lng: 0.504 },
  { name: 'Broomfield', kind: 'place', lat: 51.767, lng: 0.47 },
  { name: 'Writtle', kind: 'place', lat: 51.7291, lng: 0.4294 },
  { name: 'Springfield', kind: 'place', lat: 51.749, lng: 0.492 },
  { name: 'Moulsham', kind: 'place', lat: 51.724, lng: 0.474 },
  { name: 'Beaulieu Park', kind: 'station', lat: 51.7577, lng: 0.5195 },
  { name: 'Galleywood', kind: 'place', lat: 51.698, lng: 0.474 },
  { name: 'Little Waltham', kind: 'place', lat: 51.793, lng: 0.48 },
  { name: 'Great Waltham', kind: 'place', lat: 51.792, lng: 0.426 },
  { name: 'Margaretting', kind: 'place', lat: 51.684, lng: 0.413 },
  { name: 'West Hanningfield', kind: 'place', lat: 51.674, lng: 0.506 },
  { name: 'Stock', kind: 'place', lat: 51.6635, lng: 0.4426 },
]

/** The Great Eastern Main Line, as straight lines from station to station. */
export const railways: Point[][] = [
  [
    { lat: 51.6673, lng: 0.3846 },
    { lat: 51.7366, lng: 0.4693 },
    { lat: 51.7577, lng: 0.5195 },
    { lat: 51.7803, lng: 0.5928 },
  ],
]
