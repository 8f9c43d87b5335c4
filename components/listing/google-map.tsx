'use client'

import { Circle, GoogleMap } from '@react-google-maps/api'
import { useGoogleMaps } from '@/components/map/use-google-maps'

export interface GoogleMapProps {
  apiKey: string
  lat: number
  lng: number
}

/** The distance of a home from its published position, which the agency rounds to keep the exact address private. */
const POSITION_ERROR_METRES = 100
/** Google's zoom level at which a map shows the names of streets. */
const STREET_ZOOM = 15

export function ListingGoogleMap({ apiKey, lat, lng }: GoogleMapProps) {
  const { isLoaded, loadError } = useGoogleMaps(apiKey)
  if (loadError)
    return (
      <p role="status" className="mt-4">
        Google Maps did not answer. The sketch above shows where the property lies.
      </p>
    )
  if (!isLoaded)
    return (
      <div className="mt-4 aspect-video rounded-lg bg-sunken">
        <p role="status" className="p-4">
          Loading the map…
        </p>
      </div>
    )
  const centre = { lat, lng }
  return (
    <div className="mt-4 aspect-video overflow-hidden rounded-lg">
      <GoogleMap
        mapContainerStyle={{ width: '100%', height: '100%' }}
        center={centre}
        zoom={STREET_ZOOM}
        options={{ streetViewControl: false, mapTypeControl: false }}
      >
        <Circle
          center={centre}
          radius={POSITION_ERROR_METRES}
          options={{ strokeOpacity: 0.8, fillOpacity: 0.25 }}
        />
      </GoogleMap>
    </div>
  )
}
