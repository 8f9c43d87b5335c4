'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { SOCKET_PATH } from '@/lib/config/socket-path'
import { appendLines } from './append-lines'

const RECONNECTION_ATTEMPTS = 5
const RECONNECTION_DELAY_MS = 2_000

/**
 * The lines of the live log of a conversation (RT-01 … RT-03). The socket opens with the page, and lines are
 * dropped until the first message is sent (CHAT-13, D-150). Without a socket the chat works all the same.
 * @param url the URL of another server's socket; null for this site's own
 */
export function useLiveLog(url: string | null, conversation: string) {
  const [lines, setLines] = useState<readonly string[]>([])
  const isCollecting = useRef(false)

  useEffect(() => {
    let isGone = false
    let disconnect: (() => void) | undefined
    const open = async () => {
      const { io } = await import('socket.io-client')
      if (isGone) return
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
    // A script that cannot be loaded leaves the panel empty, as a socket that cannot be opened does.
    open().catch(() => {})
    return () => {
      isGone = true
      disconnect?.()
    }
  }, [url, conversation])

  const startCollecting = useCallback(() => {
    isCollecting.current = true
  }, [])
  return { lines, startCollecting }
}
