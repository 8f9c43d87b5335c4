'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const WIDE_SCREEN = '(min-width: 48rem)'

/** On a wide screen, opens every FoldOnPhones and takes its summary out of the tab order. */
export function OpenFolds() {
  const pathname = usePathname()
  useEffect(() => {
    const wideScreen = window.matchMedia(WIDE_SCREEN)
    const updateFolds = () => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('.phone-fold')) {
        fold.open = wideScreen.matches
        const summary = fold.querySelector('summary')
        if (wideScreen.matches) summary?.setAttribute('tabindex', '-1')
        else summary?.removeAttribute('tabindex')
      }
    }
    if (wideScreen.matches) updateFolds()
    wideScreen.addEventListener('change', updateFolds)
    return () => wideScreen.removeEventListener('change', updateFolds)
  }, [pathname])
  return null
}
