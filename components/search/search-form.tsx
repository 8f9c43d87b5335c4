'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { routes, type ListingKind } from '@/lib/config/routes'
import { grouped } from '@/lib/format/number'
import { searchHref } from '@/lib/search/codec'
import { stateOfForm, type FormValues } from '@/lib/search/form'
import type { SearchState } from '@/lib/search/state'
import { PriceRangeOnDemand } from './price-range-on-demand'
import { fillFromMemory, rememberSearch } from './remember-search'
import { SearchFields } from './search-fields'
import { useLiveCount } from './use-live-count'

interface SearchFormProps {
  kind: ListingKind
  values: FormValues
  /** Fill it from the last search of this browser. */
  remembered?: boolean
  /** What a submit leads to; without it, to the results' own page. */
  onSearch?: (state: SearchState) => void
  /** Draws the prices as a range as well. */
  withPriceRange?: boolean
}

const readForm = (kind: ListingKind, form: HTMLFormElement): SearchState => {
  const data = new FormData(form)
  return stateOfForm(kind, (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : null
  })
}

/**
 * The search form of the entry pages and of "Refine". Nothing is checked (REFINE-17). Once a field
 * has changed, the button says how many homes it will show. Without JavaScript it is a GET form that
 * the entry page turns into the address of the results.
 */
export function SearchForm({
  kind,
  values,
  remembered = false,
  onSearch,
  withPriceRange = false,
}: SearchFormProps) {
  const router = useRouter()
  const prefix = useId()
  const form = useRef<HTMLFormElement>(null)
  const { count, ask } = useLiveCount()

  useEffect(() => {
    if (remembered && form.current) fillFromMemory(kind, form.current)
  }, [kind, remembered])

  const onChange = () => form.current && ask(readForm(kind, form.current))
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const state = readForm(kind, event.currentTarget)
    rememberSearch(state)
    if (onSearch) onSearch(state)
    else router.push(searchHref(state))
  }

  return (
    <form
      ref={form}
      action={kind === 'sale' ? routes.buy : routes.rent}
      method="get"
      onSubmit={onSubmit}
      onChange={onChange}
      className="grid gap-5"
    >
      <SearchFields
        kind={kind}
        values={values}
        prefix={prefix}
        onChoose={onChange}
        priceRange={
          withPriceRange ? (
            <PriceRangeOnDemand
              kind={kind}
              initial={{ min: values.price_filter_min, max: values.price_filter_max }}
            />
          ) : null
        }
      />
      <Button
        type="submit"
        size="large"
        className="tabular w-full tablet:w-auto tablet:min-w-60 tablet:justify-self-end"
      >
        <Search aria-hidden="true" className="size-5" />
        Search{count === null ? null : ` – show ${grouped(count)} home${count === 1 ? '' : 's'}`}
      </Button>
      <p role="status" className="sr-only">
        {count === null ? '' : `${count} home${count === 1 ? '' : 's'} match`}
      </p>
    </form>
  )
}
