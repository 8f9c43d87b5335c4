/** Matches a building that ends in a house number, which has no comma before the street: '12a', '12-14', 'Flat 3, 12'. */
const HOUSE_NUMBER = /(^|,\s*)\d+[a-z]?([-–/]\d+[a-z]?)?$/i

/** Joins a building and a street: '12a High Street', but 'The Old Barn, High Street' and 'Flat 2, High Street'. */
export function formatFirstAddressLine(building: string, rest: string): string {
  if (building === '') return rest
  if (rest === '') return building
  const separator = HOUSE_NUMBER.test(building.trim()) ? ' ' : ', '
  return `${building.trim()}${separator}${rest}`
}

interface ExactAddress {
  building: string
  street: string
  locality: string | null
  town: string
  postcode: string
}

/** Formats an address as in 'Flat 2, High Street, Witham, CM8 2AB'. */
export const formatExactAddress = ({ building, street, locality, town, postcode }: ExactAddress): string =>
  [formatFirstAddressLine(building, street), locality, town, postcode].filter(Boolean).join(', ')
