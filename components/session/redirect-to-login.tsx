'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { readStored, storageKeys } from '@/lib/browser/storage'
import { routes } from '@/lib/config/routes'
import { rememberLastUrl } from '@/lib/browser/last-url'

/** Redirects a visitor to the login, and stores the page to which the login returns, without its query (D-20, D-23). */
export function RedirectToLogin() {
  const pathname = usePathname()
  const router = useRouter()
  useEffect(() => {
    if (readStored(storageKeys.token)) return
    const noQuery = ''
    rememberLastUrl(pathname, noQuery)
    router.replace(routes.login)
  }, [pathname, router])
  return null
}
