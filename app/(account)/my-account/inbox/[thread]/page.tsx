import { notFound } from 'next/navigation'
import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { Conversation } from '@/components/inbox/conversation'
import { describeOtherParty } from '@/components/inbox/thread-rows'
import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { getOwnThread } from '@/lib/queries/conversations'
import { parseId } from '@/lib/queries/listings'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { requireUser } from '@/lib/session/current-user'

interface Props {
  params: Promise<{ thread: string }>
  searchParams: Promise<{ before?: string | string[] }>
}

/** The metadata has the URL of the inbox, so that sharing the page names no conversation. */
export const metadata = createAccountPageMetadata('Conversation', routes.accountInbox)

/** A conversation, marked as read (B-14). `?before={id}` shows older messages. It is a 404 for other users. */
export default async function ThreadPage({ params, searchParams }: Props) {
  const { id } = await requireUser()
  const threadId = parseId((await params).thread)
  const { before } = await searchParams
  const beforeMessageId = typeof before === 'string' ? (parseId(before) ?? undefined) : undefined
  const openThread = threadId === null ? null : await getOwnThread(id, threadId, beforeMessageId)
  if (!openThread) notFound()
  const { thread } = openThread
  return (
    <AccountPageLayout
      userId={id}
      title={thread.other_party}
      intro={`${describeOtherParty(thread)} · ${thread.subject}`}
    >
      <p className="-my-4">
        <InternalLink
          href={routes.accountInbox}
          className="inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <Icon name="arrow-left" className="size-4" /> All conversations
        </InternalLink>
      </p>
      <Conversation
        // The key mounts each page of the conversation anew, with an empty form.
        key={`${thread.id}-${beforeMessageId ?? 'newest'}`}
        userId={id}
        openThread={openThread}
        isEarlierPage={beforeMessageId !== undefined}
        apiResourceUrl={getPublicSettings().apiResourceUrl}
        now={new Date()}
      />
    </AccountPageLayout>
  )
}
