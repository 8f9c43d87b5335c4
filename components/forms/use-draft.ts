'use client'

import { useEffect, useState } from 'react'

/** Restores values that were typed before a login, and kept under the name of the draft. */
export function useDraft<Name extends string>(
  draft: string | undefined,
  names: readonly Name[],
  setValue: (name: Name, value: never) => void,
) {
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    if (!draft) return
    // A chunk of its own, because public forms have no draft.
    void import('@/lib/browser/draft').then(({ takeDraft }) => {
      const values = takeDraft(draft)
      if (!values) return
      for (const name of names) {
        if (Object.hasOwn(values, name)) setValue(name, values[name] as never)
      }
      setRestored(true)
    })
  }, [draft, names, setValue])
  return { isRestored, forgetRestored: () => setRestored(false) }
}
