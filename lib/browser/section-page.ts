import { removeStored, readStored, writeStored } from './storage'

/** Sections whose list remembers its page while its items are read (D-60). */
const pageKeys = { news: 'news_current_page', guides: 'guides_current_page' } as const
type Section = keyof typeof pageKeys

/** Key in the tab's storage: an item of the section was read since its list was seen. */
const itemReadKey = (section: Section) => `${section}_item_read`

function withTabStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage)
  } catch {
    return null
  }
}

/** Keeps the current page of a section's list. */
export const saveSectionPage = (section: Section, page: number): void =>
  void writeStored(pageKeys[section], String(page))

/** Notes that an item is read. */
export const markItemRead = (section: Section): void =>
  void withTabStorage((storage) => storage.setItem(itemReadKey(section), '1'))

/**
 * Returns the page of the list to go back to when an item was read since, else 0; and removes the
 * mark, because the list is in view again.
 */
export function takeReturnPage(section: Section): number {
  const wasRead = withTabStorage((storage) => {
    const marked = storage.getItem(itemReadKey(section)) !== null
    storage.removeItem(itemReadKey(section))
    return marked
  })
  const page = Number(readStored(pageKeys[section]))
  return wasRead && Number.isInteger(page) && page > 0 ? page : 0
}

/** Forgets the pages of every section other than the path's. */
export function forgetOtherSections(path: string): void {
  for (const section of Object.keys(pageKeys) as Section[]) {
    if (path === `/${section}` || path.startsWith(`/${section}/`)) continue
    if (readStored(pageKeys[section]) === null) continue
    removeStored(pageKeys[section])
    withTabStorage((storage) => storage.removeItem(itemReadKey(section)))
  }
}
