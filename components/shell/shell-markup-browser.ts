import type { ShellPart } from './shell-markup-server'

const receivedParts = new Map<ShellPart, string>()

/** Returns the HTML of a part of the shell as the server sent it. It is kept, because React may mount the part again. */
export function shellMarkup(part: ShellPart): string {
  const html = receivedParts.get(part) ?? document.querySelector(`[data-shell="${part}"]`)?.innerHTML ?? ''
  receivedParts.set(part, html)
  return html
}
