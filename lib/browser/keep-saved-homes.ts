import { homeKey, MAX_SAVED_HOMES, parseHomeKey, type HomeRef } from '../domain/saved-home'
import { savedHomeMessages } from '../contract/saved-home-messages'
import { callApi } from './call-api'
import { coalesce } from './coalesce'
import { ACCOUNT_SAVED_HOMES_KEY, isHomeSaved, SAVED_HOMES_CHANGE, SAVED_HOMES_KEY } from './saved-home-keys'
import { checkSession, readStoredUser } from './session'
import { readStored, removeStored, storageKeys, writeStored } from './storage'
import { whenPageIdle } from './when-idle'

/** What a browser keeps of a saved home. */
interface Entry {
  /** ISO time. */
  savedAt: string
  note: string
}
export interface BrowserSavedHome extends HomeRef, Entry {}

function readEntries(key: string): Record<string, Partial<Entry>> {
  try {
    const parsed: unknown = JSON.parse(readStored(key) ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, Partial<Entry>>) : {}
  } catch {
    return {}
  }
}

function writeEntries(key: string, entries: object): boolean {
  const isWritten =
    Object.keys(entries).length === 0 ? (removeStored(key), true) : writeStored(key, JSON.stringify(entries))
  window.dispatchEvent(new Event(SAVED_HOMES_CHANGE))
  return isWritten
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** The homes that this browser keeps, the newest first. Anything else in the storage is left out. */
export function readBrowserHomes(): BrowserSavedHome[] {
  return Object.entries(readEntries(SAVED_HOMES_KEY))
    .flatMap(([key, entry]) => {
      const home = parseHomeKey(key)
      if (!home || !entry) return []
      const savedAt = isTime(entry.savedAt) ? entry.savedAt : new Date(0).toISOString()
      return [{ ...home, savedAt, note: typeof entry.note === 'string' ? entry.note : '' }]
    })
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt))
    .slice(0, MAX_SAVED_HOMES)
}

/** @returns false where the browser's storage is blocked or full */
export const noteBrowserHome = (home: HomeRef, note: string): boolean => {
  const entries = readEntries(SAVED_HOMES_KEY)
  const entry = entries[homeKey(home)]
  return entry ? writeEntries(SAVED_HOMES_KEY, { ...entries, [homeKey(home)]: { ...entry, note } }) : true
}

export function removeBrowserHome(home: HomeRef): void {
  const entries = readEntries(SAVED_HOMES_KEY)
  if (!Object.hasOwn(entries, homeKey(home))) return
  delete entries[homeKey(home)]
  writeEntries(SAVED_HOMES_KEY, entries)
}

const BLOCKED =
  'Your browser keeps nothing for this website, so the home could not be saved. Log in to save it.'

/** What a press of a heart led to. */
export type Toggled =
  { state: 'removed' } | { state: 'saved'; by: 'browser' | 'account' } | { state: 'refused'; message: string }

function addToBrowser(home: HomeRef): Toggled {
  const entries = readEntries(SAVED_HOMES_KEY)
  if (Object.keys(entries).length >= MAX_SAVED_HOMES)
    return { state: 'refused', message: savedHomeMessages.tooMany }
  const entry: Entry = { savedAt: new Date().toISOString(), note: '' }
  if (!writeEntries(SAVED_HOMES_KEY, { ...entries, [homeKey(home)]: entry }))
    return { state: 'refused', message: BLOCKED }
  // Nobody waits for the owner's statistics.
  callApi('countSave', home).catch(() => undefined)
  return { state: 'saved', by: 'browser' }
}

const setCopy = (home: HomeRef, isSaved: boolean): void => {
  const entries: Record<string, unknown> = readEntries(ACCOUNT_SAVED_HOMES_KEY)
  if (isSaved) entries[homeKey(home)] = 1
  else delete entries[homeKey(home)]
  writeEntries(ACCOUNT_SAVED_HOMES_KEY, entries)
}

const NO_ANSWER = 'We got no answer, so nothing has changed. Please try again in a moment.'

/** Changes the account's list; null where its session has ended. The heart changes at once, and back after a failure. */
async function toggleInAccount(home: HomeRef, isSaved: boolean): Promise<Toggled | null> {
  setCopy(home, !isSaved)
  let isExpired = false
  const onExpiredSession = async (): Promise<never> => {
    isExpired = true
    throw new Error('The session has ended')
  }
  const input = { user_id: readStoredUser().id, ...home }
  const reply = await callApi(isSaved ? 'removeSavedHome' : 'addSavedHome', input, {
    onExpiredSession,
  }).catch(() => ({ ok: false as const, message: NO_ANSWER }))
  if (reply.ok) return isSaved ? { state: 'removed' } : { state: 'saved', by: 'account' }
  setCopy(home, isSaved)
  if (!isExpired) return { state: 'refused', message: reply.message }
  await checkSession()
  return null
}

/** Saves a home, or removes it: in the account of a user, in the browser of a visitor. */
export async function toggleSavedHome(home: HomeRef): Promise<Toggled> {
  const isSaved = isHomeSaved(homeKey(home))
  if (isSaved) removeBrowserHome(home)
  const toggled = readStored(storageKeys.token) ? await toggleInAccount(home, isSaved) : null
  if (toggled) return toggled
  return isSaved ? { state: 'removed' } : addToBrowser(home)
}

/** Moves the homes of the browser to the account, and updates the copy of the account's list. */
export const mergeSavedHomes = coalesce(async () => {
  const userId = readStoredUser().id
  if (!readStored(storageKeys.token) || !userId) return
  const sent = readStored(SAVED_HOMES_KEY)
  const homes = readBrowserHomes().map(({ savedAt, ...home }) => ({ ...home, saved_at: savedAt }))
  const reply = await callApi('mergeSavedHomes', { user_id: userId, homes }).catch(() => undefined)
  // The user may have logged out, or pressed a heart, meanwhile.
  if (!reply?.ok || readStoredUser().id !== userId) return
  if (readStored(SAVED_HOMES_KEY) === sent) removeStored(SAVED_HOMES_KEY)
  writeEntries(ACCOUNT_SAVED_HOMES_KEY, Object.fromEntries(reply.data.map((home) => [homeKey(home), 1])))
})

export const mergeWhenIdle = (): void => void whenPageIdle(() => void mergeSavedHomes())
