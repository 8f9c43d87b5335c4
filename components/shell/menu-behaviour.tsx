'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

/** Closes every open menu of the header. */
export const closeMenus = () =>
  openMenus().forEach((menu) => {
    menu.open = false
  })

/**
 * What `<details>` leaves to do: Escape closes the open menu and gives the focus back to its
 * button, a press or a focus elsewhere closes it, and so does arriving at another page.
 */
export function MenuBehaviour() {
  const pathname = usePathname()
  const before = useRef(pathname)
  useEffect(() => {
    // Not on arrival of the script: a menu opened before it stays open.
    if (before.current !== pathname) closeMenus()
    before.current = pathname
  }, [pathname])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      openMenus().forEach((menu) => {
        const held = menu.contains(document.activeElement)
        menu.open = false
        if (held) menu.querySelector('summary')?.focus()
      })
    }
    const onElsewhere = (event: Event) => {
      const target = event.target
      openMenus().forEach((menu) => {
        if (target instanceof Node && !menu.contains(target)) menu.open = false
      })
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [])
  return null
}
