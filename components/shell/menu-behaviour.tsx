'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

export const closeMenus = () =>
  openMenus().forEach((menu) => {
    menu.open = false
  })

/**
 * Closes `<details>` menus on Escape, on a press or focus outside them, and on a navigation. Escape returns the focus
 * to the button of the menu.
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
    const closeUnlessInside = (event: Event) => {
      const target = event.target
      openMenus().forEach((menu) => {
        if (target instanceof Node && !menu.contains(target)) menu.open = false
      })
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeUnlessInside)
    document.addEventListener('focusin', closeUnlessInside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeUnlessInside)
      document.removeEventListener('focusin', closeUnlessInside)
    }
  }, [])
  return null
}
