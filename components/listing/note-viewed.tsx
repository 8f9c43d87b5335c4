'use client'

import { useEffect } from 'react'
import { noteViewedHome } from '@/lib/browser/viewed-homes'

/** Stores in this browser that the page of a home was opened. @param home such as 'sale:12' */
export function NoteViewed({ home }: { home: string }) {
  useEffect(() => noteViewedHome(home), [home])
  return null
}
