import { rememberLocation } from '@/components/property/recent-locations'
import { readStored, writeStored } from '@/lib/browser/storage'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { emptyForm, fieldNames, toFormValues } from '@/lib/search/form'
import { toStorageEntries, readSavedFilters } from '@/lib/search/saved-filters'
import { ANY_LOCATION, type SearchState } from '@/lib/search/state'

/** Stores a submitted search (SALES-15, LET-05), and adds its location to the recent locations. */
export function rememberSearch(state: SearchState): void {
  for (const [key, value] of toStorageEntries(state.kind, state)) writeStored(key, value)
  if (state.location !== ANY_LOCATION) rememberLocation(state.location)
}

/** Fills a form with the last search (D-83). A field that was changed before hydration keeps its value. */
export function restoreSearch(kind: ListingKind, form: HTMLFormElement): void {
  const savedFilters = readSavedFilters(kind, readStored)
  if (!savedFilters) return
  const values = toFormValues(kind, savedFilters)
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    // The further filters are collapsed in a <details> element, which opens if one of them is restored.
    if (values[name] !== emptyForm[name]) control.closest('details')?.setAttribute('open', '')
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked ||= control.value === values[name]
      continue
    }
    if (control.value !== emptyForm[name]) continue
    control.value = values[name]
    // A select becomes empty if the stored value is no longer one of its options, and is then reset.
    if (control.value !== values[name]) control.value = emptyForm[name]
  }
}
