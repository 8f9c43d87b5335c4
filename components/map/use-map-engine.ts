'use client'

import { useEffect, useRef, type RefObject } from 'react'
import type { MapEngine } from './map-engine'

interface MapEngineOptions {
  /** Creates a map in an element; null while what it needs is loading. */
  create: ((container: HTMLElement) => Promise<MapEngine>) | null
  onMap: (map: MapEngine | null) => void
  onFailed: (error: unknown) => void
}

/** Puts a map into the element of the ref that is returned, and takes it away with the component. */
export function useMapEngine({
  create,
  onMap,
  onFailed,
}: MapEngineOptions): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
    if (!element || !create) return
    let isGone = false
    let map: MapEngine | undefined
    create(element).then(
      (created) => {
        if (isGone) return created.remove()
        map = created
        onMap(created)
      },
      (error: unknown) => {
        if (!isGone) onFailed(error)
      },
    )
    return () => {
      isGone = true
      onMap(null)
      map?.remove()
    }
  }, [create, onMap, onFailed])
  return container
}
