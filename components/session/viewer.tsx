'use client'

import { useSyncExternalStore } from 'react'
import { LOGIN_STATUS_CHANGE, parseStoredUser } from '@/lib/browser/session'
import { readStored, stored } from '@/lib/browser/storage'

/** Who looks at the page, as local storage knows it (D-18). A visitor has id 0 (D-33). */
export interface Viewer {
  id: number
  token: string | null
  firstName: string | null
  loggedIn: boolean
}

const visitor: Viewer = { id: 0, token: null, firstName: null, loggedIn: false }

let source = ''
let current: Viewer = visitor

/** Reads the viewer; the same object as long as storage says the same. */
function snapshot(): Viewer {
  const token = readStored(stored.token) || null
  const user = readStored(stored.user)
  const now = JSON.stringify([token, user])
  if (now !== source) {
    source = now
    current = token ? { ...parseStoredUser(user), token, loggedIn: true } : visitor
  }
  return current
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
 * The viewer, kept up to date across tabs. The server and the first paint know a visitor alone, so
 * what depends on it must not move the page when it changes.
 */
export const useViewer = (): Viewer => useSyncExternalStore(subscribe, snapshot, () => visitor)
