import { StepMessageArea } from '@/components/forms/step-message-area'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { brand } from '@/lib/config/brand'
import type { OpenThread } from '@/lib/contract/threads'
import { endSentence } from '@/lib/format/person-name'
import { LiveMessages } from './live-messages'
import { MessageList } from './message-list'
import { ReplyForm } from './reply-form'
import { ThreadListing } from './thread-listing'
import { BlockForm, ConversationSafety } from './conversation-safety'

interface ConversationProps {
  userId: number
  openThread: OpenThread
  /** Whether the page shows earlier messages, without the newest. */
  isEarlierPage: boolean
  apiResourceUrl: string
  now: Date
}

function ReplyArea({ userId, openThread: { thread, contact } }: ConversationProps) {
  const props = { userId, threadId: thread.id, otherParty: thread.other_party }
  if (contact === 'blocked')
    return (
      <div className="grid gap-3 rounded-md border-l-4 border-note bg-note-soft p-4">
        <p>You have blocked {endSentence(thread.other_party)} Neither of you can write to the other.</p>
        <BlockForm {...props} isBlocked />
      </div>
    )
  if (contact === 'unreachable')
    return (
      <p className="rounded-md border-l-4 border-note bg-note-soft p-4">
        This person can no longer be written to. If something is still open between you, call us on{' '}
        <a href={brand.phoneHref}>{brand.phone}</a>.
      </p>
    )
  return <ReplyForm {...props} />
}

/** On phones the height leaves room for the reply. `flex-col-reverse` scrolls to the end without a script. */
function MessageBox({ userId, openThread, isEarlierPage, now }: ConversationProps) {
  const { thread, messages, has_earlier: hasEarlier, read_by_other: lastReadByOtherId = 0 } = openThread
  const oldestMessage = messages[0]
  return (
    <div
      role="region"
      aria-label={`Messages with ${thread.other_party}`}
      tabIndex={0}
      className="flex max-h-[max(12rem,32dvh)] flex-col-reverse overflow-y-auto rounded-lg border border-line bg-sunken/60 px-3 pb-4 tablet:max-h-[50dvh] tablet:px-5 desktop:max-h-[62dvh] print:max-h-none print:overflow-visible"
    >
      <div>
        {hasEarlier && oldestMessage ? (
          <p className="pt-3 text-center">
            <InternalLink
              href={`${routes.accountThread(thread.id)}?before=${oldestMessage.id}`}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              Earlier messages
            </InternalLink>
          </p>
        ) : null}
        {isEarlierPage ? (
          <MessageList userId={userId} messages={messages} lastReadByOtherId={lastReadByOtherId} now={now} />
        ) : (
          <LiveMessages
            threadId={thread.id}
            userId={userId}
            otherParty={thread.other_party}
            messages={messages}
            lastReadByOtherId={lastReadByOtherId}
            now={now}
          />
        )}
        {isEarlierPage ? (
          <p className="pt-3 text-center">
            <InternalLink
              href={routes.accountThread(thread.id)}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              Newest messages
            </InternalLink>
          </p>
        ) : null}
      </div>
    </div>
  )
}

export function Conversation(props: ConversationProps) {
  const { userId, openThread, isEarlierPage, apiResourceUrl } = props
  const { thread, contact } = openThread
  return (
    <StepMessageArea>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_17rem] desktop:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5 desktop:row-span-2">
          <h2 className="sr-only">Messages</h2>
          <MessageBox {...props} />
          {isEarlierPage ? null : <ReplyArea {...props} />}
        </div>
        <div className="desktop:col-start-2">
          <ThreadListing thread={thread} apiResourceUrl={apiResourceUrl} />
        </div>
        <div className="desktop:col-start-2">
          <ConversationSafety
            userId={userId}
            threadId={thread.id}
            otherParty={thread.other_party}
            isBlocked={contact === 'blocked'}
          />
        </div>
      </div>
    </StepMessageArea>
  )
}
