'use client'

import { useEffect } from 'react'
import { createGoogleEngine } from './google-engine'
import type { MapEngine } from './map-engine'
import { MapFrame } from './map-frame'
import { useGoogleMaps } from './use-google-maps'
import { useMapEngine } from './use-map-engine'

export interface GoogleCanvasProps {
  apiKey: string
  map: MapEngine | null
  onMap: (map: MapEngine | null) => void
  onFailed: (error: unknown) => void
}

/** How long a visitor waits for Google before another map takes its place. */
const LOAD_TIME_LIMIT_MS = 8_000

declare global {
  interface Window {
    /** Google's script calls this when it refuses the key. */
    gm_authFailure?: (() => void) | undefined
  }
}

/** Google's map, for a visitor who has accepted cookies (domain B7). */
export function GoogleCanvas({ apiKey, map, onMap, onFailed }: GoogleCanvasProps) {
  const { isLoaded, loadError } = useGoogleMaps(apiKey)
  const container = useMapEngine({
    create: isLoaded && !loadError ? createGoogleEngine : null,
    onMap,
    onFailed,
  })
  const isReady = map !== null

  useEffect(() => {
    if (loadError) onFailed(loadError)
  }, [loadError, onFailed])
  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(
      () => onFailed(new Error('Google Maps did not answer in time')),
      LOAD_TIME_LIMIT_MS,
    )
    return () => clearTimeout(timer)
  }, [isReady, onFailed])
  useEffect(() => {
    window.gm_authFailure = () => onFailed(new Error('Google Maps refused the key'))
    return () => {
      window.gm_authFailure = undefined
    }
  }, [onFailed])
  return <MapFrame container={container} />
}
