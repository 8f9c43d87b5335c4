'use client'

import { startTransition, useEffect, useState } from 'react'
import { takeDraft } from '@/lib/browser/draft'

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
    const kept = draft ? takeDraft(draft) : null
    if (!kept) return
    for (const name of names) if (Object.hasOwn(kept, name)) setValue(name, kept[name] as never)
    startTransition(() => setRestored(true))
  }, [draft, names, setValue])
  return { isRestored, forgetRestored: () => setRestored(false) }
}
