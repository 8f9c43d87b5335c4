import type { SafeHtml } from '../html/sanitise'

/** The elements that a notice may have. Any other element is replaced by its content. */
const ALLOWED_TAGS = new Set(['P', 'BR', 'B', 'STRONG', 'I', 'EM', 'U', 'UL', 'OL', 'LI', 'A', 'SPAN', 'DIV'])
const TAGS_REMOVED_WITH_CONTENT = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'SVG',
  'MATH',
])
/** Matches 'https://…', 'mailto:…', 'tel:…' and a path of this site, but not '//host', which is another site. */
const SAFE_HREF = /^(https?:\/\/|\/(?![/\\])|mailto:|tel:)/i

/** Sanitises a notice in the browser (D-55), because a notice from an upstream's socket is unchecked. */
export function sanitiseNotice(html: string): SafeHtml {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of [...body.querySelectorAll('*')]) {
    const tag = element.tagName.toUpperCase()
    if (TAGS_REMOVED_WITH_CONTENT.has(tag)) element.remove()
    else if (!ALLOWED_TAGS.has(tag)) element.replaceWith(...element.childNodes)
    else keepSafeAttributes(element)
  }
  return body.innerHTML as SafeHtml
}

function keepSafeAttributes(element: Element): void {
  const href = element.tagName === 'A' ? (element.getAttribute('href') ?? '').trim() : ''
  for (const { name } of [...element.attributes]) element.removeAttribute(name)
  if (!SAFE_HREF.test(href)) return
  element.setAttribute('href', href)
  // InternalLinkNavigation (components/shell) then opens the page without loading a new document.
  if (href.startsWith('/')) element.setAttribute('data-soft', 'no-prefetch')
}
