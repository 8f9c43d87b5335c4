'use client'

import { useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/config/routes'
import { useCloseOnBack } from '@/components/ui/use-close-on-back'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { toFormValues, type FormValues } from '@/lib/search/form'
import { keepLocationBeforeArea, type SearchState } from '@/lib/search/state'
import type { SearchForm } from './search-form'

const loadSearchForm = () => import('./search-form')

interface RefineDialogProps {
  state: SearchState
  onSearch: (to: SearchState) => void
}

/** The search form in a dialog (SALES-08). Its code is loaded when the button is reached or pressed (P6). */
export function RefineDialog({ state, onSearch }: RefineDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // The form's React key: a new key resets the form each time that the dialog opens.
  const [openCount, setOpenCount] = useState(0)
  const [Form, setForm] = useState<typeof SearchForm | null>(null)
  const values = toFormValues(state.kind, state)

  const close = () => dialog.current?.close()
  const { pushEntry, leaveEntry } = useCloseOnBack(close)
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const buttonForm = event.currentTarget
    const chunk = await loadSearchForm().catch(() => null)
    // If the chunk cannot be loaded, the button's own form leads to the entry page, which has the same fields.
    if (!chunk) return buttonForm.submit()
    // A function inside a function, because React would call a component that is passed as the new state.
    setForm(() => chunk.SearchForm)
    setOpenCount((count) => count + 1)
    dialog.current?.showModal()
    pushEntry()
  }
  const search = async (to: SearchState) => {
    close()
    // Waits until the history has left the dialog's entry, so that Back from the new search does not lead there.
    await leaveEntry()
    const refined = keepLocationBeforeArea(to, state)
    // The form has no field for the sort order, so the current order stays unless a typed phrase names one.
    onSearch(to.sort === 'most-recent' ? { ...refined, sort: state.sort } : refined)
  }

  return (
    <>
      <RefineButton kind={state.kind} values={values} onSubmit={(event) => void open(event)} />
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        onClose={() => void leaveEntry()}
        onClick={(event) => {
          if (event.target === event.currentTarget) close()
        }}
        className="m-auto max-h-dvh w-full max-w-none scroll-pb-24 overscroll-contain bg-transparent p-0 backdrop:bg-ink/60 max-tablet:mb-0 tablet:max-w-2xl"
      >
        {Form ? (
          <div className="rounded-t-lg bg-surface p-5 text-ink tablet:rounded-lg tablet:p-7">
            <div className="mb-4 flex items-start justify-between gap-4">
              <h2 id={titleId}>Refine your search</h2>
              <Button
                variant="quiet"
                size="small"
                aria-label="Close"
                onClick={close}
                className="-mr-2.5 -mt-2 px-2.5"
              >
                <Icon name="x" className="size-5" />
              </Button>
            </div>
            <Form
              key={openCount}
              kind={state.kind}
              values={values}
              onSearch={(to) => void search(to)}
              isRefining
            />
          </div>
        ) : null}
      </dialog>
    </>
  )
}

interface RefineButtonProps {
  kind: ListingKind
  values: FormValues
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** A failed preload is ignored, because pressing the button loads the chunk again. */
const preload = () => void loadSearchForm().catch(() => null)

/** The button that opens the dialog. Without JavaScript it opens the entry page with the current values. */
function RefineButton({ kind, values, onSubmit }: RefineButtonProps) {
  return (
    <form
      action={kind === 'sale' ? routes.buy : routes.rent}
      method="get"
      onSubmit={onSubmit}
      onPointerEnter={preload}
      onFocus={preload}
      className="shrink-0"
    >
      <input type="hidden" name="edit" value="1" />
      {Object.entries(values).map(([name, value]) =>
        value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" size="small" aria-haspopup="dialog">
        <Icon name="sliders-horizontal" className="size-4" /> Refine
      </Button>
    </form>
  )
}
