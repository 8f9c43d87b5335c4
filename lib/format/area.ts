const SQUARE_METRES_PER_SQUARE_FOOT = 0.09290304

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** '1,076 sq ft (100 m²)' from whole square feet: buyers here read both. */
export const floorArea = (squareFeet: number): string =>
  `${whole.format(squareFeet)} sq ft (${whole.format(squareFeet * SQUARE_METRES_PER_SQUARE_FOOT)} m²)`
