// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setConsent } from '@/components/consent/consent'
import { MapCanvas } from '@/components/map/map-canvas'
import type { MapEngine } from '@/components/map/map-engine'
import { eventually } from '../support/eventually'
import { show } from '../support/public-settings'
import { fakeGoogle } from './fake-google-maps'

/** The keys that Google's script was asked for with. */
const sentKeys = vi.hoisted(() => new Set<string>())
vi.mock('@react-google-maps/api', () => ({
  useJsApiLoader: ({ googleMapsApiKey }: { googleMapsApiKey: string }) => {
    sentKeys.add(googleMapsApiKey)
    return { isLoaded: true }
  },
}))
vi.mock('maplibre-gl', async () => ({
  Map: (await import('./fake-maplibre')).FakeMapLibreMap,
  setWorkerUrl: () => undefined,
}))

function NamedMap() {
  const [map, setMap] = useState<MapEngine | null>(null)
  return (
    <>
      <MapCanvas map={map} onMap={setMap} />
      {map ? <p>{map.hasOwnCredits ? 'Google' : 'MapLibre'}</p> : null}
    </>
  )
}

const waitForMap = (name: 'Google' | 'MapLibre') => eventually(() => screen.getByText(name))

beforeEach(() => {
  window.localStorage.clear()
  sentKeys.clear()
  vi.stubGlobal('google', fakeGoogle)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('asks Google for nothing without a key, whatever the visitor has accepted', async () => {
  setConsent('accepted')
  show(<NamedMap />)
  await waitForMap('MapLibre')
  expect(sentKeys.size).toBe(0)
})

test('asks Google for nothing until cookies are accepted, and lets go of it when they no longer are (domain B7)', async () => {
  show(<NamedMap />, { mapsKey: 'maps-key' })
  await waitForMap('MapLibre')
  act(() => setConsent('rejected'))
  await waitForMap('MapLibre')
  expect(sentKeys.size).toBe(0)

  act(() => setConsent('accepted'))
  await waitForMap('Google')
  expect([...sentKeys]).toEqual(['maps-key'])

  act(() => setConsent('rejected'))
  await waitForMap('MapLibre')
})

test('draws the map without Google when Google refuses the key', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  setConsent('accepted')
  show(<NamedMap />, { mapsKey: 'maps-key' })
  await waitForMap('Google')
  act(() => window.gm_authFailure?.())
  await waitForMap('MapLibre')
  expect(warned).toHaveBeenCalledOnce()
})

test('says that the list has every home where nothing can draw a map', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  show(<NamedMap />)
  expect(screen.getByRole('status').textContent).toContain('WebGL is missing')
})
