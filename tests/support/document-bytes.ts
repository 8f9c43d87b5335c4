const FLIGHT_SCRIPT = /<script[^>]*>self\.__next_f\.push\([\s\S]*?<\/script>/g

/**
 * Counts the uncompressed bytes of a document, and of the flight data in it, in which Next repeats its content for
 * hydration.
 */
export function measureDocument(html: string): { document: number; flight: number } {
  const scripts = html.match(FLIGHT_SCRIPT) ?? []
  return { document: Buffer.byteLength(html), flight: Buffer.byteLength(scripts.join('')) }
}
