/** Corrections of our own to the source packages, checked by hand. */

/** Boroughs, districts, wards, streets and misspellings that GeoNames lists as populated places. */
export const NOT_PLACES: ReadonlySet<string> = new Set([
  'Abbey Road', 'Brent', 'Church Street', 'City of Westminster', 'Dhekelia', 'Fylde', 'Harrow Road', 'High Peak',
  'Highcoems', 'Latchmere', 'Londonderry County Borough', 'Mendip', 'Primrose Place', 'Queenstown', 'Red Scar', 'St Andrews Quay',
  'Vincent Square', 'West End of London',
])

/** Names in the sources, with the county where only one of several is meant → names as Royal Mail and the place's own signs have them. */
export const RENAMED: Readonly<Record<string, string>> = {
  'Ashby de la Zouch': 'Ashby-de-la-Zouch',
  'Barnetby le Wold': 'Barnetby',
  'Barrow in Furness': 'Barrow-in-Furness',
  'Basford, Stoke-on-Trent': 'Basford',
  'Birchington-on-Sea': 'Birchington',
  'Blackheath Westcombe': 'Westcombe Park',
  'Blairgowrie and Rattray': 'Blairgowrie',
  'Bradford on Avon': 'Bradford-on-Avon',
  'Bures St Mary': 'Bures',
  'Charlestown of Aberlour': 'Aberlour',
  'Chester le Street': 'Chester-le-Street',
  'Chorlton cum Hardy': 'Chorlton-cum-Hardy',
  Derry: 'Londonderry',
  'East Dereham': 'Dereham',
  'Ellesmere Port Town': 'Ellesmere Port',
  'Enfield Town': 'Enfield',
  'Great Malvern': 'Malvern',
  'Great Torrington': 'Torrington',
  Hay: 'Hay-on-Wye',
  'Isle Of Mull': 'Isle of Mull',
  'Knightsbridge and Belgravia': 'Knightsbridge',
  'New Alresford': 'Alresford',
  'Newcastle under Lyme': 'Newcastle-under-Lyme',
  'Queensferry/edinburgh': 'South Queensferry',
  'Royal Leamington Spa': 'Leamington Spa',
  'Royal Tunbridge Wells': 'Tunbridge Wells',
  "Shepherds Bush": "Shepherd's Bush",
  'South Benfleet': 'Benfleet',
  'Southchurch Village': 'Southchurch',
  Staines: 'Staines-upon-Thames',
  'Thornton Dale': 'Thornton-le-Dale',
  Tregoney: 'Tregony',
  'Wellesbourne Mountford': 'Wellesbourne',
  'Wigston Magna': 'Wigston',
  'Wimborne Minster': 'Wimborne',
}
