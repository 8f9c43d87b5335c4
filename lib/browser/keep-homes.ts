import { homeKey, MAX_SAVED_HOMES, parseHomeKey, type HomeRef } from '../domain/saved-home'
import type { Reply } from '../contract/call'
import { savedHomeMessages } from '../contract/saved-home-messages'
import { callApi } from './call-api'
import { coalesce } from './coalesce'
import { hiddenHomes, isHomeKept, savedHomes, type KeptList } from './kept-home-keys'
import { checkSession, readStoredUser } from './session'
import { readStored, removeStored, storageKeys, writeStored } from './storage'
import { whenPageIdle } from './when-idle'

/** What a browser keeps of a home. */
interface Entry {
  /** ISO time. */
  savedAt: string
  note: string
}
export interface BrowserHome extends HomeRef, Entry {}

function readEntries(key: string): Record<string, Partial<Entry>> {
  try {
    const parsed: unknown = JSON.parse(readStored(key) ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, Partial<Entry>>) : {}
  } catch {
    return {}
  }
}

function writeEntries(list: KeptList, key: string, entries: object): boolean {
  const isWritten =
    Object.keys(entries).length === 0 ? (removeStored(key), true) : writeStored(key, JSON.stringify(entries))
  window.dispatchEvent(new Event(list.change))
  return isWritten
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** The homes of a list that this browser keeps, the newest first. Anything else in the storage is left out. */
export function readBrowserHomes({ key }: KeptList): BrowserHome[] {
  return Object.entries(readEntries(key))
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
export const noteBrowserHome = (list: KeptList, home: HomeRef, note: string): boolean => {
  const entries = readEntries(list.key)
  const entry = entries[homeKey(home)]
  return entry ? writeEntries(list, list.key, { ...entries, [homeKey(home)]: { ...entry, note } }) : true
}

export function removeBrowserHome(list: KeptList, home: HomeRef): void {
  const entries = readEntries(list.key)
  if (!Object.hasOwn(entries, homeKey(home))) return
  delete entries[homeKey(home)]
  writeEntries(list, list.key, entries)
}

interface Target {
  add: 'addSavedHome' | 'addHiddenHome'
  remove: 'removeSavedHome' | 'removeHiddenHome'
  merge: (userId: number, homes: BrowserHome[]) => Promise<Reply<HomeRef[]>>
  tooMany: string
  blocked: string
}

const BLOCKED = 'Your browser keeps nothing for this website, so the home could not be'

/** What the account does with each list. */
const targets: Record<KeptList['name'], Target> = {
  saved: {
    add: 'addSavedHome',
    remove: 'removeSavedHome',
    merge: (userId, homes) =>
      callApi('mergeSavedHomes', {
        user_id: userId,
        homes: homes.map(({ savedAt, ...home }) => ({ ...home, saved_at: savedAt })),
      }),
    tooMany: savedHomeMessages.tooMany,
    blocked: `${BLOCKED} saved. Log in to save it.`,
  },
  hidden: {
    add: 'addHiddenHome',
    remove: 'removeHiddenHome',
    merge: (userId, homes) =>
      callApi('mergeHiddenHomes', {
        user_id: userId,
        homes: homes.map(({ kind, id, savedAt }) => ({ kind, id, hidden_at: savedAt })),
      }),
    tooMany: savedHomeMessages.tooManyHidden,
    blocked: `${BLOCKED} hidden. Log in to hide it.`,
  },
}

/** What adding a home to a list, or removing it, led to. */
export type Toggled =
  { state: 'removed' } | { state: 'added'; by: 'browser' | 'account' } | { state: 'refused'; message: string }

function addToBrowser(list: KeptList, home: HomeRef): Toggled {
  const entries = readEntries(list.key)
  const { tooMany, blocked } = targets[list.name]
  if (Object.keys(entries).length >= MAX_SAVED_HOMES) return { state: 'refused', message: tooMany }
  const entry: Entry = { savedAt: new Date().toISOString(), note: '' }
  if (!writeEntries(list, list.key, { ...entries, [homeKey(home)]: entry }))
    return { state: 'refused', message: blocked }
  // Nobody waits for the owner's statistics.
  if (list.name === 'saved') callApi('countSave', home).catch(() => undefined)
  return { state: 'added', by: 'browser' }
}

const setCopy = (list: KeptList, home: HomeRef, isKept: boolean): void => {
  const entries: Record<string, unknown> = readEntries(list.accountKey)
  if (isKept) entries[homeKey(home)] = 1
  else delete entries[homeKey(home)]
  writeEntries(list, list.accountKey, entries)
}

const NO_ANSWER = 'We got no answer, so nothing has changed. Please try again in a moment.'

/** Changes the account's list; null where its session has ended. The copy changes at once, and back after a failure. */
async function toggleInAccount(list: KeptList, home: HomeRef, isKept: boolean): Promise<Toggled | null> {
  const { add, remove } = targets[list.name]
  setCopy(list, home, !isKept)
  let isExpired = false
  const onExpiredSession = async (): Promise<never> => {
    isExpired = true
    throw new Error('The session has ended')
  }
  const input = { user_id: readStoredUser().id, ...home }
  const reply = await callApi(isKept ? remove : add, input, { onExpiredSession }).catch(() => ({
    ok: false as const,
    message: NO_ANSWER,
  }))
  if (reply.ok) return isKept ? { state: 'removed' } : { state: 'added', by: 'account' }
  setCopy(list, home, isKept)
  if (!isExpired) return { state: 'refused', message: reply.message }
  await checkSession()
  return null
}

/** Adds a home to a list, or removes it: in the account of a user, in the browser of a visitor. */
export async function toggleKeptHome(list: KeptList, home: HomeRef): Promise<Toggled> {
  const isKept = isHomeKept(list, homeKey(home))
  if (isKept) removeBrowserHome(list, home)
  const toggled = readStored(storageKeys.token) ? await toggleInAccount(list, home, isKept) : null
  if (toggled) return toggled
  return isKept ? { state: 'removed' } : addToBrowser(list, home)
}

async function merge(list: KeptList): Promise<void> {
  const userId = readStoredUser().id
  if (!readStored(storageKeys.token) || !userId) return
  const sent = readStored(list.key)
  const reply = await targets[list.name].merge(userId, readBrowserHomes(list)).catch(() => undefined)
  // The user may have logged out, or changed the list, meanwhile.
  if (!reply?.ok || readStoredUser().id !== userId) return
  if (readStored(list.key) === sent) removeStored(list.key)
  const homes = reply.data.map((home) => [homeKey(home), 1])
  writeEntries(list, list.accountKey, Object.fromEntries(homes))
}

const merges = { saved: coalesce(() => merge(savedHomes)), hidden: coalesce(() => merge(hiddenHomes)) }

/** Moves the homes of the browser to the account, and updates the copy of the account's list. */
export const mergeKeptHomes = (list: KeptList): Promise<void> => merges[list.name]()

export const mergeWhenIdle = (list: KeptList): void => void whenPageIdle(() => void mergeKeptHomes(list))
