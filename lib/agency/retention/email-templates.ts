import { brand } from '../../config/brand'
import { accountDeletion, retention } from '../../config/claims'
import { brandName } from '../../config/env'
import { routes } from '../../config/routes'
import { formatLongDate } from '../../format/dates'
import { absoluteUrl, greet, type EmailContent, type EmailTemplate } from '../mail/wording'

export const retentionEmails = {
  accountIdle: (firstName: string, closesAt: Date): EmailContent => ({
    subject: `Your account at ${brandName()} will be closed on ${formatLongDate(closesAt)}`,
    greeting: greet(firstName),
    paragraphs: [
      `Nobody has used your account for a long time. We keep personal data for ${retention.personalData} after our last dealings, so we will close it on ${formatLongDate(closesAt)}.`,
      'To keep it, log in before then. Otherwise you need do nothing.',
      'With the account go your name, your saved homes and your saved searches, with the emails about them. A newsletter to which you have subscribed goes on.',
    ],
    action: { label: 'Log in', url: absoluteUrl(routes.login) },
  }),
  idleAccountClosed: (firstName: string): EmailContent => ({
    subject: `Your account at ${brandName()} has been closed`,
    greeting: greet(firstName),
    paragraphs: [
      `Nobody has used your account for ${retention.personalData}, so we have closed it and deleted what belonged to it. We keep ${accountDeletion.keepsFiles}.`,
      `A newsletter to which you have subscribed goes on until you unsubscribe. If you have a question, write to us at ${brand.email}.`,
    ],
    deleteAfterSending: true,
  }),
} satisfies Record<string, EmailTemplate>
