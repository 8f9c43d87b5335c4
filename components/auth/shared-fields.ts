'use client'

import { useEffect, type FocusEvent } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { LiveForm } from '@/components/forms/form-engine'
import type { BrowserStore } from '@/lib/browser/create-store'

/** What somebody has said of themselves in one form of the page, for the others. Never a password. */
export type Carried = Readonly<Record<string, string>>
export type CarriedStore = BrowserStore<Carried>

interface Carrier<Values extends FieldValues, Output> {
  live: Pick<LiveForm<Values, Output>, 'getValues' | 'setValue'> | null
  onBlur: (event: FocusEvent) => void
}

const shared = ['email', 'title', 'first_name', 'last_name', 'mobile', 'buying_position']
/** Half an address would only be wrong elsewhere too. */
const isWorth = (name: string, value: string) =>
  name === 'email' ? /^\S+@\S+\.\S+$/.test(value) : value !== ''

function hand(store: CarriedStore, name: string, value: string) {
  if (shared.includes(name) && isWorth(name, value) && store.get()[name] !== value)
    store.set({ ...store.get(), [name]: value })
}

/**
 * Lets a form take over what was typed into another of the page, and hand on its own.
 * @returns for the form's `onBlur`
 */
export function useCarried<Values extends FieldValues, Output>(
  store: CarriedStore,
  { live, onBlur }: Carrier<Values, Output>,
  names: readonly Path<Values>[],
) {
  const getValues = live?.getValues
  const setValue = live?.setValue
  useEffect(() => {
    if (!getValues || !setValue) return
    const take = (isFirst = false) => {
      for (const [name, value] of Object.entries(store.get())) {
        const path = name as Path<Values>
        if (!names.includes(path) || getValues(path) === value) continue
        // What was typed here before the script ran is not typed over.
        if (!isFirst || !getValues(path))
          setValue(path, value as PathValue<Values, Path<Values>>, {
            shouldDirty: true,
            shouldValidate: true,
          })
      }
    }
    take(true)
    const end = store.subscribe(() => take())
    return () => {
      end()
      // What a password manager filled in nobody has left.
      names.forEach((name) => hand(store, name, String(getValues(name) ?? '')))
    }
  }, [store, getValues, setValue, names])

  return (event: FocusEvent<HTMLFormElement>) => {
    onBlur(event)
    const { name, value } = event.target as unknown as { name?: string; value?: string }
    if (name && value !== undefined) hand(store, name, value)
  }
}
