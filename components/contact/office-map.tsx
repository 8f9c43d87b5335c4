'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useConsent } from '@/components/consent/consent'
import { usePublicSettings } from '@/components/settings/public-settings'
import type { OfficeGoogleMapProps } from './office-google-map'

interface OfficeMapProps {
  lat: number
  lng: number
  /** Shown without a key, without consent, and when Google's map fails. */
  children: ReactNode
}

/** Google's zoom level (CONTACT-02). */
const ZOOM = 14

/** Google's map needs a key and the visitor's consent (CONTACT-02, D-107). A failure is logged (CONTACT-16). */
export function OfficeMap({ lat, lng, children }: OfficeMapProps) {
  const { mapsKey } = usePublicSettings()
  const consent = useConsent()
  const [GoogleMap, setGoogleMap] = useState<ComponentType<OfficeGoogleMapProps> | null>(null)
  const isAllowed = mapsKey !== null && consent === 'accepted'

  useEffect(() => {
    if (!isAllowed) return
    import('./office-google-map').then(
      (chunk) => setGoogleMap(() => chunk.OfficeGoogleMap),
      (cause: unknown) => console.error('The map could not be loaded:', cause),
    )
  }, [isAllowed])

  return (
    <div
      data-map="office"
      data-zoom={ZOOM}
      data-lat={lat}
      data-lng={lng}
      style={{ height: 1000 }}
      className="overflow-hidden rounded-lg border border-line bg-sunken"
    >
      {isAllowed && GoogleMap ? (
        <GoogleMap apiKey={mapsKey} lat={lat} lng={lng} zoom={ZOOM}>
          {children}
        </GoogleMap>
      ) : (
        children
      )}
    </div>
  )
}
