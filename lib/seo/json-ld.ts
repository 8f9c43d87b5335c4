/** A node of structured data (schema.org), without its context. */
export type LinkedData = { '@type': string | string[] } & Record<string, unknown>

/** Escapes `<`, so that no value can close the script element. */
export function serialiseJsonLd(data: LinkedData | LinkedData[]): string {
  const body = Array.isArray(data)
    ? { '@context': 'https://schema.org', '@graph': data }
    : { '@context': 'https://schema.org', ...data }
  return JSON.stringify(body).replaceAll('<', '\\u003c')
}
