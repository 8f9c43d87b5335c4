import { routes } from '../../config/routes'
import { feedbackChoices, feedbackLabels } from '../../domain/viewing'
import { formatLongDate, formatTime } from '../../format/dates'
import { absoluteUrl, greet, isPlainName, type EmailContent, type EmailTemplate } from '../mail/wording'

export interface UnreadThread {
  threadId: number
  /** The sender's name, as `formatPersonName` shortens it. */
  sender: string
  /** The address of the listing's advert. */
  subject: string
  messages: readonly string[]
}

interface ViewingToRemindOf {
  displayAddress: string
  startsAt: Date
  /** A reminder that was delayed, by an outage for example, is sent on the day of the viewing. */
  day: 'today' | 'tomorrow'
  isHost: boolean
}

export const conversationEmails = {
  /** Has the messages only for a verified address, or anybody could make us mail any text to anybody. */
  unreadMessages: (
    firstName: string,
    threads: readonly UnreadThread[],
    { isEmailVerified }: { isEmailVerified: boolean },
  ): EmailContent => {
    const count = threads.reduce((sum, { messages }) => sum + messages.length, 0)
    const onlyThread = threads.length === 1 ? threads[0] : undefined
    const countText = count === 1 ? 'A new message' : `${count} new messages`
    return {
      subject: onlyThread ? `${countText} about ${onlyThread.subject}` : countText,
      greeting: greet(firstName),
      paragraphs: [
        ...threads.flatMap(({ sender, subject, messages }) => [
          // The full stop of a shortened name such as 'Jane B.' is allowed too.
          `${isPlainName(sender.replaceAll('.', '')) ? sender : 'Somebody'} wrote to you about ${subject}:`,
          ...(isEmailVerified ? messages : [`Log in to read ${messages.length === 1 ? 'it' : 'them'}.`]),
        ]),
        'Please answer on our website: a reply to this email does not reach the sender.',
        'You can switch these messages off in the settings of your account.',
      ],
      action: onlyThread
        ? { label: 'Open the conversation', url: absoluteUrl(routes.accountThread(onlyThread.threadId)) }
        : { label: 'Open your inbox', url: absoluteUrl(routes.accountInbox) },
    }
  },
  viewingReminder: (
    firstName: string,
    { displayAddress, startsAt, day, isHost }: ViewingToRemindOf,
  ): EmailContent => ({
    subject: `Viewing ${day} at ${formatTime(startsAt)}: ${displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      `${isHost ? 'Somebody views your home' : 'You have a viewing'} ${day}, ` +
        `${formatLongDate(startsAt)}, at ${formatTime(startsAt)}: ${displayAddress}.`,
      'The full address and the other side’s telephone number are on your page of viewings. ' +
        'If you cannot make it, cancel there or propose another time.',
    ],
    action: { label: 'See the viewing', url: absoluteUrl(routes.viewings) },
  }),
  viewingFeedback: (
    firstName: string,
    { displayAddress, startsAt, key }: { displayAddress: string; startsAt: Date; key: string },
  ): EmailContent => ({
    subject: `What did you think of it? ${displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      `You viewed ${displayAddress} on ${formatLongDate(startsAt)}. ` +
        'The owner would like to know what you think: choose one of these, and add words if you like.',
      ...feedbackChoices.map(
        (choice) => `${feedbackLabels[choice]}: ${absoluteUrl(routes.viewingFeedback(key))}?answer=${choice}`,
      ),
      'We ask once. Nothing is sent before you have pressed the button on that page.',
    ],
    action: { label: 'Tell the owner', url: absoluteUrl(routes.viewingFeedback(key)) },
    hasSecret: true,
  }),
} satisfies Record<string, EmailTemplate>
