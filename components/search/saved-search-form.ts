import { rememberLocation } from '@/components/property/recent-locations'
import { readStored, writeStored } from '@/lib/browser/storage'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { emptyForm, fieldNames, toFormValues } from '@/lib/search/form'
import { toStorageEntries, readSavedFilters } from '@/lib/search/saved-filters'
import { ANY_LOCATION, type SearchState } from '@/lib/search/state'

/** Stores a submitted search (SALES-15, LET-05), and its place in the list of recent locations. */
export function saveSearch(state: SearchState): void {
  for (const [key, value] of toStorageEntries(state.kind, state)) writeStored(key, value)
  if (state.location !== ANY_LOCATION) rememberLocation(state.location)
}

/**
 * Fills a form with the last search (D-83). Fields that were changed before hydration keep their values,
 * and a stored value that is no longer an option is ignored.
 */
export function restoreSearch(kind: ListingKind, form: HTMLFormElement): void {
  const filters = readSavedFilters(kind, readStored)
  if (!filters) return
  const values = toFormValues(filters)
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name)
    if (
      !(control instanceof HTMLInputElement || control instanceof HTMLSelectElement) ||
      control.value !== emptyForm[name]
    )
      continue
    control.value = values[name]
    if (control.value !== values[name]) control.value = emptyForm[name]
  }
}
