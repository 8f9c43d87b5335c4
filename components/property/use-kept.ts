'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { showToast } from '@/components/notifications/toast-store'
import { isHomeKept, readKeptText, type KeptList } from '@/lib/browser/kept-home-keys'
import { subscribeToKeptHomes } from '@/lib/browser/watch-kept-homes'
import type { HomeRef } from '@/lib/domain/saved-home'

/** Returns '' on the server and in the first render, so that all visitors share the cached page. */
export const useKeptText = (list: KeptList): string =>
  useSyncExternalStore(
    useCallback((onChange: () => void) => subscribeToKeptHomes(list, onChange), [list]),
    () => readKeptText(list),
    () => '',
  )

const NOT_SAVED = 'This could not be saved. Load the page again.'

/** On the server and in the first render, no home is in a list, as in `useKeptText`. */
export function useKept(list: KeptList, { kind, id }: HomeRef) {
  const isKept = useSyncExternalStore(
    useCallback((onChange: () => void) => subscribeToKeptHomes(list, onChange), [list]),
    () => isHomeKept(list, `${kind}:${id}`),
    () => false,
  )
  const toggle = () =>
    void import('./toggle-kept')
      .then(({ toggleKept }) => toggleKept(list, { kind, id }))
      .catch(() => showToast({ type: 'error', text: NOT_SAVED }))
  return [isKept, toggle] as const
}
