'use client'

import { useMemo } from 'react'
import { useLiveThread } from '@/components/session/use-live-thread'
import type { ThreadMessage } from '@/lib/contract/threads'
import { MessageList } from './message-list'

interface LiveMessagesProps {
  threadId: number
  userId: number
  otherParty: string
  messages: readonly ThreadMessage[]
  lastReadByOtherId: number
  now: Date
}

/** Shows the newest messages of a thread, and keeps them up to date by the messages socket. */
export function LiveMessages({ threadId, userId, otherParty, ...props }: LiveMessagesProps) {
  const { messages, lastReadByOtherId, now } = props
  const renderedThread = useMemo(() => ({ messages, lastReadByOtherId }), [messages, lastReadByOtherId])
  const thread = useLiveThread(threadId, userId, renderedThread)
  return (
    <>
      {/* Screen readers announce what is added to a log. */}
      <div role="log">
        <MessageList
          userId={userId}
          messages={thread.messages}
          lastReadByOtherId={thread.lastReadByOtherId}
          now={now}
        />
      </div>
      <p role="status" className="text-sm text-muted not-empty:pt-3">
        {thread.isOtherTyping ? `${otherParty} is writing …` : null}
      </p>
    </>
  )
}
