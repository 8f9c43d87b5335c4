'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { Section } from '@/lib/queries/articles'
import { keepSectionPage, markItemRead, takeReturnPage } from '@/lib/browser/section-page'

/**
 * Keeps which page of the list one is on, and takes who comes back from an item by a bare link to
 * the page they left (NEWS-03, GUIDE-02, D-60). A page named in the address is always obeyed.
 */
export function RememberPage({ section, list, page }: { section: Section; list: string; page: number }) {
  const router = useRouter()
  useEffect(() => {
    const back = takeReturnPage(section)
    if (page === 1 && back > 1 && !new URLSearchParams(location.search).has('page')) {
      router.replace(`${list}?page=${back}`)
      return
    }
    keepSectionPage(section, page)
  }, [section, list, page, router])
  return null
}

/** Notes that an item is being read, for the way back to its list. */
export function RememberItem({ section }: { section: Section }) {
  useEffect(() => markItemRead(section), [section])
  return null
}
