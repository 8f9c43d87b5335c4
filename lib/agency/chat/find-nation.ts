import type { Nation } from '../../domain/nation'
import { COUNTIES } from '../places/tables/counties'
import { understandText } from '../search/understand'

/** England comes last, because a message that compares nations asks for the law of the other one. */
const NATION_PATTERNS: readonly (readonly [Nation, RegExp])[] = [
  ['scotland', /\b(scotland|scottish|scots)\b/i],
  ['wales', /\b(wales|welsh)\b/i],
  ['northern-ireland', /\b(northern ireland|northern irish|n\.? ireland|ni|ulster)\b/i],
  ['england', /\b(england|english)\b/i],
]

export const removeNations = (message: string): string =>
  NATION_PATTERNS.reduce((text, [, pattern]) => text.replace(pattern, ' '), message)

function findNationOfPlace(message: string): Nation | undefined {
  const match = understandText(message, 'let').place?.match
  if (match?.by === 'town') return COUNTIES.get(match.county)?.nation
  return match?.by === 'county' ? COUNTIES.get(match.counties[0] ?? '')?.nation : undefined
}

/** Finds the nation that a message is about, by its name or by a town or county in it. */
export function findNation(message: string): Nation | undefined {
  const named = NATION_PATTERNS.find(([, pattern]) => pattern.test(message))
  return named?.[0] ?? findNationOfPlace(message)
}
