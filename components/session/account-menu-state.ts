'use client'

import { useSyncExternalStore } from 'react'
import { createStore } from '@/lib/browser/create-store'

const unread = createStore(false)
const menuOpen = createStore(false)

/** Says whether any thread has unread messages (D-139); the realtime client calls it. */
export const setUnreadThreads = unread.set
export const useUnreadThreads = (): boolean => useSyncExternalStore(unread.subscribe, unread.get, () => false)

/** The account's own menu on a phone: the header's button toggles it, the account area shows it (HEADER-09). */
export const toggleAccountMenu = () => menuOpen.set(!menuOpen.get())
export const closeAccountMenu = () => menuOpen.set(false)
export const useAccountMenuOpen = (): boolean =>
  useSyncExternalStore(menuOpen.subscribe, menuOpen.get, () => false)
