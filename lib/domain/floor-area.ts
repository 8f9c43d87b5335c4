export const SQUARE_FEET_PER_SQUARE_METRE = 10.7639
/** Larger than any home, so a larger number is a typing error. */
export const MAX_SQUARE_FEET = 500_000
/** Matches '950', '1,250', '88.5'. */
const AMOUNT = /\d{1,6}(?:,\d{3})?(?:\.\d{1,2})?/.source
const SQUARE_FEET = /sq\.?\s*ft|square feet|ft2|ft²/.source
const SQUARE_METRES = /sq\.?\s*m|sqm|m2|m²|square metres?/.source
/** Matches '950 sq ft', '88 m2', '88.5 sqm'. */
const AREA = new RegExp(`^(${AMOUNT})\\s*(${SQUARE_FEET}|${SQUARE_METRES})\\.?$`, 'i')

/** Rounds an area to whole square feet; null for an implausible one. */
export function toPlausibleArea(squareFeet: number): number | null {
  const rounded = Math.round(squareFeet)
  return rounded > 0 && rounded <= MAX_SQUARE_FEET ? rounded : null
}

/** Parses an area with its unit into whole square feet; null for other text and implausible areas. */
export function parseFloorArea(text: string): number | null {
  const [, digits = '', unit = ''] = AREA.exec(text.trim()) ?? []
  if (!digits) return null
  const amount = Number(digits.replaceAll(',', ''))
  // No imperial unit contains an m.
  const isMetric = /m/i.test(unit)
  return toPlausibleArea(isMetric ? amount * SQUARE_FEET_PER_SQUARE_METRE : amount)
}
