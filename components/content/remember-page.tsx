'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { Section } from '@/lib/queries/articles'
import { saveSectionPage, markItemRead, takeSavedPage } from '@/lib/browser/section-page'

interface RememberPageProps {
  section: Section
  listHref: string
  page: number
}

/** Goes to the page that the reader left for an article (NEWS-03, D-60), unless the URL has a page number. */
export function RememberPage({ section, listHref, page }: RememberPageProps) {
  const router = useRouter()
  useEffect(() => {
    const returnPage = takeSavedPage(section)
    const hasPageInUrl = new URLSearchParams(location.search).has('page')
    if (page === 1 && returnPage > 1 && !hasPageInUrl) {
      router.replace(`${listHref}?page=${returnPage}`)
      return
    }
    saveSectionPage(section, page)
  }, [section, listHref, page, router])
  return null
}

/** Stores that an article of the section was opened, so that RememberPage restores the list's page. */
export function MarkItemRead({ section }: { section: Section }) {
  useEffect(() => markItemRead(section), [section])
  return null
}
