'use client'

import { SlidersHorizontal, X } from 'lucide-react'
import { useId, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { routes } from '@/lib/config/routes'
import { formOf } from '@/lib/search/form'
import type { SearchState } from '@/lib/search/state'
import { SearchForm } from './search-form'

interface RefineProps {
  state: SearchState
  go: (to: SearchState) => void
}

/**
 * The Refine button and its form (SALES-08), in the browser's own dialog. Without JavaScript the
 * button leads to the entry page with the same values.
 */
export function Refine({ state, go }: RefineProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [opened, setOpened] = useState(0)
  const values = formOf(state)

  const open = (event: FormEvent) => {
    event.preventDefault()
    setOpened((times) => times + 1)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  const search = (to: SearchState) => {
    close()
    go({ ...to, sort: state.sort })
  }

  return (
    <>
      <form
        action={state.kind === 'sale' ? routes.buy : routes.rent}
        method="get"
        onSubmit={open}
        className="shrink-0"
      >
        <input type="hidden" name="edit" value="1" />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="small" aria-haspopup="dialog">
          <SlidersHorizontal aria-hidden="true" className="size-4" /> Refine
        </Button>
      </form>
      <dialog
        ref={dialog}
        aria-labelledby={title}
        onClick={(event) => event.target === event.currentTarget && close()}
        className="m-auto max-h-dvh w-full max-w-none overscroll-contain bg-transparent p-0 backdrop:bg-ink/60 max-tablet:mb-0 tablet:max-w-2xl"
      >
        {opened ? (
          <div className="rounded-t-lg bg-surface p-5 text-ink tablet:rounded-lg tablet:p-7">
            <div className="mb-4 flex items-start justify-between gap-4">
              <h2 id={title}>Refine your search</h2>
              <Button
                variant="quiet"
                size="small"
                aria-label="Close"
                onClick={close}
                className="-mr-2.5 -mt-2 px-2.5"
              >
                <X aria-hidden="true" className="size-5" />
              </Button>
            </div>
            <SearchForm key={opened} kind={state.kind} values={values} onSearch={search} withPriceRange />
          </div>
        ) : null}
      </dialog>
    </>
  )
}
