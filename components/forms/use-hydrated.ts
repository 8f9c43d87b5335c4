'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until React has taken the page over. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false)
