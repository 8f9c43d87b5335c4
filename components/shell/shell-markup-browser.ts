import type { ShellPart } from './shell-markup-server'

const receivedParts = new Map<ShellPart, string>()

/** Returns the HTML of a part as the server sent it. The HTML is kept, because React may remount the part. */
export function getShellMarkup(part: ShellPart): string {
  const html = receivedParts.get(part) ?? document.querySelector(`[data-shell="${part}"]`)?.innerHTML ?? ''
  receivedParts.set(part, html)
  return html
}
