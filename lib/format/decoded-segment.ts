/** A segment of a path without its escapes; as it stands where they are broken, as in `%` or `%zz`. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
