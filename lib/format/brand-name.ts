import { escapeMarkup } from './escape-markup'

/** Placeholder of the agency's name in stored texts. */
export const BRAND_PLACEHOLDER = '{brand-name}'
/** Accepts any case and spaces, as for the resource placeholder (D-67). */
const placeholder = /\{\{?brand[-_]name\}?\}/g
const isJson = (text: string): boolean => /^\s*\{\s*"/.test(text)

/** Replaces the placeholder in HTML. */
export const insertBrandInHtml = (html: string, name: string): string =>
  html.replaceAll(placeholder, () => escapeMarkup(name))

/** Replaces the placeholder in a site-meta value, which is JSON or HTML (D-13). */
export const insertBrandInMeta = (value: string, name: string): string =>
  isJson(value)
    ? value.replaceAll(placeholder, () => JSON.stringify(name).slice(1, -1))
    : insertBrandInHtml(value, name)
