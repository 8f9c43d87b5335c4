'use client'

import { useRef, useState } from 'react'

/** Runs one task at a time, and ignores calls during a task, and all calls after a task that resolves to true. */
export function useOneAtATime() {
  const [isBusy, setBusy] = useState(false)
  // This is a ref, because state changes only with the next render, and a second press may come before it.
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
