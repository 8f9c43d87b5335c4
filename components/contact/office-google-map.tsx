'use client'

import { GoogleMap, MarkerF } from '@react-google-maps/api'
import { useEffect, type ReactNode } from 'react'
import { useGoogleMaps } from '@/components/map/use-google-maps'

export interface OfficeGoogleMapProps {
  apiKey: string
  lat: number
  lng: number
  zoom: number
  /** Shown until the map is loaded, or if it fails. */
  fallback: ReactNode
}

/** Google's map, centred on the office (CONST-01). */
export function OfficeGoogleMap({ apiKey, lat, lng, zoom, fallback }: OfficeGoogleMapProps) {
  const { isLoaded, loadError } = useGoogleMaps(apiKey)
  useEffect(() => {
    if (loadError) console.error('The map could not be loaded:', loadError.message)
  }, [loadError])
  if (!isLoaded || loadError) return fallback
  return (
    <GoogleMap
      mapContainerStyle={{ width: '100%', height: '100%' }}
      center={{ lat, lng }}
      zoom={zoom}
      options={{ streetViewControl: false, mapTypeControl: false }}
    >
      <MarkerF position={{ lat, lng }} />
    </GoogleMap>
  )
}
