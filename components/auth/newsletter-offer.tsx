'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { readStored, storageKeys } from '@/lib/browser/storage'

/** Only a stored user with this id is offered the newsletter, and no user has the id (NEWSL-01, D-32). */
const SPECIFIED_USER_ID = -1

function isOffered(): boolean {
  if (readStored(storageKeys.token)) return false
  try {
    const user = JSON.parse(readStored(storageKeys.user) ?? 'null') as { id?: unknown } | null
    return Number(user?.id) === SPECIFIED_USER_ID
  } catch {
    return false
  }
}

const subscribe = (onChange: () => void) => {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

export function NewsletterOffer() {
  const hasOffer = useSyncExternalStore(subscribe, isOffered, () => false)
  const [Strip, setStrip] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!hasOffer) return
    // The component is wrapped in a function, because React calls a function that is passed as the new state.
    import('./newsletter-strip').then(
      ({ NewsletterStrip }) => setStrip(() => NewsletterStrip),
      (cause: unknown) => console.error('The newsletter form did not load:', cause),
    )
  }, [hasOffer])
  return hasOffer && Strip ? <Strip /> : null
}
