'use client'

import { useRef, useState } from 'react'

/** Ignores calls while a task runs, and every call after a task that resolved to true. */
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
