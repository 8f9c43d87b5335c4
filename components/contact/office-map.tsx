'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useConsent } from '@/components/consent/consent'
import { usePublicSettings } from '@/components/settings/public-settings'
import type { OfficeGoogleMapProps } from './office-google-map'

interface OfficeMapProps {
  lat: number
  lng: number
  /** Shown in place of Google's map if there is no key or no consent, while the map loads, and if it fails. */
  fallback: ReactNode
}

/* The specification states Google's zoom level and the height (CONTACT-02). */
const ZOOM = 14
const HEIGHT_PX = 1000

/** Shows the office, on Google's map if there is a key and the visitor's consent (CONTACT-02, D-107). */
export function OfficeMap({ lat, lng, fallback }: OfficeMapProps) {
  const { mapsKey } = usePublicSettings()
  const consent = useConsent()
  const [GoogleMap, setGoogleMap] = useState<ComponentType<OfficeGoogleMapProps> | null>(null)
  const isAllowed = mapsKey !== null && consent === 'accepted'

  useEffect(() => {
    if (!isAllowed) return
    import('./office-google-map').then(
      // An updater that returns the component, because React would call the component itself as an updater.
      (chunk) => setGoogleMap(() => chunk.OfficeGoogleMap),
      // The fallback stays (CONTACT-16).
      (cause: unknown) => console.error('The map could not be loaded:', cause),
    )
  }, [isAllowed])

  return (
    <div
      data-map="office"
      data-zoom={ZOOM}
      data-lat={lat}
      data-lng={lng}
      style={{ height: HEIGHT_PX }}
      className="overflow-hidden rounded-lg border border-line bg-sunken"
    >
      {isAllowed && GoogleMap ? (
        <GoogleMap apiKey={mapsKey} lat={lat} lng={lng} zoom={ZOOM} fallback={fallback} />
      ) : (
        fallback
      )}
    </div>
  )
}
