'use client'

import { useEffect, useState } from 'react'

/**
 * Puts typed values back that were kept over a login.
 * @param draft name under which the form keeps them, if it does
 * @param setValue the same at every render
 */
export function useDraft<Name extends string>(
  draft: string | undefined,
  names: readonly Name[],
  setValue: (name: Name, value: never) => void,
) {
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    if (!draft) return
    // Loaded where there is a draft to look for: public forms have none.
    void import('@/lib/browser/draft').then(({ takeDraft }) => {
      const kept = takeDraft(draft)
      if (!kept) return
      for (const name of names) if (Object.hasOwn(kept, name)) setValue(name, kept[name] as never)
      setRestored(true)
    })
  }, [draft, names, setValue])
  return { isRestored, forgetRestored: () => setRestored(false) }
}
