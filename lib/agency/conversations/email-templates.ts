import { routes } from '../../config/routes'
import { feedbackChoices, feedbackLabels } from '../../domain/viewing'
import { REQUEST_VALID_DAYS } from '../../domain/let-request'
import type { ListingKind } from '../../domain/listing-kind'
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

interface ViewingToRate {
  displayAddress: string
  kind: ListingKind
  startsAt: Date
  /** The key of the link by which the viewer answers. */
  key: string
}

interface LapsedNegotiation {
  displayAddress: string
  threadId: number
}

export const conversationEmails = {
  /** Only mails to verified addresses quote the messages. Otherwise anybody could make us mail any text to anybody. */
  unreadMessages: (
    firstName: string,
    threads: readonly UnreadThread[],
    { quotesMessages }: { quotesMessages: boolean },
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
          ...(quotesMessages ? messages : [`Log in to read ${messages.length === 1 ? 'it' : 'them'}.`]),
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
      `${isHost ? 'Somebody views your property' : 'You have a viewing'} ${day}, ` +
        `${formatLongDate(startsAt)}, at ${formatTime(startsAt)}: ${displayAddress}.`,
      'The full address and the other side’s telephone number are on your page of viewings. ' +
        'If you cannot make it, cancel there or propose another time.',
    ],
    action: { label: 'See the viewing', url: absoluteUrl(routes.viewings) },
  }),
  /** To whoever proposed a viewing. */
  viewingUnanswered: (
    firstName: string,
    { displayAddress, startsAt }: { displayAddress: string; startsAt: Date },
  ): EmailContent => ({
    subject: `Viewing not confirmed: ${displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      `You proposed a viewing of ${displayAddress} on ${formatLongDate(startsAt)} at ${formatTime(startsAt)}. ` +
        'It was not answered, so it does not take place.',
      'You may propose another time.',
    ],
    action: { label: 'See your viewings', url: absoluteUrl(routes.viewings) },
  }),
  /** To the buyer. The seller may have named another amount, so the offer is not called unanswered. */
  offerExpired: (firstName: string, { displayAddress, threadId }: LapsedNegotiation): EmailContent => ({
    subject: `Your offer has expired: ${displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      `Your offer for ${displayAddress} has expired: nothing was agreed by its last day.`,
      'You may make another offer while the property is for sale.',
    ],
    action: { label: 'Open the conversation', url: absoluteUrl(routes.accountThread(threadId)) },
  }),
  /** To the tenant. */
  requestExpired: (firstName: string, { displayAddress, threadId }: LapsedNegotiation): EmailContent => ({
    subject: `Your request to rent has expired: ${displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      `Your request to rent ${displayAddress} was not answered within ${REQUEST_VALID_DAYS} days, so it has expired.`,
      'You may ask again while the property is to let.',
    ],
    action: { label: 'Open the conversation', url: absoluteUrl(routes.accountThread(threadId)) },
  }),
  viewingFeedback: (
    firstName: string,
    { displayAddress, kind, startsAt, key }: ViewingToRate,
  ): EmailContent => ({
    subject: `What did you think of it? ${displayAddress}`,
    greeting: greet(firstName),
    paragraphs: [
      `You viewed ${displayAddress} on ${formatLongDate(startsAt)}. ` +
        'The owner would like to know what you think: choose one of these, and add words if you like.',
      ...feedbackChoices.map(
        (choice) =>
          `${feedbackLabels[kind][choice]}: ${absoluteUrl(routes.viewingFeedback(key))}?answer=${choice}`,
      ),
      'We ask once. Nothing is sent before you have pressed the button on that page.',
    ],
    action: { label: 'Tell the owner', url: absoluteUrl(routes.viewingFeedback(key)) },
    hasSecret: true,
  }),
} satisfies Record<string, EmailTemplate>
