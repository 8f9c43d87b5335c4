'use client'

import { useSyncExternalStore } from 'react'
import { LOGIN_STATUS_CHANGE, parseStoredUser } from '@/lib/browser/session'
import { readStored, storageKeys } from '@/lib/browser/storage'

/** The person who views the page, as local storage knows them (D-18). A visitor has id 0 (D-33). */
export interface Viewer {
  id: number
  token: string | null
  firstName: string | null
  isLoggedIn: boolean
}

const visitor: Viewer = { id: 0, token: null, firstName: null, isLoggedIn: false }

let cachedKey = ''
let cachedViewer: Viewer = visitor

/** Reads the viewer. useSyncExternalStore needs the same object while storage is unchanged. */
function readViewer(): Viewer {
  const token = readStored(storageKeys.token) || null
  const user = readStored(storageKeys.user)
  const key = JSON.stringify([token, user])
  if (key !== cachedKey) {
    cachedKey = key
    cachedViewer = token ? { ...parseStoredUser(user), token, isLoggedIn: true } : visitor
  }
  return cachedViewer
}

function subscribe(changed: () => void) {
  window.addEventListener('storage', changed)
  window.addEventListener(LOGIN_STATUS_CHANGE, changed)
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener(LOGIN_STATUS_CHANGE, changed)
  }
}

/**
 * The viewer, kept up to date across tabs. The server and the first paint always see a visitor, so
 * whatever depends on the viewer must not shift the layout.
 */
export const useViewer = (): Viewer => useSyncExternalStore(subscribe, readViewer, () => visitor)
