'use client'

import { useEffect, useState } from 'react'

/** Restores values that were typed before a login, and kept under one of the names. */
export function useDraft<Name extends string>(
  drafts: readonly string[],
  names: readonly Name[],
  setValue: (name: Name, value: never) => void,
) {
  const [isRestored, setRestored] = useState(false)
  const keys = drafts.join('\n')
  useEffect(() => {
    if (!keys) return
    // Loaded on demand, because public forms have no draft.
    void import('@/lib/browser/draft').then(({ takeDraft }) => {
      const kept = keys.split('\n').map((key) => takeDraft(key))
      const values = kept.find((draft) => draft !== null)
      if (!values) return
      for (const name of names) {
        if (Object.hasOwn(values, name)) setValue(name, values[name] as never)
      }
      setRestored(true)
    })
  }, [keys, names, setValue])
  return { isRestored, forgetRestored: () => setRestored(false) }
}
