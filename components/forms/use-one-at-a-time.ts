'use client'

import { useRef, useState } from 'react'

/**
 * Returns a function that runs one task at a time and ignores calls meanwhile. A task that resolves to true is the
 * last: every later call is ignored too.
 */
export function useOneAtATime() {
  const [isBusy, setBusy] = useState(false)
  // A ref, because state changes only with the next render, after a possible second press.
  const isUnderway = useRef(false)
  const run = async (task: () => Promise<boolean>): Promise<void> => {
    if (isUnderway.current) return
    isUnderway.current = true
    setBusy(true)
    let isLast = false
    try {
      isLast = await task()
    } finally {
      if (!isLast) {
        isUnderway.current = false
        setBusy(false)
      }
    }
  }
  return { isBusy, run }
}
