import { homeKey, MAX_SAVED_HOMES, parseHomeKey, type HomeRef } from '../domain/saved-home'
import type { Reply } from '../contract/call'
import { savedHomeMessages } from '../contract/saved-home-messages'
import { callApi } from './call-api'
import { coalesce } from './coalesce'
import { hiddenHomes, isHomeKept, savedHomes, type KeptList } from './kept-home-keys'
import { announceMove } from './move-to-account'
import { checkSession, readStoredUser } from './session'
import { readStored, removeStored, storageKeys, writeStored } from './storage'
import { whenPageIdle } from './when-idle'

interface StoredHome {
  /** ISO time. */
  savedAt: string
  note: string
}
export interface BrowserHome extends HomeRef, StoredHome {}

function readEntries(key: string): Record<string, Partial<StoredHome>> {
  try {
    const parsed: unknown = JSON.parse(readStored(key) ?? '{}')
    return typeof parsed === 'object' && parsed !== null
      ? (parsed as Record<string, Partial<StoredHome>>)
      : {}
  } catch {
    return {}
  }
}

/** Stores the entries of a list and announces the change. @returns false if the storage is blocked or full */
function writeEntries(list: KeptList, key: string, entries: object): boolean {
  let isWritten = true
  if (Object.keys(entries).length === 0) removeStored(key)
  else isWritten = writeStored(key, JSON.stringify(entries))
  window.dispatchEvent(new Event(list.changeEvent))
  return isWritten
}

const isIsoTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** Reads the homes of a visitor's list, the newest first. Invalid entries are skipped. */
export function readBrowserHomes({ key }: KeptList): BrowserHome[] {
  return Object.entries(readEntries(key))
    .flatMap(([storedKey, entry]) => {
      const home = parseHomeKey(storedKey)
      if (!home || !entry) return []
      // A home without a valid time counts as the oldest.
      const savedAt = isIsoTime(entry.savedAt) ? entry.savedAt : new Date(0).toISOString()
      return [{ ...home, savedAt, note: typeof entry.note === 'string' ? entry.note : '' }]
    })
    .sort((first, second) => second.savedAt.localeCompare(first.savedAt))
    .slice(0, MAX_SAVED_HOMES)
}

/** Sets the note of a home in a visitor's list. @returns false if the browser's storage is blocked or full */
export const noteBrowserHome = (list: KeptList, home: HomeRef, note: string): boolean => {
  const entries = readEntries(list.key)
  const entry = entries[homeKey(home)]
  if (!entry) return true
  return writeEntries(list, list.key, { ...entries, [homeKey(home)]: { ...entry, note } })
}

export function removeBrowserHome(list: KeptList, home: HomeRef): void {
  const entries = readEntries(list.key)
  if (!Object.hasOwn(entries, homeKey(home))) return
  delete entries[homeKey(home)]
  writeEntries(list, list.key, entries)
}

/** The calls that change a list in the account, and the messages for a change that the browser cannot store. */
interface ListActions {
  add: 'addSavedHome' | 'addHiddenHome'
  remove: 'removeSavedHome' | 'removeHiddenHome'
  merge: (userId: number, homes: BrowserHome[]) => Promise<Reply<HomeRef[]>>
  tooManyMessage: string
  blockedMessage: string
}

const BLOCKED_MESSAGE_START = 'Your browser keeps nothing for this website, so the home could not be'

const listActions: Record<KeptList['name'], ListActions> = {
  saved: {
    add: 'addSavedHome',
    remove: 'removeSavedHome',
    merge: (userId, homes) =>
      callApi('mergeSavedHomes', {
        user_id: userId,
        homes: homes.map(({ savedAt, ...home }) => ({ ...home, saved_at: savedAt })),
      }),
    tooManyMessage: savedHomeMessages.tooMany,
    blockedMessage: `${BLOCKED_MESSAGE_START} saved. Log in to save it.`,
  },
  hidden: {
    add: 'addHiddenHome',
    remove: 'removeHiddenHome',
    merge: (userId, homes) =>
      callApi('mergeHiddenHomes', {
        user_id: userId,
        homes: homes.map(({ kind, id, savedAt }) => ({ kind, id, hidden_at: savedAt })),
      }),
    tooManyMessage: savedHomeMessages.tooManyHidden,
    blockedMessage: `${BLOCKED_MESSAGE_START} hidden. Log in to hide it.`,
  },
}

