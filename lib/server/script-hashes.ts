import { createHash } from 'node:crypto'

/**
 * Makes a document fit to be kept: a nonce would be the same for all, so the inline scripts that
 * bear it are allowed by their hashes instead. A script that got in by injection does not bear the
 * nonce, which is new for each render, and so is never allowed.
 * @returns the document without the nonce, and the hashes for script-src
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  // What is left of the nonce is inside the scripts' own data; a text as long keeps their lengths.
  const blank = '0'.repeat(nonce.length)
  for (const [, attributes = '', content = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!content || !attributes.includes(mark)) continue
    hashes.add(`'sha256-${createHash('sha256').update(content.replaceAll(nonce, blank)).digest('base64')}'`)
  }
  return { html: html.replaceAll(mark, '').replaceAll(nonce, blank), hashes: [...hashes] }
}
