'use client'

import { useEffect, type FocusEvent } from 'react'
import type { BrowserStore } from '@/lib/browser/create-store'
import { afterPress } from '@/lib/browser/mouse-press'

/** Values of personal details by field name, without passwords. The forms of the login page share them. */
export type SharedFields = Readonly<Record<string, string>>
export type SharedFieldStore = BrowserStore<SharedFields>

/** The part of a form that sharing needs. With a value of type `never`, the `setValue` of every form is assignable. */
interface SharingForm<Name extends string> {
  names: readonly Name[]
  getValues: (name: Name) => unknown
  setValue: (name: Name, value: never, options: { shouldDirty: boolean; shouldValidate: boolean }) => void
}

const SHARED_NAMES = ['email', 'title', 'first_name', 'last_name', 'mobile', 'buying_position']

/** Whether a value can be shared: an incomplete email address, such as 'ann@exam', is not. */
const isComplete = (name: string, value: string) =>
  name === 'email' ? /^\S+@\S+\.\S+$/.test(value) : value !== ''

function share(store: SharedFieldStore, name: string, value: string) {
  const isShared = SHARED_NAMES.includes(name) && isComplete(name, value)
  if (isShared && store.get()[name] !== value) store.set({ ...store.get(), [name]: value })
}

/** Shares the values of a form with the other forms of the page. Returns the form's `onBlur` handler. */
export function useSharedFields<Name extends string>(
  store: SharedFieldStore,
  { names, getValues, setValue }: SharingForm<Name>,
) {
  useEffect(() => {
    const fillFromStore = ({ onlyEmpty }: { onlyEmpty: boolean }) => {
      for (const name of names) {
        const sharedValue = store.get()[name]
        const currentValue = getValues(name)
        if (sharedValue === undefined || currentValue === sharedValue) continue
        if (onlyEmpty && currentValue) continue
        setValue(name, sharedValue as never, { shouldDirty: true, shouldValidate: true })
      }
    }
    // Values that were typed into this form before hydration are not overwritten.
    fillFromStore({ onlyEmpty: true })
    const unsubscribe = store.subscribe(() => fillFromStore({ onlyEmpty: false }))
    return () => {
      unsubscribe()
      // A field that a password manager filled in may never have had a blur event.
      for (const name of names) share(store, name, String(getValues(name) ?? ''))
    }
  }, [store, names, getValues, setValue])

  return ({ target }: FocusEvent<HTMLFormElement>) => {
    // The target is the control that lost the focus, although React's type names the form.
    const { name, value } = target as unknown as { name?: string; value?: string }
    if (!name || value === undefined) return
    // Waits until the mouse button is released: a shared value may remove an error of another form, whose button would
    // then move away under the pointer.
    afterPress(() => share(store, name, value))
  }
}
