'use client'

import { useEffect, useReducer, useRef, useState } from 'react'
import { coalesce } from '@/lib/browser/coalesce'
import { mergeMessages, readMissedMessages, readThreadOf } from '@/lib/browser/thread-messages'
import type { ThreadMessage } from '@/lib/contract/threads'
import { subscribeToThreadEvents } from './thread-events'

/** A typing signal is shown for a little longer than the interval at which it is repeated. */
const TYPING_SHOWN_MS = 5_000

interface ThreadState {
  messages: readonly ThreadMessage[]
  /** The other party has read the thread up to this message. */
  readByOther: number
}

/** Adds messages and never removes any, so that a late reply cannot undo a newer one. */
const addToThread = (known: ThreadState, added: ThreadState): ThreadState => {
  const messages = mergeMessages(known.messages, added.messages)
  const readByOther = Math.max(known.readByOther, added.readByOther)
  return messages === known.messages && readByOther === known.readByOther ? known : { messages, readByOther }
}

interface LiveThread extends ThreadState {
  isOtherTyping: boolean
}

/**
 * Keeps an open thread current: new messages, read marks and typing come over the messages socket, and after a
 * drop what was missed is read again from the last message that was seen. Without a socket nothing changes until the
 * page is rendered again. Messages that arrive while the tab is visible are marked as read.
 */
export function useLiveThread(threadId: number, userId: number, rendered: ThreadState): LiveThread {
  const [thread, add] = useReducer(addToThread, rendered)
  const [isOtherTyping, setOtherTyping] = useState(false)
  const lastSeenId = useRef(0)
  useEffect(() => add(rendered), [rendered])
  useEffect(() => {
    lastSeenId.current = thread.messages.at(-1)?.id ?? 0
  }, [thread.messages])

  useEffect(() => {
    let isGone = false
    let hasUnread = false
    let typingTimer: ReturnType<typeof setTimeout> | undefined
    const stopTyping = () => {
      clearTimeout(typingTimer)
      setOtherTyping(false)
    }
    const readAgain = coalesce(async () => {
      hasUnread = false
      const missed = await readMissedMessages(readThreadOf(threadId, userId), lastSeenId.current, {
        isCancelled: () => isGone,
      })
      if (missed && !isGone) add(missed)
    })
    const readIfVisible = () => {
      if (document.visibilityState === 'visible' && hasUnread) void readAgain()
    }
    const unsubscribe = subscribeToThreadEvents((event) => {
      if (event.type === 'resync') {
        hasUnread = true
        readIfVisible()
      } else if (event.type === 'message' && event.message.thread_id === threadId) {
        add({ messages: [event.message], readByOther: 0 })
        if (event.message.sender_id === userId) return
        stopTyping()
        hasUnread = true
        readIfVisible()
      } else if (event.type === 'read' && event.threadId === threadId && event.userId !== userId) {
        add({ messages: [], readByOther: event.messageId })
      } else if (event.type === 'typing' && event.threadId === threadId) {
        clearTimeout(typingTimer)
        setOtherTyping(true)
        typingTimer = setTimeout(stopTyping, TYPING_SHOWN_MS)
      }
    })
    document.addEventListener('visibilitychange', readIfVisible)
    return () => {
      isGone = true
      clearTimeout(typingTimer)
      unsubscribe()
      document.removeEventListener('visibilitychange', readIfVisible)
    }
  }, [threadId, userId])

  return { ...thread, isOtherTyping }
}