export type ToggleResult =
  { state: 'removed' } | { state: 'added'; by: 'browser' | 'account' } | { state: 'refused'; message: string }

function addToBrowser(list: KeptList, home: HomeRef): ToggleResult {
  const entries = readEntries(list.key)
  const { tooManyMessage, blockedMessage } = listActions[list.name]
  if (Object.keys(entries).length >= MAX_SAVED_HOMES) return { state: 'refused', message: tooManyMessage }
  const entry: StoredHome = { savedAt: new Date().toISOString(), note: '' }
  if (!writeEntries(list, list.key, { ...entries, [homeKey(home)]: entry }))
    return { state: 'refused', message: blockedMessage }
  // The call only serves the owner's statistics, so nothing waits for it.
  if (list.name === 'saved') callApi('countSave', home).catch(() => undefined)
  return { state: 'added', by: 'browser' }
}

/** Adds a home to the browser's copy of the account's list, or removes it. Only the keys are used, so each value is 1. */
const updateAccountCopy = (list: KeptList, home: HomeRef, { isInList }: { isInList: boolean }): void => {
  const entries: Record<string, unknown> = readEntries(list.accountKey)
  if (isInList) entries[homeKey(home)] = 1
  else delete entries[homeKey(home)]
  writeEntries(list, list.accountKey, entries)
}

const NO_ANSWER = 'We got no answer, so nothing has changed. Please try again in a moment.'

/** Changes the browser's copy at once, and changes it back after a failure. @returns null if the session has ended */
async function toggleInAccount(
  list: KeptList,
  home: HomeRef,
  { isKept }: { isKept: boolean },
): Promise<ToggleResult | null> {
  const { add, remove } = listActions[list.name]
  updateAccountCopy(list, home, { isInList: !isKept })
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
  updateAccountCopy(list, home, { isInList: isKept })
  if (!isExpired) return { state: 'refused', message: reply.message }
  await checkSession()
  return null
}

export async function toggleKeptHome(list: KeptList, home: HomeRef): Promise<ToggleResult> {
  const isKept = isHomeKept(list, homeKey(home))
  if (isKept) removeBrowserHome(list, home)
  const isLoggedIn = Boolean(readStored(storageKeys.token))
  const accountResult = isLoggedIn ? await toggleInAccount(list, home, { isKept }) : null
  if (accountResult) return accountResult
  // For a visitor, and for a user whose session has ended, the list in the browser changes.
  return isKept ? { state: 'removed' } : addToBrowser(list, home)
}

async function mergeIntoAccount(list: KeptList): Promise<void> {
  const userId = readStoredUser().id
  if (!readStored(storageKeys.token) || !userId) return
  const textBeforeMerge = readStored(list.key)
  const reply = await listActions[list.name].merge(userId, readBrowserHomes(list)).catch(() => undefined)
  // The user may have logged out during the call, or changed the list.
  if (!reply?.ok || readStoredUser().id !== userId) return
  if (readStored(list.key) === textBeforeMerge) removeStored(list.key)
  const homes = reply.data.map((home) => [homeKey(home), 1])
  writeEntries(list, list.accountKey, Object.fromEntries(homes))
  if (textBeforeMerge !== null) announceMove(list.name)
}

/** The functions that merge each list. Neither runs twice at the same time. */
const mergeByList = {
  saved: coalesce(() => mergeIntoAccount(savedHomes)),
  hidden: coalesce(() => mergeIntoAccount(hiddenHomes)),
}

/** Moves the homes of the browser to the account, and updates the browser's copy of the account's list. */
export const mergeKeptHomes = (list: KeptList): Promise<void> => mergeByList[list.name]()

export const mergeWhenIdle = (list: KeptList): void => void whenPageIdle(() => void mergeKeptHomes(list))
