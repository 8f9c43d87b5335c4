import { rememberLocation } from '@/components/property/recent-locations'
import { readStored, writeStored } from '@/lib/browser/storage'
import type { ListingKind } from '@/lib/config/routes'
import { emptyForm, fieldNames, formOf } from '@/lib/search/form'
import { entriesOf, filtersFrom } from '@/lib/search/saved-filters'
import { ANY_LOCATION, type SearchState } from '@/lib/search/state'

/** Keeps a submitted search under the specification's keys (SALES-15, LET-05), and its place for the field's own list. */
export function rememberSearch(state: SearchState): void {
  for (const [key, value] of entriesOf(state.kind, state)) writeStored(key, value)
  if (state.location !== ANY_LOCATION) rememberLocation(state.location)
}

/**
 * Fills a form that nobody has touched with the last search (D-83). What was typed before this ran
 * stays, and a kept value that is no longer an option is left out.
 */
export function fillFromMemory(kind: ListingKind, form: HTMLFormElement): void {
  const filters = filtersFrom(kind, readStored)
  if (!filters) return
  const values = formOf(filters)
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
