/** The contract's prices have at most nine digits. */
const MAX_POUNDS = 999_999_999
const MULTIPLIERS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1_000,
  thousand: 1_000,
  grand: 1_000,
  m: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
}

/** Multiplies a number as it is written ('1.25') by its unit ('m', ''); null for more than nine digits. */
export function toPounds(digits: string, unit: string): number | null {
  const multiplier = MULTIPLIERS[unit.toLowerCase()] ?? 1
  const pounds = Math.round(Number(digits.replaceAll(',', '')) * multiplier)
  return Number.isFinite(pounds) && pounds <= MAX_POUNDS ? pounds : null
}
