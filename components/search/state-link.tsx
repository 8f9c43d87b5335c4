'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { searchHref } from '@/lib/search/codec'
import type { SearchState } from '@/lib/search/state'

interface StateLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: SearchState
  go: (to: SearchState) => void
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A real link to another list of results; a plain click opens it in place. */
export function StateLink({ to, go, ...props }: StateLinkProps) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return
    event.preventDefault()
    // The address changes at once, so the shell would take this for a link to the page one is on.
    event.stopPropagation()
    event.currentTarget.blur()
    go(to)
  }
  return <a {...props} href={searchHref(to)} onClick={onClick} />
}
