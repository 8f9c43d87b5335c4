'use client'

import Link from 'next/link'
import { useState, type ComponentProps } from 'react'
import { LinkPending } from './link-pending'

/**
 * A link of the shell. Header and footer hold some sixty of them, so none is fetched for being
 * seen: a page is fetched when a pointer or the keyboard comes to its link, ahead of the click.
 */
export function ShellLink({ children, ...props }: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [near, setNear] = useState(false)
  const comeNear = () => setNear(true)
  return <Link {...props} prefetch={near} onPointerEnter={comeNear} onFocus={comeNear}>{children}<LinkPending /></Link>
}
