import { readStored, writeStored } from '@/lib/browser/storage'

const STORAGE_KEY = 'recent_locations'
const MAX_LOCATIONS = 5
/** No place has a longer name. */
const MAX_CHARACTERS = 80

/** Reads the locations searched in this browser, newest first. Returns [] if the storage is blocked or unreadable. */
export function readRecentLocations(): string[] {
  try {
    const parsed: unknown = JSON.parse(readStored(STORAGE_KEY) ?? '[]')
    return Array.isArray(parsed)
      ? parsed.filter((text): text is string => typeof text === 'string').slice(0, MAX_LOCATIONS)
      : []
  } catch {
    return []
  }
}

export function rememberLocation(text: string): void {
  const location = text.trim()
  if (location === '' || location.length > MAX_CHARACTERS) return
  const others = readRecentLocations().filter((other) => other.toLowerCase() !== location.toLowerCase())
  writeStored(STORAGE_KEY, JSON.stringify([location, ...others].slice(0, MAX_LOCATIONS)))
}
