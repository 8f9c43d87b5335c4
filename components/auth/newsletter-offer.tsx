'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { readStored, storageKeys } from '@/lib/browser/storage'

/** The stored user id that is offered the newsletter here (0 §2). */
const OFFERED = -1

function isOffered(): boolean {
  if (readStored(storageKeys.token)) return false
  try {
    return (
      Number((JSON.parse(readStored(storageKeys.user) ?? 'null') as { id?: unknown } | null)?.id) === OFFERED
    )
  } catch {
    return false
  }
}

const onStorage = (changed: () => void) => {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** The newsletter's strip for the stored user id -1 without a token, and for nobody else (NEWSL-01, D-32); its script comes for them alone. */
export function NewsletterForSome() {
  const offered = useSyncExternalStore(onStorage, isOffered, () => false)
  const [Strip, setStrip] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!offered) return
    import('./newsletter-strip').then(
      (chunk) => setStrip(() => chunk.NewsletterStrip),
      (cause: unknown) => console.error('The newsletter form did not load:', cause),
    )
  }, [offered])
  return offered && Strip ? <Strip /> : null
}
