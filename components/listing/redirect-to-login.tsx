'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { rememberLastUrl } from '@/lib/browser/last-url'
import { useViewer } from '@/components/session/viewer'
import { readStored, storageKeys } from '@/lib/browser/storage'
import { routes } from '@/lib/config/routes'

interface RedirectToLoginProps {
  ownerId: number
  listingHref: string
}

/**
 * Redirects a visitor to the login, which returns to this page (D-20, D-23). Redirects the owner to the listing,
 * because owners take no actions on their own listing (D-160).
 */
export function RedirectToLogin({ ownerId, listingHref }: RedirectToLoginProps) {
  const { id } = useViewer()
  const pathname = usePathname()
  const router = useRouter()
  useEffect(() => {
    // Reads the token from storage: during hydration useViewer reports a visitor even for a user.
    if (!readStored(storageKeys.token)) {
      rememberLastUrl(pathname, window.location.search)
      router.replace(routes.login)
    } else if (id === ownerId) {
      router.replace(listingHref)
    }
  }, [id, ownerId, listingHref, pathname, router])
  return null
}
