import { createHash } from 'node:crypto'

/**
 * Replaces a document's nonce by hashes of its inline scripts: in a cached page every visitor would
 * get the same nonce. An injected script does not carry the nonce, which is new for each render, so
 * its hash is never allowed.
 * @returns the document without the nonce, and the hashes for script-src
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const nonceAttribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  // Next's scripts repeat the nonce in length-prefixed data, so the replacement has the same length.
  const blank = '0'.repeat(nonce.length)
  for (const [, attributes = '', content = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!content || !attributes.includes(nonceAttribute)) continue
    hashes.add(`'sha256-${createHash('sha256').update(content.replaceAll(nonce, blank)).digest('base64')}'`)
  }
  return { html: html.replaceAll(nonceAttribute, '').replaceAll(nonce, blank), hashes: [...hashes] }
}
