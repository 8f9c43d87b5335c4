'use client'

import { useSyncExternalStore } from 'react'
import { createStore } from '@/lib/browser/create-store'

const hasUnreadThreads = createStore(false)
const isMenuOpen = createStore(false)

export const setHasUnreadThreads = hasUnreadThreads.set
export const useHasUnreadThreads = (): boolean =>
  useSyncExternalStore(hasUnreadThreads.subscribe, hasUnreadThreads.get, () => false)

/** Opens or closes the account menu of phones (HEADER-09). */
export const toggleAccountMenu = () => isMenuOpen.set(!isMenuOpen.get())
export const closeAccountMenu = () => isMenuOpen.set(false)
export const useIsAccountMenuOpen = (): boolean =>
  useSyncExternalStore(isMenuOpen.subscribe, isMenuOpen.get, () => false)
