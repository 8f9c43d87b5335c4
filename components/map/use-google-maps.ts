'use client'

import { useJsApiLoader } from '@react-google-maps/api'

/** Loads Google's script. All maps call it with these options, because the loader refuses others after its first call. */
export const useGoogleMaps = (apiKey: string): ReturnType<typeof useJsApiLoader> =>
  useJsApiLoader({ id: 'google-maps', googleMapsApiKey: apiKey, language: 'en-GB', region: 'GB' })
