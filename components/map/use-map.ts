'use client'

import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useState, type RefObject } from 'react'
import { usePublicSettings } from '@/components/settings/public-settings'
import { createMap, hasWebGl } from './create-map'

export type MapState =
  { status: 'loading' | 'no-webgl' | 'failed'; map: null } | { status: 'ready'; map: MapLibreMap }

/** Puts a map into an element, and takes it away with the component. */
export function useMap(container: RefObject<HTMLElement | null>): MapState {
  const { mapStyleUrl = null } = usePublicSettings()
  const [state, setState] = useState<MapState>({ status: 'loading', map: null })
  useEffect(() => {
    let isGone = false
    let created: MapLibreMap | undefined
    const element = container.current
    if (!element) return
    const start = async () => {
      if (!hasWebGl()) return setState({ status: 'no-webgl', map: null })
      try {
        created = await createMap(element, mapStyleUrl)
        if (isGone) return created.remove()
        // A tile that is missing is no reason to take the map away.
        created.on('error', ({ error }) => console.warn('The map:', error.message))
        setState({ status: 'ready', map: created })
      } catch (error) {
        console.error('The map could not be drawn', error)
        if (!isGone) setState({ status: 'failed', map: null })
      }
    }
    void start()
    return () => {
      isGone = true
      created?.remove()
    }
  }, [container, mapStyleUrl])
  return state
}
