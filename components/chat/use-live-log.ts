'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { SOCKET_PATH } from '@/lib/config/socket-path'
import { appendLines } from './append-lines'

/* The specification states a fixed delay (RT-02), so the growing and random delays of socket.io are switched off. */
const RECONNECTION_ATTEMPTS = 5
const RECONNECTION_DELAY_MS = 2_000

/**
 * Returns the lines of the live log of a conversation (RT-01 … RT-03). The socket opens with the page, but lines are
 * ignored until the first message is sent (CHAT-13, D-150). Without a socket the chat still works.
 * @param url the URL of another server's socket; null for this site's own
 */
export function useLiveLog(url: string | null, conversation: string) {
  const [lines, setLines] = useState<readonly string[]>([])
  const isCollecting = useRef(false)

  useEffect(() => {
    let isUnmounted = false
    let disconnect: (() => void) | undefined
    const open = async () => {
      const { io } = await import('socket.io-client')
      if (isUnmounted) return
      const socket = io(url ?? window.location.origin, {
        path: SOCKET_PATH,
        transports: ['websocket', 'polling'],
        reconnectionAttempts: RECONNECTION_ATTEMPTS,
        reconnectionDelay: RECONNECTION_DELAY_MS,
        reconnectionDelayMax: RECONNECTION_DELAY_MS,
        randomizationFactor: 0,
        auth: { conversation },
      })
      socket.on('logUpdate', (line: unknown) => {
        if (isCollecting.current) setLines((log) => appendLines(log, [String(line)]))
      })
      disconnect = () => {
        socket.disconnect()
      }
    }
    // If the script does not load, the panel stays empty, as it does if the socket cannot be opened.
    open().catch(() => {})
    return () => {
      isUnmounted = true
      disconnect?.()
    }
  }, [url, conversation])

  const startCollecting = useCallback(() => {
    isCollecting.current = true
  }, [])
  return { lines, startCollecting }
}
