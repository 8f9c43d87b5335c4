import { parseHomeKey, type HomeRef } from '../domain/saved-home'
import { readStored, removeStored, writeStored } from './storage'
import { VIEWED_HOMES_KEY } from './viewed-home-key'

const MAX_VIEWED_HOMES = 200
const SEPARATOR = ' '

/** Reads the keys of viewed homes, such as 'sale:12', the newest first. They are stored separated by spaces. */
export const readViewedKeys = (): string[] =>
  (readStored(VIEWED_HOMES_KEY) ?? '').split(SEPARATOR).filter((key) => parseHomeKey(key) !== null)

export const readViewedHomes = (limit: number): HomeRef[] =>
  readViewedKeys()
    .slice(0, limit)
    .flatMap((key) => parseHomeKey(key) ?? [])

export function noteViewedHome(key: string): void {
  const keys = [key, ...readViewedKeys().filter((other) => other !== key)]
  writeStored(VIEWED_HOMES_KEY, keys.slice(0, MAX_VIEWED_HOMES).join(SEPARATOR))
}

export const forgetViewedHomes = (): void => removeStored(VIEWED_HOMES_KEY)
