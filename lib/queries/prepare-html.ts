import 'server-only'
import { insertBrandInHtml } from '../format/brand-name'
import { sanitiseHtml, type SafeHtml } from '../html/sanitise'
import { getRuntime } from './runtime'

/** Placeholders for the address of resources, as editors write them (D-67). */
const resourcePlaceholder = /\{\{?resource[-_]url\}?\}/g

/** HTML from the agency or from our own texts, with its placeholders replaced and then sanitised. */
export function prepareHtml(html: string): SafeHtml {
  const { resourceUrl, brandName } = getRuntime()
  return sanitiseHtml(insertBrandInHtml(html.replaceAll(resourcePlaceholder, resourceUrl), brandName))
}
