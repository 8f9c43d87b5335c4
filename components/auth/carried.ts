'use client'

import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { BrowserStore } from '@/components/layout/browser-store'

/** What somebody has said of themselves in one form of the page, for the others. Never a password. */
export type Carried = Readonly<Record<string, string>>
export type CarriedStore = BrowserStore<Carried>

const shared = ['email', 'title', 'first_name', 'last_name', 'mobile', 'buying_position']
/** Half an address would only be wrong elsewhere too. */
const isWorth = (name: string, value: string) => (name === 'email' ? /^\S+@\S+\.\S+$/.test(value) : value !== '')

/**
 * Lets a form take over what was typed into another of the page, and hand on its own.
 * @returns for the form's `onBlur`
 */
export function useCarried<Values extends FieldValues, Output>(store: CarriedStore, { getValues, setValue }: UseFormReturn<Values, unknown, Output>, names: readonly Path<Values>[]) {
  useEffect(() => {
    const take = () => {
      for (const [name, value] of Object.entries(store.get())) {
        const path = name as Path<Values>
        if (names.includes(path) && getValues(path) !== value) setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true })
      }
    }
    take()
    return store.subscribe(take)
  }, [store, getValues, setValue, names])

  return ({ target }: React.FocusEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as { name?: string; value?: string }
    if (name && value !== undefined && shared.includes(name) && isWorth(name, value) && store.get()[name] !== value) store.set({ ...store.get(), [name]: value })
  }
}
