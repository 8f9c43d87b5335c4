'use client'

import { useEffect, useReducer, useRef, useState } from 'react'
import { coalesce } from '@/lib/browser/coalesce'
import { mergeMessages, readMissedMessages, createThreadReader } from '@/lib/browser/thread-messages'
import type { ThreadMessage } from '@/lib/contract/threads'
import { subscribeToThreadEvents } from './thread-events'

/** A little longer than the interval of typing signals (TYPING_INTERVAL_MS in thread-events). */
const TYPING_SHOWN_MS = 5_000

interface ThreadState {
  messages: readonly ThreadMessage[]
  /** Id of the last message that the other party has read. */
  lastReadByOtherId: number
}

/** Adds messages and removes none, so that a late reply does not undo a newer one. Keeps the higher read mark. */
const addToThread = (current: ThreadState, added: ThreadState): ThreadState => {
  const messages = mergeMessages(current.messages, added.messages)
  const lastReadByOtherId = Math.max(current.lastReadByOtherId, added.lastReadByOtherId)
  const isUnchanged = messages === current.messages && lastReadByOtherId === current.lastReadByOtherId
  return isUnchanged ? current : { messages, lastReadByOtherId }
}

interface LiveThread extends ThreadState {
  isOtherTyping: boolean
}

/**
 * Keeps an open thread up to date. New messages, read marks and typing signals come over the messages socket. After a
 * lost connection, loads the messages that were missed. Without a socket, the thread changes only when the page is
 * rendered again. Messages that arrive while the tab is visible are marked as read.
 */
export function useLiveThread(threadId: number, userId: number, renderedThread: ThreadState): LiveThread {
  const [thread, add] = useReducer(addToThread, renderedThread)
  const [isOtherTyping, setOtherTyping] = useState(false)
  const lastSeenId = useRef(0)
  useEffect(() => add(renderedThread), [renderedThread])
  useEffect(() => {
    lastSeenId.current = thread.messages.at(-1)?.id ?? 0
  }, [thread.messages])

  useEffect(() => {
    let isUnmounted = false
    let hasUnread = false
    let typingTimer: ReturnType<typeof setTimeout> | undefined
    const stopTyping = () => {
      clearTimeout(typingTimer)
      setOtherTyping(false)
    }
    // Loading the thread also marks its messages as read on the server.
    const loadMissed = coalesce(async () => {
      hasUnread = false
      const readPage = createThreadReader(threadId, userId)
      const isCancelled = () => isUnmounted
      const missedMessages = await readMissedMessages(readPage, lastSeenId.current, { isCancelled })
      if (missedMessages && !isUnmounted) add(missedMessages)
    })
    const loadIfVisible = () => {
      if (document.visibilityState === 'visible' && hasUnread) void loadMissed()
    }
    const unsubscribe = subscribeToThreadEvents((event) => {
      if (event.type === 'resync') {
        hasUnread = true
        loadIfVisible()
      } else if (event.type === 'message' && event.message.thread_id === threadId) {
        // 0 leaves the read mark as it is, because the higher mark is kept.
        add({ messages: [event.message], lastReadByOtherId: 0 })
        if (event.message.sender_id === userId) return
        stopTyping()
        hasUnread = true
        loadIfVisible()
      } else if (event.type === 'read' && event.threadId === threadId && event.userId !== userId) {
        add({ messages: [], lastReadByOtherId: event.messageId })
      } else if (event.type === 'typing' && event.threadId === threadId) {
        clearTimeout(typingTimer)
        setOtherTyping(true)
        typingTimer = setTimeout(stopTyping, TYPING_SHOWN_MS)
      }
    })
    document.addEventListener('visibilitychange', loadIfVisible)
    return () => {
      isUnmounted = true
      clearTimeout(typingTimer)
      unsubscribe()
      document.removeEventListener('visibilitychange', loadIfVisible)
    }
  }, [threadId, userId])

  return { ...thread, isOtherTyping }
}
