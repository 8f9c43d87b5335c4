import { ROWS_PER_STEP, type SlicedWork } from './slices'

/** Compares two rows. Never returns 0, because equal keys are followed by different ids. */
export type CompareRows = (a: number, b: number) => number

/** A bottom-up merge sort of the rows 0 … count − 1, because the built-in sort of typed arrays cannot pause. */
export function* sortRows(count: number, compare: CompareRows): SlicedWork<Uint32Array> {
  let from = new Uint32Array(count)
  yield
  for (let start = 0; start < count; start += ROWS_PER_STEP) {
    const end = Math.min(start + ROWS_PER_STEP, count)
    for (let row = start; row < end; row += 1) from[row] = row
    from.subarray(start, end).sort(compare)
    yield
  }
  let to = new Uint32Array(count)
  yield
  for (let width = ROWS_PER_STEP; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width)
      yield* mergeRuns(
        from,
        to,
        start,
        Math.min(start + width, count),
        Math.min(start + 2 * width, count),
        compare,
      )
    ;[from, to] = [to, from]
  }
  return from
}

/** Merges the sorted runs [start, middle) and [middle, end) into the other array. */
function* mergeRuns(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
  compare: CompareRows,
): SlicedWork {
  let left = start
  let right = middle
  for (let at = start; at < end; at += 1) {
    const takesLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) < 0)
    to[at] = takesLeft ? from[left++]! : from[right++]!
    if (at % ROWS_PER_STEP === 0) yield
  }
}
