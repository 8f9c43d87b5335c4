import { classNames } from '@/components/ui/class-names'
import { Icon, type IconName } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import type { ThreadMessage } from '@/lib/contract/threads'
import { formatTime } from '@/lib/format/dates'
import { formatDay } from './message-times'

/** Labels and links for messages about a step, such as the booking of a viewing. */
const stepLinks: Record<
  NonNullable<ThreadMessage['about']>,
  { label: string; icon: IconName; href: string; link: string }
> = {
  viewing: { label: 'Viewing', icon: 'calendar-days', href: routes.viewings, link: 'Go to viewings' },
  offer: { label: 'Offer', icon: 'hand-coins', href: routes.accountOffers, link: 'Go to offers' },
  'let-request': {
    label: 'Request to let',
    icon: 'key-round',
    href: routes.accountOffers,
    link: 'Go to offers',
  },
}

interface MessageProps {
  message: ThreadMessage
  isOwn: boolean
  isRead: boolean
}

function Message({ message, isOwn, isRead }: MessageProps) {
  const step = message.about ? stepLinks[message.about] : null
  return (
    <li className={classNames('flex', isOwn ? 'justify-end' : 'justify-start')}>
      <article
        className={classNames(
          'max-w-[85%] min-w-0 rounded-lg border px-4 py-3 tablet:max-w-[75%]',
          isOwn ? 'rounded-br-sm border-transparent bg-accent-soft' : 'rounded-bl-sm border-line bg-surface',
        )}
      >
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
          <span className="min-w-0 font-semibold text-ink wrap-anywhere">
            {isOwn ? 'You' : message.sender_name}
          </span>
          <time dateTime={message.created_at} className="tabular">
            {formatTime(message.created_at)}
          </time>
          {isRead ? <span>Read</span> : null}
        </p>
        {step ? (
          <p className="mt-1 flex items-center gap-2 text-sm font-semibold text-accent">
            <Icon name={step.icon} className="size-4 shrink-0" /> {step.label}
          </p>
        ) : null}
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{message.message}</p>
        {step ? (
          <InternalLink
            href={step.href}
            className="mt-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold"
          >
            {step.link} <Icon name="arrow-right" className="size-4" />
          </InternalLink>
        ) : null}
      </article>
    </li>
  )
}

interface DayOfMessages {
  heading: string
  messages: ThreadMessage[]
}

/** Groups messages by their day in London. The messages must be sorted by time. */
function groupByDay(messages: readonly ThreadMessage[], now: Date): DayOfMessages[] {
  const days: DayOfMessages[] = []
  for (const message of messages) {
    const heading = formatDay(message.created_at, now)
    const lastDay = days.at(-1)
    if (lastDay?.heading === heading) lastDay.messages.push(message)
    else days.push({ heading, messages: [message] })
  }
  return days
}

interface MessageListProps {
  userId: number
  messages: readonly ThreadMessage[]
  /** Id of the last message that the other party has read. */
  lastReadByOtherId: number
  now: Date
}

/** Shows messages under headings of their days. The user's last message that the other party has read says 'Read'. */
export function MessageList({ userId, messages, lastReadByOtherId, now }: MessageListProps) {
  const lastRead = messages.findLast(
    ({ id, sender_id: sender }) => sender === userId && id <= lastReadByOtherId,
  )
  return groupByDay(messages, now).map(({ heading, messages: messagesOfDay }) => (
    <section key={messagesOfDay[0]!.id} aria-label={heading}>
      <h3 className="my-4 flex items-center gap-3 font-sans text-sm font-semibold text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {heading}
      </h3>
      <ol className="grid gap-3">
        {messagesOfDay.map((message) => (
          <Message
            key={message.id}
            message={message}
            isOwn={message.sender_id === userId}
            isRead={message.id === lastRead?.id}
          />
        ))}
      </ol>
    </section>
  ))
}
