'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { rememberLastUrl } from '@/lib/browser/last-url'
import { useViewer } from '@/components/session/viewer'
import { readStored, storageKeys } from '@/lib/browser/storage'
import { routes } from '@/lib/config/routes'

/**
 * Takes a visitor on to the login, after keeping this page as the way back (D-20, D-23), and an
 * owner back to the listing, with which there is nothing to do here (D-160).
 */
export function ToLogin({ ownerId, listingHref }: { ownerId: number; listingHref: string }) {
  const { id } = useViewer()
  const pathname = usePathname()
  const router = useRouter()
  useEffect(() => {
    // Storage itself is asked: the first paint after a load knows a visitor alone.
    if (!readStored(storageKeys.token)) {
      rememberLastUrl(pathname, '')
      router.replace(routes.login)
    } else if (id === ownerId) router.replace(listingHref)
  }, [id, ownerId, listingHref, pathname, router])
  return null
}
