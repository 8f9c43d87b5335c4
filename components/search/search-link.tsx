'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { searchHref } from '@/lib/search/codec'
import type { SearchState } from '@/lib/search/state'

interface SearchLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: SearchState
  onSearch: (to: SearchState) => void
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link to another search; a plain click calls `onSearch` instead of loading a page. */
export function SearchLink({ to, onSearch, ...props }: SearchLinkProps) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // `onSearch` changes the URL at once. ReloadSameUrl would then see a link to the current URL, and reload the page.
    event.stopPropagation()
    // Once this link has lost the focus, useListPosition moves the focus to the count of the new list.
    event.currentTarget.blur()
    onSearch(to)
  }
  return <a {...props} href={searchHref(to)} onClick={onClick} />
}
