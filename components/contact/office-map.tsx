'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useConsent } from '@/components/consent/consent'
import { useRuntime } from '@/components/runtime/runtime'
import type { OfficeGoogleMapProps } from './office-google-map'

interface OfficeMapProps {
  lat: number
  lng: number
  /** Our own drawing: what there is without a key, without consent, and when Google does not answer. */
  children: ReactNode
}

/** Google's own measure of scale (CONTACT-02). */
const ZOOM = 14

/**
 * Where the office is, 1000 px high (CONTACT-02, D-107). Google's map is asked for where the site
 * has a key and the visitor has accepted cookies; that it fails is told to the console (CONTACT-16).
 */
export function OfficeMap({ lat, lng, children }: OfficeMapProps) {
  const { mapsKey } = useRuntime()
  const consent = useConsent()
  const [Google, setGoogle] = useState<ComponentType<OfficeGoogleMapProps> | null>(null)
  const isWanted = mapsKey !== null && consent === 'accepted'

  useEffect(() => {
    if (!isWanted) return
    import('./office-google-map').then(
      (chunk) => setGoogle(() => chunk.OfficeGoogleMap),
      (cause: unknown) => console.error('The map could not be loaded:', cause),
    )
  }, [isWanted])

  return (
    <div
      data-map="office"
      data-zoom={ZOOM}
      data-lat={lat}
      data-lng={lng}
      style={{ height: 1000 }}
      className="overflow-hidden rounded-lg border border-line bg-sunken"
    >
      {isWanted && Google ? (
        <Google apiKey={mapsKey} lat={lat} lng={lng} zoom={ZOOM}>
          {children}
        </Google>
      ) : (
        children
      )}
    </div>
  )
}
