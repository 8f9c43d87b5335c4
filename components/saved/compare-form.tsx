'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { savedRoutes } from '@/lib/config/saved-routes'
import { homeKey, MAX_COMPARED_HOMES, type HomeRef } from '@/lib/domain/saved-home'

const FORM_ID = 'compare'
const FIELD_NAME = 'home'

/** Lists the form's checkboxes. They stand beside the homes and belong to the form by their `form` attribute. */
const findTicks = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.name === FIELD_NAME,
  )

/** Disables the other checkboxes once MAX_COMPARED_HOMES are ticked. @returns whether that number is reached */
function limitTicks(form: HTMLFormElement): boolean {
  const ticks = findTicks(form)
  const isFull = ticks.filter((tick) => tick.checked).length >= MAX_COMPARED_HOMES
  for (const tick of ticks) tick.disabled = isFull && !tick.checked
  return isFull
}

/** Writes the ticked homes to the URL, so that they are ticked again when the visitor comes back by the Back button. */
function writeTicksToUrl(form: HTMLFormElement): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(FIELD_NAME)
  const checkedTicks = findTicks(form).filter((tick) => tick.checked)
  for (const tick of checkedTicks) url.searchParams.append(FIELD_NAME, tick.value)
  window.history.replaceState(window.history.state, '', url)
}

function restoreTicksFromUrl(form: HTMLFormElement): void {
  const keys = new URLSearchParams(window.location.search).getAll(FIELD_NAME)
  const ticksToRestore = findTicks(form).filter((tick) => keys.includes(tick.value))
  for (const tick of ticksToRestore) tick.checked = true
}

/** Works without JavaScript. When `homeCount` falls, a home that was ticked may have been removed from the list. */
export function CompareForm({ homeCount }: { homeCount: number }) {
  const form = useRef<HTMLFormElement>(null)
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    if (form.current) restoreTicksFromUrl(form.current)
  }, [])
  useEffect(() => {
    if (form.current) setIsFull(limitTicks(form.current))
  }, [homeCount])
  useEffect(() => {
    const { current } = form
    if (!current) return
    const update = (event: Event) => {
      if (!(event.target instanceof HTMLInputElement) || event.target.form !== current) return
      setIsFull(limitTicks(current))
      writeTicksToUrl(current)
    }
    document.addEventListener('change', update)
    return () => document.removeEventListener('change', update)
  }, [])
  return (
    <form
      id={FORM_ID}
      ref={form}
      action={savedRoutes.compare}
      className="mb-5 flex flex-wrap items-center gap-3"
    >
      <Button type="submit" variant="secondary" size="small">
        Compare the ticked homes
      </Button>
      <span role="status" className="text-sm text-muted">
        {isFull
          ? `${MAX_COMPARED_HOMES} homes are ticked, which is the most. Untick one to choose another.`
          : `Tick 2 to ${MAX_COMPARED_HOMES} of them.`}
      </span>
    </form>
  )
}

export const CompareTick = ({ home, address }: { home: HomeRef; address: string }) => (
  <label className="flex min-h-11 w-fit items-center gap-3 has-disabled:text-muted">
    <input
      type="checkbox"
      form={FORM_ID}
      name={FIELD_NAME}
      value={homeKey(home)}
      className="size-6 shrink-0 accent-accent"
    />
    <span>
      Compare<span className="sr-only">: {address}</span>
    </span>
  </label>
)
