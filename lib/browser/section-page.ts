import { removeStored, readStored, writeStored } from './storage'

/** The storage key of the page to which a section's list returns after an item was read (D-60). */
const pageKeys = { news: 'news_current_page', guides: 'guides_current_page' } as const
type Section = keyof typeof pageKeys

/** Set in the tab's storage when an item was read after its list. */
const itemReadKey = (section: Section) => `${section}_item_read`

function withTabStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage)
  } catch {
    return null
  }
}

export const saveSectionPage = (section: Section, page: number): void =>
  void writeStored(pageKeys[section], String(page))

export const markItemRead = (section: Section): void =>
  void withTabStorage((storage) => storage.setItem(itemReadKey(section), '1'))

/** The number of the list's page to return to after an item was read, else 0. Clears the mark. */
export function takeSavedPage(section: Section): number {
  const wasRead = withTabStorage((storage) => {
    const hasReadItem = storage.getItem(itemReadKey(section)) !== null
    storage.removeItem(itemReadKey(section))
    return hasReadItem
  })
  const page = Number(readStored(pageKeys[section]))
  return wasRead && Number.isInteger(page) && page > 0 ? page : 0
}

/** Forgets the saved pages of the sections that a path lies outside of. */
export function forgetOtherSections(path: string): void {
  for (const section of Object.keys(pageKeys) as Section[]) {
    if (path === `/${section}` || path.startsWith(`/${section}/`)) continue
    if (readStored(pageKeys[section]) === null) continue
    removeStored(pageKeys[section])
    withTabStorage((storage) => storage.removeItem(itemReadKey(section)))
  }
}
