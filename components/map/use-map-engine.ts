'use client'

import { useEffect, useRef, type RefObject } from 'react'
import type { MapEngine } from './map-engine'

interface MapEngineOptions {
  /** Creates a map in an element; null while the map's script is loading. */
  create: ((container: HTMLElement) => Promise<MapEngine>) | null
  onMap: (map: MapEngine | null) => void
  onFailed: (error: unknown) => void
}

/** Creates a map in the element of the returned ref, and removes the map when the component unmounts. */
export function useMapEngine({
  create,
  onMap,
  onFailed,
}: MapEngineOptions): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
    if (!element || !create) return
    let isUnmounted = false
    let map: MapEngine | undefined
    create(element).then(
      (createdMap) => {
        if (isUnmounted) return createdMap.remove()
        map = createdMap
        onMap(createdMap)
      },
      (error: unknown) => {
        if (!isUnmounted) onFailed(error)
      },
    )
    return () => {
      isUnmounted = true
      onMap(null)
      map?.remove()
    }
  }, [create, onMap, onFailed])
  return container
}
