import { formatInteger } from './number'

const SQUARE_METRES_PER_SQUARE_FOOT = 0.09290304

export const formatFloorArea = (squareFeet: number): string =>
  `${formatInteger(squareFeet)} sq ft (${formatInteger(squareFeet * SQUARE_METRES_PER_SQUARE_FOOT)}\u00a0m²)`
