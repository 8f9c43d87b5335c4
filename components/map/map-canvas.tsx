'use client'

import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useConsent } from '@/components/consent/consent'
import { usePublicSettings } from '@/components/settings/public-settings'
import type { GoogleCanvasProps } from './google-canvas'
import type { MapEngine } from './map-engine'
import { MapLibreCanvas } from './maplibre-canvas'

interface MapCanvasProps {
  /** The map of the last call of `onMap`; null while there is none. */
  map: MapEngine | null
  onMap: (map: MapEngine | null) => void
}

const statusMessages = {
  'no-webgl':
    'This browser cannot draw the map, because WebGL is missing or switched off. The list has every home.',
  failed: 'The map could not be loaded. The list has every home.',
  loading: 'Loading the map…',
} as const

function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

/** Shows Google's map if there is a key and the visitor consents, and MapLibre's map otherwise or if Google's fails. */
export function MapCanvas({ map, onMap }: MapCanvasProps) {
  const { mapsKey, mapStyleUrl = null } = usePublicSettings()
  const consent = useConsent()
  const [hasGoogleFailed, setHasGoogleFailed] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [canDrawWebGl] = useState(hasWebGl)
  const isGoogle = mapsKey !== null && consent === 'accepted' && !hasGoogleFailed

  const handleGoogleFailed = useCallback((error: unknown) => {
    console.warn('The map is drawn without Google:', error)
    setHasGoogleFailed(true)
  }, [])
  const handleFailed = useCallback((error: unknown) => {
    console.error('The map could not be drawn', error)
    setHasFailed(true)
  }, [])

  if (isGoogle)
    return (
      <>
        <GoogleCanvasOnDemand apiKey={mapsKey} map={map} onMap={onMap} onFailed={handleGoogleFailed} />
        {map ? null : <Message status="loading" />}
      </>
    )
  if (!canDrawWebGl) return <Message status="no-webgl" />
  if (hasFailed) return <Message status="failed" />
  return (
    <>
      <MapLibreCanvas styleUrl={mapStyleUrl} onMap={onMap} onFailed={handleFailed} />
      {map ? null : <Message status="loading" />}
    </>
  )
}

const Message = ({ status }: { status: keyof typeof statusMessages }) => (
  <p role="status" className="absolute inset-0 grid place-items-center p-6 text-center">
    {statusMessages[status]}
  </p>
)

/** Loads Google's map as a chunk of its own, so that no visitor loads it without consent. */
function GoogleCanvasOnDemand(props: GoogleCanvasProps) {
  const { onFailed } = props
  const [LoadedCanvas, setLoadedCanvas] = useState<ComponentType<GoogleCanvasProps> | null>(null)
  useEffect(() => {
    // A function inside a function, because React would call a component that is passed as the new state.
    import('./google-canvas').then((chunk) => setLoadedCanvas(() => chunk.GoogleCanvas), onFailed)
  }, [onFailed])
  return LoadedCanvas ? <LoadedCanvas {...props} /> : null
}
