import { readStored, writeStored } from '@/lib/browser/storage'

/** Key of local storage. */
const KEY = 'recent_locations'
const MAX_LOCATIONS = 5
const MAX_CHARACTERS = 80

/** Locations searched in this browser, newest first; none where storage is blocked or invalid. */
export function recentLocations(): string[] {
  try {
    const parsed: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(parsed)
      ? parsed.filter((text): text is string => typeof text === 'string').slice(0, MAX_LOCATIONS)
      : []
  } catch {
    return []
  }
}

/** Saves a location as the newest one, unless it is empty or too long. */
export function rememberLocation(text: string): void {
  const location = text.trim()
  if (location === '' || location.length > MAX_CHARACTERS) return
  const others = recentLocations().filter((other) => other.toLowerCase() !== location.toLowerCase())
  writeStored(KEY, JSON.stringify([location, ...others].slice(0, MAX_LOCATIONS)))
}
