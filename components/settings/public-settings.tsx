'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { PublicSettings } from '@/lib/queries/public-settings'

const PublicSettingsContext = createContext<PublicSettings | null>(null)

/** Provides the settings that a browser may know. They come with each page, because one build serves all sites (D-05). */
export function PublicSettingsProvider({ value, children }: { value: PublicSettings; children: ReactNode }) {
  return <PublicSettingsContext value={value}>{children}</PublicSettingsContext>
}

/** Returns the site's settings to a client component. Server components call `getPublicSettings()`. */
export function usePublicSettings(): PublicSettings {
  const settings = useContext(PublicSettingsContext)
  if (!settings) throw new Error('usePublicSettings() must be called inside PublicSettingsProvider')
  return settings
}
