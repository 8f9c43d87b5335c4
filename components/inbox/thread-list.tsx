import { classNames } from '@/components/ui/class-names'
import { InternalLink } from '@/components/ui/internal-link'
import imageLoader from '@/lib/config/image-loader'
import { routes } from '@/lib/config/routes'
import type { ThreadInfo } from '@/lib/contract/threads'
import { formatWhen } from './message-times'
import { describeOtherParty, describeUnread, describeWaiting, getThreadImageUrl } from './thread-rows'

/** More than twice the displayed width, for dense screens. */
const THUMBNAIL_WIDTH_PX = 320

interface ThreadRowProps {
  thread: ThreadInfo
  apiResourceUrl: string
  now: Date
}

function ThreadRow({ thread, apiResourceUrl, now }: ThreadRowProps) {
  const unreadText = describeUnread(thread)
  const waitingText = describeWaiting(thread, now)
  const isLastFromUser = thread.last_from === 'you'
  return (
    <li className="group relative flex items-start gap-4 p-4 hover:bg-accent-soft/50 tablet:p-5">
      {/* A plain image, because a thumbnail of a fixed size needs none of the scripts of next/image. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        src={imageLoader({ src: getThreadImageUrl(thread, apiResourceUrl), width: THUMBNAIL_WIDTH_PX })}
        alt=""
        width={120}
        height={80}
        loading="lazy"
        className="aspect-3/2 w-20 shrink-0 rounded-md bg-sunken object-cover tablet:w-30"
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2
            className={classNames(
              'font-sans text-base wrap-anywhere',
              unreadText ? 'font-bold' : 'font-semibold',
            )}
          >
            {/* Not prefetched, because the page of a thread marks it as read. */}
            <InternalLink
              href={routes.accountThread(thread.id)}
              prefetch={false}
              className="text-ink no-underline after:absolute after:inset-0 group-hover:underline"
            >
              {thread.other_party}
            </InternalLink>
          </h2>
          <time dateTime={thread.updated_at} className="tabular text-sm text-muted">
            {formatWhen(thread.updated_at, now)}
          </time>
        </div>
        <p className="text-sm text-muted wrap-anywhere">
          {describeOtherParty(thread)} · {thread.subject}
        </p>
        <p className={classNames('line-clamp-2 wrap-anywhere', unreadText ? 'font-semibold' : null)}>
          {isLastFromUser ? <span className="text-muted">You: </span> : null}
          {thread.last_message}
        </p>
        {unreadText || waitingText ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {unreadText ? (
              <span className="rounded-sm bg-accent px-2 font-semibold text-on-accent">{unreadText}</span>
            ) : null}
            {waitingText ? <span className="min-w-0 wrap-anywhere">{waitingText}</span> : null}
          </p>
        ) : null}
      </div>
    </li>
  )
}

interface ThreadListProps {
  threads: readonly ThreadInfo[]
  apiResourceUrl: string
  now: Date
}

/** The user's threads, the newest first. */
export function ThreadList({ threads, apiResourceUrl, now }: ThreadListProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      {threads.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} apiResourceUrl={apiResourceUrl} now={now} />
      ))}
    </ul>
  )
}
