'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { isHomeKept, readKeptText, type KeptList } from '@/lib/browser/kept-home-keys'
import { subscribeToKeptHomes } from '@/lib/browser/kept-homes'
import type { HomeRef } from '@/lib/domain/saved-home'

/**
 * The stored text of a list, which `namesHome` reads; '' on the server and in the first render, so that all visitors
 * share the cached page.
 */
export const useKeptText = (list: KeptList): string =>
  useSyncExternalStore(
    useCallback((onChange: () => void) => subscribeToKeptHomes(list, onChange), [list]),
    () => readKeptText(list),
    () => '',
  )

/** Whether a home is in a list, and what adds or removes it. In the first render no home is in any list. */
export const useKept = (list: KeptList, { kind, id }: HomeRef) =>
  [
    useSyncExternalStore(
      useCallback((onChange: () => void) => subscribeToKeptHomes(list, onChange), [list]),
      () => isHomeKept(list, `${kind}:${id}`),
      () => false,
    ),
    () => void import('./toggle-kept').then(({ toggleKept }) => toggleKept(list, { kind, id })),
  ] as const
