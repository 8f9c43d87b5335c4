import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import type { UserData } from '@/lib/contract/account'
import type { ThreadInfo } from '@/lib/contract/threads'

function Prompt({
  title,
  text,
  href,
  action,
}: {
  title: string
  text: string
  href: string
  action: string
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border-l-4 border-note bg-note-soft p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{title}</p>
        <p className="text-sm">{text}</p>
      </div>
      <InternalLink href={href} className={buttonClass('secondary')}>
        {action}
      </InternalLink>
    </li>
  )
}

const formatUnread = (threads: readonly ThreadInfo[]): string => {
  // An upstream agency may send no count. Each thread in this list has at least one unread message.
  const count = threads.reduce((sum, { unread_count: unread = 1 }) => sum + unread, 0)
  return count === 1 ? 'You have a new message' : `You have ${count} new messages`
}

const formatSenders = (threads: readonly ThreadInfo[]): string => {
  const [newestThread, ...otherThreads] = threads
  if (!newestThread) return ''
  const source = `From ${newestThread.other_party} about ${newestThread.subject}`
  if (otherThreads.length === 0) return `${source}.`
  const conversations =
    otherThreads.length === 1 ? '1 more conversation' : `${otherThreads.length} more conversations`
  return `${source}, and in ${conversations}.`
}

/** Asks the user to read messages, complete the details (D-162) or, as a guest, set a password (SIGNUP-22). */
export function Prompts({ user, unread = [] }: { user: UserData; unread?: readonly ThreadInfo[] }) {
  const isIncomplete = user.seller_info_completed === 0
  if (!isIncomplete && !user.is_guest && unread.length === 0) return null
  return (
    <ul aria-label="To do for your account" className="grid gap-3">
      {unread.length > 0 ? (
        <Prompt
          title={formatUnread(unread)}
          text={formatSenders(unread)}
          href={routes.accountInbox}
          action="Open the inbox"
        />
      ) : null}
      {isIncomplete ? (
        <Prompt
          title="Complete your details"
          text="Check your name, mobile number and position, so that we can act for you when it matters."
          href={routes.accountProfile}
          action="Complete your details"
        />
      ) : null}
      {user.is_guest ? (
        <Prompt
          title="Set a permanent password"
          text="You are logged in as a guest, with a one-time password. With a password of your own you do not have to wait for an email."
          href={routes.accountPassword}
          action="Set a password"
        />
      ) : null}
    </ul>
  )
}
