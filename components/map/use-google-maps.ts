'use client'

import { useJsApiLoader } from '@react-google-maps/api'

/** Loads Google's script. All maps must pass the same options: the loader refuses a second call with other options. */
export const useGoogleMaps = (apiKey: string): ReturnType<typeof useJsApiLoader> =>
  useJsApiLoader({ id: 'google-maps', googleMapsApiKey: apiKey, language: 'en-GB', region: 'GB' })
