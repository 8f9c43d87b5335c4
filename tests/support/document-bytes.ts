/** A script such as `<script>self.__next_f.push([1,"…"])</script>`. */
const FLIGHT_SCRIPT = /<script[^>]*>self\.__next_f\.push\([\s\S]*?<\/script>/g

/** Counts the uncompressed bytes of a document and of its flight data, which repeat the content for hydration. */
export function measureDocument(html: string): { document: number; flight: number } {
  const scripts = html.match(FLIGHT_SCRIPT) ?? []
  return { document: Buffer.byteLength(html), flight: Buffer.byteLength(scripts.join('')) }
}
