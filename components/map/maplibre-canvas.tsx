'use client'

import { useCallback } from 'react'
import type { MapEngine } from './map-engine'
import { MapFrame } from './map-frame'
import { useMapEngine } from './use-map-engine'

interface MapLibreCanvasProps {
  styleUrl: string | null
  onMap: (map: MapEngine | null) => void
  onFailed: (error: unknown) => void
}

/** MapLibre's map, with the site's own style or one of street tiles. */
export function MapLibreCanvas({ styleUrl, onMap, onFailed }: MapLibreCanvasProps) {
  const create = useCallback(
    async (container: HTMLElement) => {
      const { createMapLibreEngine } = await import('./maplibre-engine')
      return createMapLibreEngine(container, styleUrl)
    },
    [styleUrl],
  )
  return <MapFrame container={useMapEngine({ create, onMap, onFailed })} />
}
