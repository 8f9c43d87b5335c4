'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { understandSearch } from '@/lib/browser/understand-search'
import { routes } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { formatInteger } from '@/lib/format/number'
import { searchHref } from '@/lib/search/codec'
import { parseForm, type FormValues } from '@/lib/search/form'
import type { SearchState } from '@/lib/search/state'
import { LazyFurtherFields } from './lazy-further-fields'
import { LazyPriceRange } from './lazy-price-range'
import { rememberSearch, restoreSearch } from './last-search'
import { SearchFields } from './search-fields'
import { useLiveCount } from './use-live-count'

interface SearchFormProps {
  kind: ListingKind
  values: FormValues
  /** Fills the form with the last search of this browser. */
  restoresLastSearch?: boolean
  /** Called on submit; when absent, the form navigates to the results. */
  onSearch?: (state: SearchState) => void
  /** True in the Refine dialog, where the form has a price slider and a count beside each choice. */
  isRefining?: boolean
  /** The fields of the further filters, on a page whose server has rendered them; the Refine dialog loads them. */
  children?: ReactNode
}

const readForm = (kind: ListingKind, form: HTMLFormElement): SearchState => {
  const data = new FormData(form)
  return parseForm(kind, (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : null
  })
}

/** Empties the typed price beside a price select that has changed, because the later entry counts. */
function clearTypedPrice(target: EventTarget): void {
  if (!(target instanceof HTMLSelectElement)) return
  // For example 'price_typed_min' for 'price_filter_min'.
  const typedField = target.form?.elements.namedItem(target.name.replace('_filter_', '_typed_'))
  if (typedField instanceof HTMLInputElement) typedField.value = ''
}

/** Returns a submit handler that interprets a typed phrase, remembers the search and shows its results. */
function useSearchSubmit({ kind, values, onSearch }: Pick<SearchFormProps, 'kind' | 'values' | 'onSearch'>) {
  const router = useRouter()
  const isSubmitting = useRef(false)
  const submit = async (form: HTMLFormElement) => {
    const typedSearch = readForm(kind, form)
    // Only a location that the visitor has changed may be a phrase to interpret.
    const state =
      typedSearch.location === values.location_filter ? typedSearch : await understandSearch(typedSearch)
    rememberSearch(state)
    if (onSearch) onSearch(state)
    else router.push(searchHref(state))
  }
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    void submit(event.currentTarget).finally(() => (isSubmitting.current = false))
  }
}

/** The search form, without validation (REFINE-17). Its button says how many homes a changed search finds. */
export function SearchForm({
  kind,
  values,
  restoresLastSearch = false,
  onSearch,
  isRefining = false,
  children,
}: SearchFormProps) {
  const idPrefix = useId()
  const form = useRef<HTMLFormElement>(null)
  const { count, choices, updateCount } = useLiveCount()
  const countChoice = (name: string, value: string) =>
    choices.find((choice) => choice.name === name && choice.value === value)?.count

  useEffect(() => {
    if (restoresLastSearch && form.current) restoreSearch(kind, form.current)
  }, [kind, restoresLastSearch])

  // The dialog shows at once how many homes each choice would leave.
  useEffect(() => {
    if (isRefining && form.current)
      updateCount(readForm(kind, form.current), { withChoices: true, delayMs: 0 })
  }, [isRefining, kind, updateCount])

  const handleChange = () => {
    if (form.current) updateCount(readForm(kind, form.current), { withChoices: isRefining })
  }
  const handleSubmit = useSearchSubmit({ kind, values, onSearch })

  return (
    <form
      ref={form}
      action={kind === 'sale' ? routes.buy : routes.rent}
      method="get"
      onSubmit={handleSubmit}
      // Runs in the capture phase: the price slider listens on this form, and must find the typed price empty.
      onChangeCapture={(event) => clearTypedPrice(event.target)}
      onChange={handleChange}
      className="grid gap-5"
    >
      <SearchFields
        kind={kind}
        values={values}
        idPrefix={idPrefix}
        onChoose={handleChange}
        countChoice={countChoice}
        priceRange={
          isRefining ? (
            <LazyPriceRange
              kind={kind}
              initial={{ min: values.price_filter_min, max: values.price_filter_max }}
            />
          ) : null
        }
      />
      {isRefining ? (
        <LazyFurtherFields
          kind={kind}
          values={values}
          idPrefix={idPrefix}
          onChoose={handleChange}
          countChoice={countChoice}
        />
      ) : (
        children
      )}
      <SubmitButton count={count} isSticky={isRefining} />
      <p role="status" className="sr-only">
        {count === null ? '' : formatMatches(count)}
      </p>
    </form>
  )
}

const formatMatches = (count: number): string =>
  count === 1 ? '1 home matches' : `${formatInteger(count)} homes match`

/** Smaller on a phone, so that the text fits one line and the button keeps its height when the count appears. */
function SubmitButton({ count, isSticky }: { count: number | null; isSticky: boolean }) {
  return (
    <div
      className={classNames(
        'grid',
        isSticky &&
          'sticky bottom-0 -mx-5 -mb-5 border-t border-line bg-surface p-5 tablet:-mx-7 tablet:-mb-7 tablet:px-7',
      )}
    >
      <Button
        type="submit"
        size="large"
        className="tabular w-full max-tablet:px-4 max-tablet:text-base tablet:w-auto tablet:min-w-60 tablet:justify-self-end"
      >
        <Icon name="search" className="size-5" />
        Search{count === null ? null : ` – show ${formatInteger(count)} home${count === 1 ? '' : 's'}`}
      </Button>
    </div>
  )
}
