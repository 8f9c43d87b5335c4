'use client'

import { useCallback, useEffect, useRef } from 'react'

/** `leaveEntry` resolves after this time even if the browser has not gone back. */
const MAX_WAIT_MS = 500

/** Reads the mark that `pushEntry` stores in the state of a history entry. */
const readMark = (state: unknown): unknown => (state as { dialog?: unknown } | null)?.dialog

/** Gives an open dialog a history entry with the same URL, so that Back calls `close` and does not leave the page. */
export function useCloseOnBack(close: () => void): {
  /** Must be called when the dialog opens. */
  pushEntry: () => void
  /** Must be called when the dialog has closed; resolves once the history is back at the entry of the page. */
  leaveEntry: () => Promise<void>
} {
  /** The mark of the dialog's history entry; null while there is none. */
  const mark = useRef<string | null>(null)
  const pendingLeave = useRef<{ promise: Promise<void>; finish: () => void } | null>(null)
  const latestClose = useRef(close)
  useEffect(() => {
    latestClose.current = close
  })

  useEffect(() => {
    const handlePopState = (event: PopStateEvent) => {
      const isAtDialogEntry = readMark(event.state) === mark.current
      if (mark.current === null || isAtDialogEntry) return
      // The router and the result list would take this event for a navigation to another page.
      event.stopImmediatePropagation()
      mark.current = null
      if (pendingLeave.current) pendingLeave.current.finish()
      else latestClose.current()
    }
    window.addEventListener('popstate', handlePopState, { capture: true })
    return () => window.removeEventListener('popstate', handlePopState, { capture: true })
  }, [])

  const pushEntry = useCallback(() => {
    if (mark.current !== null) return
    // The absolute time is unique among all history entries, even those of an earlier load of the page.
    mark.current = `${performance.timeOrigin + performance.now()}`
    // The router's fields stay in the state, so that the router recognises the entry as its own.
    window.history.pushState({ ...(window.history.state as object | null), dialog: mark.current }, '')
  }, [])

  const leaveEntry = useCallback((): Promise<void> => {
    if (pendingLeave.current) return pendingLeave.current.promise
    const isAtDialogEntry = readMark(window.history.state) === mark.current
    if (mark.current === null || !isAtDialogEntry) {
      mark.current = null
      return Promise.resolve()
    }
    let finish = () => {}
    const promise = new Promise<void>((resolve) => {
      const timer = setTimeout(() => finish(), MAX_WAIT_MS)
      finish = () => {
        clearTimeout(timer)
        pendingLeave.current = null
        resolve()
      }
    })
    pendingLeave.current = { promise, finish }
    window.history.back()
    return promise
  }, [])

  return { pushEntry, leaveEntry }
}
