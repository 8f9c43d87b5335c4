'use client'

import { useRef, useState } from 'react'

/**
 * Runs one piece of work at a time; further calls are ignored meanwhile.
 * @returns the runner, whose work resolves to whether everything after it is to be ignored too
 */
export function useOneAtATime() {
  const [isBusy, setBusy] = useState(false)
  // State is set a render after the first press, and a second one must not get in before.
  const isUnderway = useRef(false)
  const run = async (work: () => Promise<boolean>): Promise<void> => {
    if (isUnderway.current) return
    isUnderway.current = true
    setBusy(true)
    let isClosed = false
    try {
      isClosed = await work()
    } finally {
      if (!isClosed) {
        isUnderway.current = false
        setBusy(false)
      }
    }
  }
  return { isBusy, run }
}
