import { brandName } from '../../config/env'
import { savedRoutes } from '../../config/saved-routes'
import { absoluteUrl, greet, isPlainName, type EmailContent } from '../mail/wording'

const INVITATION_DAYS = 7
const SECONDS_PER_DAY = 24 * 3_600
export const INVITATION_SECONDS = INVITATION_DAYS * SECONDS_PER_DAY

interface Person {
  firstName: string
  email: string
}

const formatPerson = ({ firstName, email }: Person): string =>
  isPlainName(firstName) ? `${firstName} (${email})` : email

export const sharingEmails = {
  /** The recipient may have no account, so the mail greets nobody by name. */
  invitation: (inviter: Person, key: string): EmailContent => ({
    subject: `${isPlainName(inviter.firstName) ? inviter.firstName : 'Somebody'} invites you to share saved homes`,
    greeting: 'Hello,',
    paragraphs: [
      `${formatPerson(inviter)} would like to share a list of saved homes with you at ${brandName()}. Both of you would see the homes that either saves and the notes about them, and either of you can end it at any time.`,
      `The link works once, within ${INVITATION_DAYS} days, for an account with this email address. If you have none, you can open one first; it is free.`,
      'If you do not know who this is, you need do nothing: nothing is shared, and we do not write to you again about it.',
    ],
    action: { label: 'See the invitation', url: absoluteUrl(savedRoutes.invitation(key)) },
    hasSecret: true,
    sendWithinSeconds: INVITATION_SECONDS,
    deleteAfterSending: true,
  }),
  accepted: (firstName: string, partner: Person): EmailContent => ({
    subject: 'Your saved homes are shared',
    greeting: greet(firstName),
    paragraphs: [
      `${formatPerson(partner)} has accepted your invitation. You now have one list: both of you see the homes that either saves, and the notes about them.`,
      'You can end it at any time on the page of your saved homes. Each of you then keeps a copy of the homes, and your own notes.',
    ],
    action: { label: 'See your saved homes', url: absoluteUrl(savedRoutes.account) },
  }),
  ended: (firstName: string, partner: Person): EmailContent => ({
    subject: 'Your saved homes are no longer shared',
    greeting: greet(firstName),
    paragraphs: [
      `${formatPerson(partner)} no longer shares saved homes with you. You keep a copy of all the homes of the list, and your own notes.`,
    ],
    action: { label: 'See your saved homes', url: absoluteUrl(savedRoutes.account) },
  }),
}
