'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const WIDE_SCREEN = '(min-width: 48rem)'

/** On a wide screen, opens every FoldOnPhones and takes its summary out of the tab order. */
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
