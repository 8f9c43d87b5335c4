import type { Sort } from '../options'
import type { Reader } from './cut'

const PATTERNS: [RegExp, Sort][] = [
  [/\b(?:most\s+expensive|dearest|highest\s+price)(?:\s+first)?\b/gi, 'price-desc'],
  [
    /\b(?:cheapest|cheaper|cheap|lowest\s+price|(?:most\s+)?affordable|inexpensive)(?:\s+first)?\b/gi,
    'price-asc',
  ],
  [
    /\b(?:newest|latest|most\s+recent|recently\s+(?:added|listed)|just\s+(?:added|listed))(?:\s+first)?\b/gi,
    'most-recent',
  ],
  [/\boldest(?:\s+first)?\b/gi, 'oldest'],
  [/\b(?:nearest|closest)(?:\s+(?:first|ones?))?\b/gi, 'nearest'],
]

/** Reads 'cheap', 'cheapest first', 'newest'. */
export function readSort(reader: Reader): Sort | null {
  let sort: Sort | null = null
  for (const [pattern, namedSort] of PATTERNS)
    reader.cut(pattern, () => {
      sort ??= namedSort
    })
  return sort
}
