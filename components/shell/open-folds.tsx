'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const WIDE_SCREEN = '(min-width: 48rem)'

/** Opens every PhoneFold on a wide wideScreen and takes its summary out of the tab order. On a phone they start closed. */
export function OpenFolds() {
  const pathname = usePathname()
  useEffect(() => {
    const wideScreen = window.matchMedia(WIDE_SCREEN)
    const apply = () => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('.phone-fold')) {
        fold.open = wideScreen.matches
        const summary = fold.querySelector('summary')
        if (wideScreen.matches) summary?.setAttribute('tabindex', '-1')
        else summary?.removeAttribute('tabindex')
      }
    }
    if (wideScreen.matches) apply()
    wideScreen.addEventListener('change', apply)
    return () => wideScreen.removeEventListener('change', apply)
  }, [pathname])
  return null
}
