const FLIGHT_SCRIPT = /<script[^>]*>self\.__next_f\.push\([\s\S]*?<\/script>/g

/** Bytes of a document, not compressed, and of the flight data that Next repeats its content in for hydration. */
export function measureDocument(html: string): { document: number; flight: number } {
  const scripts = html.match(FLIGHT_SCRIPT) ?? []
  return { document: Buffer.byteLength(html), flight: Buffer.byteLength(scripts.join('')) }
}
