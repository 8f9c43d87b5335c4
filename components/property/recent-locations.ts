import { readStored, writeStored } from '@/lib/browser/storage'

/** Locations that were searched for in this browser, newest first; an addition to the specification's keys. */
const KEY = 'recent_locations'
const MOST = 5
const LONGEST = 80

/** At most five texts, newest first; none where storage is blocked or holds something else. */
export function recentLocations(): string[] {
  try {
    const parsed: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(parsed)
      ? parsed.filter((text): text is string => typeof text === 'string').slice(0, MOST)
      : []
  } catch {
    return []
  }
}

/** Puts a location first; an empty or overlong one is not worth remembering. */
export function rememberLocation(text: string): void {
  const location = text.trim()
  if (location === '' || location.length > LONGEST) return
  const others = recentLocations().filter((other) => other.toLowerCase() !== location.toLowerCase())
  writeStored(KEY, JSON.stringify([location, ...others].slice(0, MOST)))
}
