/** Corrections of our own to the source packages, checked by hand. */

/** Boroughs, districts, wards, streets and misspellings that GeoNames lists as populated places. */
export const NOT_PLACES: ReadonlySet<string> = new Set([
  'Abbey Road', 'Brent', 'Church Street', 'City of Westminster', 'Dhekelia', 'Fylde', 'Harrow Road', 'High Peak',
  'Highcoems', 'Latchmere', 'Londonderry County Borough', 'Mendip', 'Primrose Place', 'Queenstown', 'Red Scar',
  'Vincent Square', 'West End of London',
])

/** Names in the sources → names as written on the place's own signs and by Royal Mail. */
export const RENAMED: Readonly<Record<string, string>> = {
  'Ashby de la Zouch': 'Ashby-de-la-Zouch',
  'Barrow in Furness': 'Barrow-in-Furness',
  'Blackheath Westcombe': 'Westcombe Park',
  'Bradford on Avon': 'Bradford-on-Avon',
  'Chester le Street': 'Chester-le-Street',
  'Chorlton cum Hardy': 'Chorlton-cum-Hardy',
  Derry: 'Londonderry',
  'Ellesmere Port Town': 'Ellesmere Port',
  'Enfield Town': 'Enfield',
  'Newcastle under Lyme': 'Newcastle-under-Lyme',
  'Royal Leamington Spa': 'Leamington Spa',
  'Royal Tunbridge Wells': 'Tunbridge Wells',
  Queensferry: 'South Queensferry',
  "Shepherds Bush": "Shepherd's Bush",
}

/** Populations where the source counts a wider or a wrong area (Census 2021 and 2022, rounded to thousands); for ranking. */
export const POPULATIONS: Readonly<Record<string, number>> = {
  Archway: 0,
  Birmingham: 1_145_000,
  'St Peters': 0,
}
