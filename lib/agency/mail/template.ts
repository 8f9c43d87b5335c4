import { brand } from '../../config/brand'
import { brandName } from '../../config/env'
import { escapeMarkup } from '../../format/escape-markup'

export interface MailContent {
  /** Absent in mail to the agency itself. */
  greeting?: string
  paragraphs: string[]
  /** A link, shown as a button in HTML and as a URL in text. */
  action?: { label: string; url: string }
}

/** The particulars that a company's business letters must state (Companies Act 2006, s.82). */
const footer = () =>
  `${brandName()} is a trading name of ${brand.legalName}, registered in ${brand.registeredIn}, ` +
  `number ${brand.companyNumber}. Registered office: ${brand.registeredOffice}.`

/** Marks the text below as a signature, which mail programs leave out of replies (RFC 3676). It ends with a space. */
const SIGNATURE_MARK = '-- '

export function renderText({ greeting, paragraphs, action }: MailContent): string {
  return [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    SIGNATURE_MARK,
    footer(),
  ].join('\n\n')
}

/** The site's colours (app/globals.css), in a notation that old mail programs know. */
const ACCENT = '#0d5c48'
const PAGE = '#fbf9f4'
const SURFACE = '#ffffff'
const INK = '#1d2a26'
const MUTED = '#55625d'

const BODY_STYLE = `margin:0;background:${PAGE};font:16px/1.5 Arial,sans-serif;color:${INK}`
const SHEET_STYLE = `max-width:100%;background:${SURFACE};border-radius:12px`
const BRAND_STYLE = `margin:0 0 24px;font:600 22px Georgia,serif;color:${ACCENT}`
const BUTTON_STYLE =
  `background:${ACCENT};color:${SURFACE};padding:12px 24px;` +
  'border-radius:8px;text-decoration:none;font-weight:600'
const FOOTER_STYLE = `max-width:560px;font-size:13px;color:${MUTED}`

const renderParagraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeMarkup(text).replaceAll('\n', '<br>')}</p>`

const renderButton = ({ label, url }: { label: string; url: string }): string => {
  const link = `<a href="${escapeMarkup(url)}" style="${BUTTON_STYLE}">${escapeMarkup(label)}</a>`
  return `<p style="margin:24px 0">${link}</p>`
}

/** Renders HTML with tables and inline styles, which old mail programs need. */
export function renderHtml({ greeting, paragraphs, action }: MailContent): string {
  const content = [
    `<p style="${BRAND_STYLE}">${escapeMarkup(brandName())}</p>`,
    ...(greeting ? [renderParagraph(greeting)] : []),
    ...paragraphs.map(renderParagraph),
    ...(action ? [renderButton(action)] : []),
  ].join('\n')
  return `<!doctype html><html lang="en-GB"><body style="${BODY_STYLE}">
<table role="presentation" width="100%"><tr><td align="center" style="padding:24px">
<table role="presentation" width="560" style="${SHEET_STYLE}"><tr><td style="padding:32px">
${content}
</td></tr></table>
<p style="${FOOTER_STYLE}">${escapeMarkup(footer())}</p>
</td></tr></table></body></html>`
}
