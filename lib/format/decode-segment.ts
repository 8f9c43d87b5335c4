/** Decodes a path segment. One with an invalid escape such as '%zz' stays unchanged. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
