import { createHash } from 'node:crypto'

/** Matches a script element. Captures its attributes and its content. */
const SCRIPT_ELEMENT = /<script([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Replaces a document's nonce by hashes of its inline scripts, because a cached page would send every visitor the same
 * nonce. A script that an attacker injected lacks the nonce, which is new for each render, so its hash is not added.
 * @returns the document without the nonce, and the hashes for script-src
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const nonceAttribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  // Next's scripts repeat the nonce in data that states its own length, so the replacement must have the same length.
  const blankNonce = '0'.repeat(nonce.length)
  for (const [, attributes = '', content = ''] of html.matchAll(SCRIPT_ELEMENT)) {
    if (!content || !attributes.includes(nonceAttribute)) continue
    const hash = createHash('sha256').update(content.replaceAll(nonce, blankNonce)).digest('base64')
    hashes.add(`'sha256-${hash}'`)
  }
  return { html: html.replaceAll(nonceAttribute, '').replaceAll(nonce, blankNonce), hashes: [...hashes] }
}
