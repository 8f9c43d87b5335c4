'use client'

import { useSyncExternalStore } from 'react'
import { isHomeSaved } from '@/lib/browser/saved-home-keys'
import { subscribeToSavedHomes } from '@/lib/browser/saved-homes'
import type { HomeRef } from '@/lib/domain/saved-home'

/**
 * Whether a home is saved, and what saves or removes it. The server and the first render show every home as not saved,
 * so that all visitors share the cached page.
 */
export const useSaved = ({ kind, id }: HomeRef) =>
  [
    useSyncExternalStore(
      subscribeToSavedHomes,
      () => isHomeSaved(`${kind}:${id}`),
      () => false,
    ),
    () => void import('./toggle-saved').then(({ toggleSaved }) => toggleSaved({ kind, id })),
  ] as const
