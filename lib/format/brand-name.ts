import { escapeMarkup } from './escape-markup'

export const BRAND_PLACEHOLDER = '{brand-name}'
/** Matches '{brand-name}', '{{brand-name}}' and '{brand_name}', the spellings that D-67 allows for `{resource-url}`. */
const placeholder = /\{\{?brand[-_]name\}?\}/g
const isJson = (text: string): boolean => /^\s*\{\s*"/.test(text)

export const insertBrandInHtml = (html: string, name: string): string =>
  html.replaceAll(placeholder, () => escapeMarkup(name))

/** A site-meta value is a text (D-13) in JSON or in HTML, which escape the name differently. */
export const insertBrandInMeta = (value: string, name: string): string =>
  isJson(value)
    ? // The placeholder stands within a JSON string, so the name is escaped without quotes of its own.
      value.replaceAll(placeholder, () => JSON.stringify(name).slice(1, -1))
    : insertBrandInHtml(value, name)
