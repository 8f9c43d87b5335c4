/**
 * Computes how many letters must be inserted, removed, changed or swapped to turn one word into another (optimal string
 * alignment). It is written here because the usual packages count a swap, the commonest typing error, as two edits.
 * @returns `limit` + 1 for every distance above the limit
 */
export function computeEditDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let rowBeforePrevious: number[] = []
  let previousRow = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let rowMinimum = i
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const removal = (previousRow[j] ?? 0) + 1
      const insertion = (row[j - 1] ?? 0) + 1
      const change = (previousRow[j - 1] ?? 0) + (isSame ? 0 : 1)
      let cost = Math.min(removal, insertion, change)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) cost = Math.min(cost, (rowBeforePrevious[j - 2] ?? 0) + 1)
      row.push(cost)
      if (cost < rowMinimum) rowMinimum = cost
    }
    if (rowMinimum > limit) return limit + 1
    rowBeforePrevious = previousRow
    previousRow = row
  }
  return Math.min(previousRow[b.length] ?? 0, limit + 1)
}
