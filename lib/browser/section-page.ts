import { forgetStored, readStored, writeStored } from './storage'

/** Sections whose list remembers its page while its items are read (D-60). */
const keys = { news: 'news_current_page', guides: 'guides_current_page' } as const
type Section = keyof typeof keys

/** Key in the tab's storage: an item of the section was read since its list was seen. */
const mark = (section: Section) => `${section}_item_read`

function tabStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage)
  } catch {
    return null
  }
}

/** Keeps the current page of a section's list. */
export const keepSectionPage = (section: Section, page: number): void =>
  void writeStored(keys[section], String(page))

/** Notes that an item is read. */
export const markItemRead = (section: Section): void =>
  void tabStorage((storage) => storage.setItem(mark(section), '1'))

/**
 * Returns the page of the list to go back to when an item was read since, else 0; and removes the
 * mark, because the list is in view again.
 */
export function takeReturnPage(section: Section): number {
  const wasRead = tabStorage((storage) => {
    const marked = storage.getItem(mark(section)) !== null
    storage.removeItem(mark(section))
    return marked
  })
  const page = Number(readStored(keys[section]))
  return wasRead && Number.isInteger(page) && page > 0 ? page : 0
}

/** Forgets the pages of every section other than the path's. */
export function leaveSections(path: string): void {
  for (const section of Object.keys(keys) as Section[]) {
    if (path === `/${section}` || path.startsWith(`/${section}/`)) continue
    if (readStored(keys[section]) === null) continue
    forgetStored(keys[section])
    tabStorage((storage) => storage.removeItem(mark(section)))
  }
}
