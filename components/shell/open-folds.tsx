'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const WIDE_SCREEN = '(min-width: 48rem)'

/** Opens every PhoneFold on a wide screen and takes its summary out of the tab order; a phone's are left as they are. */
export function OpenFolds() {
  const pathname = usePathname()
  useEffect(() => {
    const screen = window.matchMedia(WIDE_SCREEN)
    const apply = () => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('.phone-fold')) {
        fold.open = screen.matches
        const summary = fold.querySelector('summary')
        if (screen.matches) summary?.setAttribute('tabindex', '-1')
        else summary?.removeAttribute('tabindex')
      }
    }
    if (screen.matches) apply()
    screen.addEventListener('change', apply)
    return () => screen.removeEventListener('change', apply)
  }, [pathname])
  return null
}
