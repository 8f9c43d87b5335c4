'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

export const closeMenus = () =>
  openMenus().forEach((menu) => {
    menu.open = false
  })

/**
 * Behaviour that `<details>` lacks: Escape closes the open menu and returns the focus to its button; a
 * press or focus outside it and a navigation close it too.
 */
export function MenuBehaviour() {
  const pathname = usePathname()
  const previousPath = useRef(pathname)
  useEffect(() => {
    // A menu that was opened before hydration stays open.
    if (previousPath.current !== pathname) closeMenus()
    previousPath.current = pathname
  }, [pathname])

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      openMenus().forEach((menu) => {
        const hadFocus = menu.contains(document.activeElement)
        menu.open = false
        if (hadFocus) menu.querySelector('summary')?.focus()
      })
    }
    const closeOnOutside = (event: Event) => {
      const target = event.target
      openMenus().forEach((menu) => {
        if (target instanceof Node && !menu.contains(target)) menu.open = false
      })
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOnOutside)
    document.addEventListener('focusin', closeOnOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOnOutside)
      document.removeEventListener('focusin', closeOnOutside)
    }
  }, [])
  return null
}
