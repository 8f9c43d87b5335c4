import { brand } from '../../config/brand'
import { brandName } from '../../config/env'
import { escapeMarkup } from '../../format/escape-markup'

export interface MailContent {
  /** Mail to the agency itself has no greeting. */
  greeting?: string
  paragraphs: string[]
  sections?: MailSection[]
  /** A link, shown as a button in HTML and as a URL in text. */
  action?: MailLink
  /** The small print: why the recipient gets the mail, and links such as the one to unsubscribe. */
  closing?: { text: string; links: MailLink[] }
}

interface MailLink {
  label: string
  url: string
}

interface MailSection {
  heading: string
  /** The first line of an item is printed in bold. */
  items: (MailLink & { lines: string[] })[]
  more?: MailLink
}

/** The particulars that a company's business letters must state (Companies Act 2006, s.82). */
const composeFooter = () =>
  `${brandName()} is a trading name of ${brand.legalName}, registered in ${brand.registeredIn}, ` +
  `number ${brand.companyNumber}. Registered office: ${brand.registeredOffice}.`

/** The line above a signature, which replies then leave out. RFC 3676 requires the space at the end of the line. */
const SIGNATURE_DELIMITER = '-- '

const toTextLink = ({ label, url }: MailLink): string => `${label}: ${url}`

const renderTextSection = ({ heading, items, more }: MailSection): string[] => [
  heading.toUpperCase(),
  ...items.map(({ label, url, lines }) => [label, ...lines, url].join('\n')),
  ...(more ? [toTextLink(more)] : []),
]

export function renderText({ greeting, paragraphs, sections = [], action, closing }: MailContent): string {
  return [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...sections.flatMap(renderTextSection),
    ...(action ? [toTextLink(action)] : []),
    ...(closing ? [[closing.text, ...closing.links.map(toTextLink)].join('\n')] : []),
    SIGNATURE_DELIMITER,
    composeFooter(),
  ].join('\n\n')
}

/** The site's colours (app/globals.css), in a notation that old mail programs know. */
const ACCENT_COLOUR = '#0d5c48'
const PAGE_COLOUR = '#fbf9f4'
const SURFACE_COLOUR = '#ffffff'
const TEXT_COLOUR = '#1d2a26'
const MUTED_TEXT_COLOUR = '#55625d'
/** A border that is a little lighter than the site's. */
const BORDER_COLOUR = '#e5e0d4'

const BODY_STYLE = `margin:0;background:${PAGE_COLOUR};font:16px/1.5 Arial,sans-serif;color:${TEXT_COLOUR}`
const SHEET_STYLE = `width:100%;max-width:560px;background:${SURFACE_COLOUR};border-radius:12px`
const BRAND_STYLE = `margin:0 0 24px;font:600 22px Georgia,serif;color:${ACCENT_COLOUR}`
const BUTTON_STYLE =
  `background:${ACCENT_COLOUR};color:${SURFACE_COLOUR};padding:12px 24px;` +
  'border-radius:8px;text-decoration:none;font-weight:600'
const FOOTER_STYLE = `max-width:560px;font-size:13px;color:${MUTED_TEXT_COLOUR}`

const renderParagraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeMarkup(text).replaceAll('\n', '<br>')}</p>`

const LINK_STYLE = `color:${ACCENT_COLOUR}`
const HEADING_STYLE = `margin:24px 0 8px;font:600 18px/1.3 Georgia,serif`
const ITEM_STYLE = `margin:0;padding:12px 0;border-top:1px solid ${BORDER_COLOUR};overflow-wrap:anywhere`

const renderLink = ({ label, url }: MailLink): string =>
  `<a href="${escapeMarkup(url)}" style="${LINK_STYLE}">${escapeMarkup(label)}</a>`

function renderSection({ heading, items, more }: MailSection): string {
  const rows = items.map(({ lines: [firstLine = '', ...rest], ...link }) => {
    const otherLines = rest
      .map((line) => `<br><span style="color:${MUTED_TEXT_COLOUR}">${escapeMarkup(line)}</span>`)
      .join('')
    const boldLine = `<strong>${escapeMarkup(firstLine)}</strong>`
    return `<p style="${ITEM_STYLE}">${boldLine}<br>${renderLink(link)}${otherLines}</p>`
  })
  return [
    `<h2 style="${HEADING_STYLE}">${escapeMarkup(heading)}</h2>`,
    ...rows,
    ...(more ? [`<p style="${ITEM_STYLE}">${renderLink(more)}</p>`] : []),
  ].join('\n')
}

function renderClosing({ text, links }: NonNullable<MailContent['closing']>): string {
  const closing = [escapeMarkup(text), ...links.map(renderLink)].join('<br>')
  return `<p style="margin:24px 0 0;font-size:14px;color:${MUTED_TEXT_COLOUR}">${closing}</p>`
}

const renderButton = ({ label, url }: MailLink): string => {
  const link = `<a href="${escapeMarkup(url)}" style="${BUTTON_STYLE}">${escapeMarkup(label)}</a>`
  return `<p style="margin:24px 0">${link}</p>`
}

/** Renders HTML with tables and inline styles, which old mail programs need. */
export function renderHtml({ greeting, paragraphs, sections = [], action, closing }: MailContent): string {
  const content = [
    `<p style="${BRAND_STYLE}">${escapeMarkup(brandName())}</p>`,
    ...(greeting ? [renderParagraph(greeting)] : []),
    ...paragraphs.map(renderParagraph),
    ...sections.map(renderSection),
    ...(action ? [renderButton(action)] : []),
    ...(closing ? [renderClosing(closing)] : []),
  ].join('\n')
  return `<!doctype html><html lang="en-GB"><body style="${BODY_STYLE}">
<table role="presentation" width="100%"><tr><td align="center" style="padding:24px">
<table role="presentation" width="560" style="${SHEET_STYLE}"><tr><td style="padding:32px">
${content}
</td></tr></table>
<p style="${FOOTER_STYLE}">${escapeMarkup(composeFooter())}</p>
</td></tr></table></body></html>`
}
