import { escapeMarkup } from './escape-markup'

/** Stands for the agency's name in texts that outlive a name, those of editors included. */
export const BRAND_PLACEHOLDER = '{brand-name}'
/** However somebody writes it, as with the resource placeholder (D-67). */
const placeholder = /\{\{?brand[-_]name\}?\}/g
const isJson = (text: string): boolean => /^\s*\{\s*"/.test(text)

/** HTML with the name in its places. */
export const htmlWithBrand = (html: string, name: string): string =>
  html.replaceAll(placeholder, () => escapeMarkup(name))

/** A site-meta value, which is JSON text or HTML (D-13), with the name in its places. */
export const metaWithBrand = (value: string, name: string): string =>
  isJson(value)
    ? value.replaceAll(placeholder, () => JSON.stringify(name).slice(1, -1))
    : htmlWithBrand(value, name)
