'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { Section } from '@/lib/queries/articles'
import { saveSectionPage, markItemRead, takeSavedPage } from '@/lib/browser/section-page'

interface RememberPageProps {
  section: Section
  listHref: string
  page: number
  /** Null while the list cannot be loaded. */
  lastPage: number | null
}

/** Goes to the page of the list that the reader left for an article (NEWS-03, D-60), unless the URL states a page. */
export function RememberPage({ section, listHref, page, lastPage }: RememberPageProps) {
  const router = useRouter()
  useEffect(() => {
    const savedPage = takeSavedPage(section)
    const returnPage = lastPage === null ? savedPage : Math.min(savedPage, lastPage)
    const hasPageInUrl = new URLSearchParams(location.search).has('page')
    if (page === 1 && returnPage > 1 && !hasPageInUrl) {
      router.replace(`${listHref}?page=${returnPage}`)
      return
    }
    saveSectionPage(section, page)
  }, [section, listHref, page, lastPage, router])
  return null
}

/** Stores that an article of the section was opened, so that RememberPage restores the list's page. */
export function MarkItemRead({ section }: { section: Section }) {
  useEffect(() => markItemRead(section), [section])
  return null
}
