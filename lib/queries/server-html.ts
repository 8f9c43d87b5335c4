import 'server-only'
import { htmlWithBrand } from '../format/brand-name'
import { sanitiseHtml, type SafeHtml } from '../html/sanitise'
import { getRuntime } from './runtime'

/** The resource placeholder as editors write it (D-67). */
const placeholder = /\{\{?resource[-_]url\}?\}/g

/** HTML from the agency, or of our own texts, ready to render: placeholders replaced, then sanitised. */
export function serverHtml(html: string): SafeHtml {
  const { resourceUrl, brandName } = getRuntime()
  return sanitiseHtml(htmlWithBrand(html.replaceAll(placeholder, resourceUrl), brandName))
}
