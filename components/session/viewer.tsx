'use client'

import { useSyncExternalStore } from 'react'
import { LOGIN_STATUS_CHANGE, parseStoredUser } from '@/lib/browser/session'
import { readStored, storageKeys } from '@/lib/browser/storage'

/** The person who views the page, according to local storage (D-18). A visitor has the id 0 (D-33). */
export interface Viewer {
  id: number
  token: string | null
  firstName: string | null
  isLoggedIn: boolean
}

const VISITOR: Viewer = { id: 0, token: null, firstName: null, isLoggedIn: false }

let cachedKey = ''
let cachedViewer: Viewer = VISITOR

/** Caches the viewer, because useSyncExternalStore needs the same object while storage is unchanged. */
function readViewer(): Viewer {
  const token = readStored(storageKeys.token) || null
  const user = readStored(storageKeys.user)
  const key = JSON.stringify([token, user])
  if (key !== cachedKey) {
    cachedKey = key
    cachedViewer = token ? { ...parseStoredUser(user), token, isLoggedIn: true } : VISITOR
  }
  return cachedViewer
}

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange)
  window.addEventListener(LOGIN_STATUS_CHANGE, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(LOGIN_STATUS_CHANGE, onChange)
  }
}

/** Returns the viewer; a visitor in the first render, so content for users must not move the layout when it appears. */
export const useViewer = (): Viewer => useSyncExternalStore(subscribe, readViewer, () => VISITOR)
