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

/** The dashes and the space mark what follows as a signature, which mail programs leave out of replies (RFC 3676). */
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

const BUTTON_STYLE =
  'background:#0d5c48;color:#ffffff;padding:12px 24px;border-radius:8px;text-decoration:none;font-weight:600'

/** Renders HTML with tables and inline styles, which old mail programs need. */
export function renderHtml({ greeting, paragraphs, action }: MailContent): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escapeMarkup(text).replaceAll('\n', '<br>')}</p>`
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeMarkup(action.url)}" style="${BUTTON_STYLE}">${escapeMarkup(action.label)}</a></p>`
    : ''
  return `<!doctype html><html lang="en-GB"><body style="margin:0;background:#fbf9f4;font:16px/1.5 Arial,sans-serif;color:#1d2a26">
<table role="presentation" width="100%"><tr><td align="center" style="padding:24px"><table role="presentation" width="560" style="max-width:100%;background:#ffffff;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font:600 22px Georgia,serif;color:#0d5c48">${escapeMarkup(brandName())}</p>
${greeting ? paragraph(greeting) : ''}${paragraphs.map(paragraph).join('\n')}${button}
</td></tr></table><p style="max-width:560px;font-size:13px;color:#55625d">${escapeMarkup(footer())}</p></td></tr></table></body></html>`
}
