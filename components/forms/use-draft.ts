'use client'

import { useEffect, useState } from 'react'

/**
 * Restores the values that were typed before a login. The first of `storageKeys` that has a draft is used. `setValue`
 * takes a value of type `never`, so that the setter of any form can be passed.
 */
export function useDraft<Name extends string>(
  storageKeys: readonly string[],
  names: readonly Name[],
  setValue: (name: Name, value: never) => void,
) {
  const [isRestored, setRestored] = useState(false)
  // The keys are joined into a string, because a new array at each render would run the effect again.
  const joinedKeys = storageKeys.join('\n')
  useEffect(() => {
    if (!joinedKeys) return
    // The module is loaded on demand, because public forms have no draft.
    void import('@/lib/browser/draft').then(({ takeDraft }) => {
      const drafts = joinedKeys.split('\n').map((key) => takeDraft(key))
      const values = drafts.find((draft) => draft !== null)
      if (!values) return
      for (const name of names) {
        if (Object.hasOwn(values, name)) setValue(name, values[name] as never)
      }
      setRestored(true)
    })
  }, [joinedKeys, names, setValue])
  return { isRestored, forgetRestored: () => setRestored(false) }
}
