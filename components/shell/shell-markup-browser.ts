import type { ShellPart } from './shell-markup-server'

const received = new Map<ShellPart, string>()

/** The HTML of a part of the shell as the server sent it. It is kept, because React may mount the part again. */
export function shellMarkup(part: ShellPart): string {
  const html = received.get(part) ?? document.querySelector(`[data-shell="${part}"]`)?.innerHTML ?? ''
  received.set(part, html)
  return html
}
