import { plainText, type SafeHtml } from './sanitise'

const H2_ELEMENT = /<h2>([\s\S]*?)<\/h2>/g

/** Gives each h2 an id, for a table of contents. @returns also the headings with ids; a repeat has none */
export function addHeadingIds(
  html: SafeHtml,
  toId: (heading: string) => string,
): { html: SafeHtml; headings: string[] } {
  const headings: string[] = []
  const ids = new Set<string>()
  const withIds = html.replaceAll(H2_ELEMENT, (element, content: string) => {
    const heading = plainText(content)
    const id = toId(heading)
    if (!id || ids.has(id)) return element
    ids.add(id)
    headings.push(heading)
    return `<h2 id="${id}">${content}</h2>`
  })
  return { html: withIds as SafeHtml, headings }
}
