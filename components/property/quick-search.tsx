'use client'

import { useRouter } from 'next/navigation'
import { useId, type FormEvent } from 'react'
import { LocationField } from '@/components/property/location-field'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'

/** A location field with buttons for sales and for lettings. Without JavaScript, it is a GET form. */
export function QuickSearch({
  label = 'Where would you like to live?',
  className,
}: {
  label?: string
  className?: string
}) {
  const id = useId()
  const router = useRouter()

  /** Opens the results. If the code that parses the text cannot be loaded, opens the page that a GET form would open. */
  const openSearch = async (kind: ListingKind, location: string) => {
    try {
      const { findSearchHref } = await import('@/lib/browser/understand-search')
      router.push(await findSearchHref(kind, location))
    } catch {
      const path = kind === 'sale' ? routes.buy : routes.rent
      router.push(`${path}?${new URLSearchParams({ location_filter: location })}`)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    // The Enter key submits by the first button, which is the one for sales.
    const kind = submitter?.getAttribute('formaction') === routes.rent ? 'let' : 'sale'
    const location = String(new FormData(event.currentTarget).get('location_filter') ?? '')
    event.preventDefault()
    void openSearch(kind, location)
  }
  return (
    <form
      action={routes.buy}
      method="get"
      role="search"
      aria-label="Homes"
      onSubmit={onSubmit}
      className={classNames('grid gap-3', className)}
    >
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {/* The suggestions open below the buttons, so that a click on a button does not hit a suggestion. */}
      <div className="relative grid gap-3">
        <LocationField
          id={id}
          name="location_filter"
          className="min-h-13 tablet:text-lg"
          listPosition="below-ancestor"
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3">
          <Button type="submit" size="large" formAction={routes.buy} className="px-2 whitespace-nowrap">
            <Icon name="search" className="size-5 shrink-0 max-[22rem]:hidden" /> For sale
          </Button>
          <Button type="submit" size="large" formAction={routes.rent} className="px-2 whitespace-nowrap">
            <Icon name="search" className="size-5 shrink-0 max-[22rem]:hidden" /> To rent
          </Button>
        </div>
      </div>
    </form>
  )
}
