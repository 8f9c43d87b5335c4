import 'server-only'
import { sanitiseHtml, type SafeHtml } from '../html/sanitise'
import { getRuntime } from './runtime'

/** The resource placeholder as editors write it (D-67). */
const placeholder = /\{\{?resource[-_]url\}?\}/g

/** HTML from the agency, ready to render: placeholders replaced, then sanitised. */
export const serverHtml = (html: string): SafeHtml => sanitiseHtml(html.replaceAll(placeholder, getRuntime().resourceUrl))
