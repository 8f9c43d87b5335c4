import { brand } from '../../config/brand'
import { routes } from '../../config/routes'
import { formatLongDate } from '../../format/dates'
import { absoluteUrl, greet, type EmailContent } from '../mail/wording'

export interface PolicyChange {
  /** The day on which the change takes effect, as YYYY-MM-DD. */
  day: string
  summary: string
}

/** The subject has no name in it, because announcePolicy finds by it which accounts have had the mail. */
export const composePolicySubject = ({ day }: Pick<PolicyChange, 'day'>): string =>
  `Our privacy policy changes on ${formatLongDate(day)}`

/** Announces a change of the privacy policy, as its section 16 promises. It is not marketing, so it has no opt-out. */
export const composePolicyChange = (firstName: string, { day, summary }: PolicyChange): EmailContent => ({
  subject: composePolicySubject({ day }),
  greeting: greet(firstName),
  paragraphs: [
    `On ${formatLongDate(day)} we change our privacy policy, which says how we use your personal data. Until then the present one applies.`,
    `What changes: ${summary}`,
    `You need do nothing. If you do not want us to use your data in this way, you can object by writing to us at ${brand.email}, or delete your account under Settings.`,
  ],
  action: { label: 'Read the privacy policy', url: absoluteUrl(routes.privacy) },
  closing: { text: 'You get this email because you have an account with us.', links: [] },
})
