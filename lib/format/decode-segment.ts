/** Decodes a path segment; one with an invalid escape such as '%' or '%zz' stays unchanged. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
