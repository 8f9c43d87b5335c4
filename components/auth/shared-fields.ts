'use client'

import { useEffect, type FocusEvent } from 'react'
import type { BrowserStore } from '@/lib/browser/create-store'

/** What somebody has entered about themselves in one form of the page, for the others; never a secret. */
export type SharedFields = Readonly<Record<string, string>>
export type SharedFieldStore = BrowserStore<SharedFields>

/** The part of a form that sharing needs. */
interface SharingForm<Name extends string> {
  names: readonly Name[]
  getValues: (name: Name) => unknown
  setValue: (name: Name, value: never, options: { shouldDirty: boolean; shouldValidate: boolean }) => void
}

const SHARED_NAMES = ['email', 'title', 'first_name', 'last_name', 'mobile', 'buying_position']

/** An incomplete address is not shared, as it would only be wrong in the other forms too. */
const isComplete = (name: string, value: string) =>
  name === 'email' ? /^\S+@\S+\.\S+$/.test(value) : value !== ''

function share(store: SharedFieldStore, name: string, value: string) {
  if (SHARED_NAMES.includes(name) && isComplete(name, value) && store.get()[name] !== value)
    store.set({ ...store.get(), [name]: value })
}

/**
 * Fills a form with what was entered in another form of the page, and shares its own values.
 * @returns for the form's `onBlur`
 */
export function useSharedFields<Name extends string>(
  store: SharedFieldStore,
  { names, getValues, setValue }: SharingForm<Name>,
) {
  useEffect(() => {
    const fill = ({ onlyEmpty }: { onlyEmpty: boolean }) => {
      for (const name of names) {
        const shared = store.get()[name]
        if (shared === undefined || getValues(name) === shared || (onlyEmpty && getValues(name))) continue
        setValue(name, shared as never, { shouldDirty: true, shouldValidate: true })
      }
    }
    // Values that were entered here before hydration are not overwritten.
    fill({ onlyEmpty: true })
    const unsubscribe = store.subscribe(() => fill({ onlyEmpty: false }))
    return () => {
      unsubscribe()
      // A field that a password manager filled in was never left.
      for (const name of names) share(store, name, String(getValues(name) ?? ''))
    }
  }, [store, names, getValues, setValue])

  return ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as { name?: string; value?: string }
    if (name && value !== undefined) share(store, name, value)
  }
}
