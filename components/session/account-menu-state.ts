'use client'

import { useSyncExternalStore } from 'react'
import { createStore } from '@/lib/browser/create-store'

const unreadThreads = createStore(false)
const isMenuOpen = createStore(false)

export const setHasUnreadThreads = unreadThreads.set
export const useHasUnreadThreads = (): boolean =>
  useSyncExternalStore(unreadThreads.subscribe, unreadThreads.get, () => false)

/** Opens or closes the account menu of phones (HEADER-09). */
export const toggleAccountMenu = () => isMenuOpen.set(!isMenuOpen.get())
export const closeAccountMenu = () => isMenuOpen.set(false)
export const useIsAccountMenuOpen = (): boolean =>
  useSyncExternalStore(isMenuOpen.subscribe, isMenuOpen.get, () => false)
