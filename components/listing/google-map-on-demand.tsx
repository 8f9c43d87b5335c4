'use client'

import { useState, type ComponentType } from 'react'
import { useConsent } from '@/components/consent/consent'
import { usePublicSettings } from '@/components/settings/public-settings'
import { Button } from '@/components/ui/button'
import type { GoogleMapProps } from './google-map'

/** Loads the map only for a visitor who has accepted cookies (domain B7). Renders nothing without an API key. */
export function GoogleMapOnDemand({ lat, lng }: { lat: number; lng: number }) {
  const { mapsKey } = usePublicSettings()
  const consent = useConsent()
  const [LoadedMap, setLoadedMap] = useState<ComponentType<GoogleMapProps> | null>(null)
  const [problem, setProblem] = useState('')
  if (!mapsKey) return null
  if (LoadedMap) return <LoadedMap apiKey={mapsKey} lat={lat} lng={lng} />

  const show = () => {
    if (consent !== 'accepted') {
      setProblem('Google’s map sets cookies. Accept cookies first: the choice is at the foot of every page.')
      return
    }
    setProblem('')
    import('./google-map').then(
      // React calls a function that is passed to a state's setter, so the component is returned by such a function.
      (chunk) => setLoadedMap(() => chunk.ListingGoogleMap),
      () => setProblem('The map could not be loaded. Check your connection and try again.'),
    )
  }
  return (
    <div className="mt-4 noscript:hidden print:hidden">
      <Button variant="secondary" onClick={show}>
        Show on Google Maps
      </Button>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {problem}
      </p>
    </div>
  )
}
