import { removeStored, readStored, writeStored } from './storage'

/** The storage keys of the list page that a section showed last. A reader of an item returns to that page (D-60). */
const pageKeys = { news: 'news_current_page', guides: 'guides_current_page' } as const
type Section = keyof typeof pageKeys

/** The key that is set in the tab's storage when somebody opens an item from its list. */
const getItemReadKey = (section: Section) => `${section}_item_read`

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
  void withTabStorage((storage) => storage.setItem(getItemReadKey(section), '1'))

/** Returns the page of the list to show after an item was read, else 0. Clears the mark that an item was read. */
export function takeSavedPage(section: Section): number {
  const wasRead = withTabStorage((storage) => {
    const hasReadItem = storage.getItem(getItemReadKey(section)) !== null
    storage.removeItem(getItemReadKey(section))
    return hasReadItem
  })
  const page = Number(readStored(pageKeys[section]))
  return wasRead && Number.isInteger(page) && page > 0 ? page : 0
}

export function forgetOtherSections(path: string): void {
  for (const section of Object.keys(pageKeys) as Section[]) {
    if (path === `/${section}` || path.startsWith(`/${section}/`)) continue
    if (readStored(pageKeys[section]) === null) continue
    removeStored(pageKeys[section])
    withTabStorage((storage) => storage.removeItem(getItemReadKey(section)))
  }
}
