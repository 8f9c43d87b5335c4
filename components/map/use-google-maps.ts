'use client'

import { useJsApiLoader } from '@react-google-maps/api'

/** Loads Google's script, once per page: the loader refuses other options than those of its first call. */
export const useGoogleMaps = (apiKey: string): ReturnType<typeof useJsApiLoader> =>
  useJsApiLoader({ id: 'google-maps', googleMapsApiKey: apiKey, language: 'en-GB', region: 'GB' })
