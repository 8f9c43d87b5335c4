/** Deeper than any input of a call. Without a limit, a hostile input could exhaust the stack. */
const MAX_DEPTH = 8

/** Removes NUL characters, which PostgreSQL cannot store, from an input before the schema checks it. */
export function removeNul(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '')
  if (typeof value !== 'object' || value === null || depth === MAX_DEPTH) return value
  if (Array.isArray(value)) return value.map((item) => removeNul(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, removeNul(field, depth + 1)]))
}
