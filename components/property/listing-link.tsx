'use client'

import Link from 'next/link'
import { useState, type ComponentProps } from 'react'

/**
 * A link to a page that is fetched once somebody means it: on hover, focus or touch, never merely
 * because it is on the screen, where a list has dozens of them (P9).
 */
export function ListingLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [meant, setMeant] = useState(false)
  const mean = () => setMeant(true)
  return <Link {...props} prefetch={meant} onPointerEnter={mean} onFocus={mean} onTouchStart={mean} />
}
