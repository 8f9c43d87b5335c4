'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

const findOpenMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

/** Returns the element with a menu's button and its content, which may be beside the `<details>` element. */
const getMenuArea = (menu: HTMLDetailsElement) => (menu.dataset.menu === 'beside' ? menu.parentElement : menu)

export const closeMenus = () =>
  findOpenMenus().forEach((menu) => {
    menu.open = false
  })

/** Closes menus on Escape, on a press or focus outside, and on navigation. Escape returns the focus to the button. */
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
      findOpenMenus().forEach((menu) => {
        const hadFocus = getMenuArea(menu)?.contains(document.activeElement)
        menu.open = false
        if (hadFocus) menu.querySelector('summary')?.focus()
      })
    }
    const closeUnlessInside = (event: Event) => {
      const target = event.target
      findOpenMenus().forEach((menu) => {
        if (target instanceof Node && !getMenuArea(menu)?.contains(target)) menu.open = false
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
