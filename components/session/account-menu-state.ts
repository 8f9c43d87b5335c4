'use client'

import { useSyncExternalStore } from 'react'
import { createStore } from '@/lib/browser/create-store'

const unread = createStore(false)
const menuOpen = createStore(false)

/** Sets whether any thread has unread messages (D-139). */
export const setUnreadThreads = unread.set
export const useUnreadThreads = (): boolean => useSyncExternalStore(unread.subscribe, unread.get, () => false)

/** The account menu on a phone, which the header's button toggles (HEADER-09). */
export const toggleAccountMenu = () => menuOpen.set(!menuOpen.get())
export const closeAccountMenu = () => menuOpen.set(false)
export const useAccountMenuOpen = (): boolean =>
  useSyncExternalStore(menuOpen.subscribe, menuOpen.get, () => false)
