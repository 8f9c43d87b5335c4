import 'server-only'
import { insertBrandInHtml } from '../format/brand-name'
import { sanitiseHtml, type SafeHtml } from '../html/sanitise'
import { getPublicSettings } from './public-settings'

/** Matches `{resource-url}`, `{{resource-url}}` and `{resource_url}`, all of which editors write (D-67). */
const resourcePlaceholder = /\{\{?resource[-_]url\}?\}/g

/** Inserts the resource URL and the brand into an editor's HTML, and sanitises the result. */
export function prepareHtml(html: string): SafeHtml {
  const { resourceUrl, brandName } = getPublicSettings()
  return sanitiseHtml(insertBrandInHtml(html.replaceAll(resourcePlaceholder, resourceUrl), brandName))
}
