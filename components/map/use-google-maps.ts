'use client'

import { useJsApiLoader } from '@react-google-maps/api'

/** Loads Google's script. All maps pass the same options, because the loader refuses others later. */
export const useGoogleMaps = (apiKey: string): ReturnType<typeof useJsApiLoader> =>
  useJsApiLoader({ id: 'google-maps', googleMapsApiKey: apiKey, language: 'en-GB', region: 'GB' })
