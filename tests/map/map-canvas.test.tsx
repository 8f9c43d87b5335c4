// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setConsent } from '@/components/consent/consent'
import { MapCanvas } from '@/components/map/map-canvas'
import type { MapEngine } from '@/components/map/map-engine'
import { eventually } from '../support/eventually'
import { renderWithSettings } from '../support/public-settings'
import { fakeGoogle } from './fake-google-maps'

/** The API keys with which Google's script was requested. */
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
      {/* Only Google's map credits its data itself, so this tells the two maps apart. */}
      {map ? <p>{map.hasOwnCredits ? 'Google' : 'MapLibre'}</p> : null}
    </>
  )
}

const waitForMap = (name: 'Google' | 'MapLibre') => eventually(() => screen.getByText(name))

beforeEach(() => {
  window.localStorage.clear()
  sentKeys.clear()
  vi.stubGlobal('google', fakeGoogle)
  // jsdom has no WebGL. Any value other than null counts as a context.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('requests nothing from Google without a key, even if the visitor has accepted cookies', async () => {
  setConsent('accepted')
  renderWithSettings(<NamedMap />)
  await waitForMap('MapLibre')
  expect(sentKeys.size).toBe(0)
})

test('uses Google’s map only while cookies are accepted (domain B7)', async () => {
  renderWithSettings(<NamedMap />, { mapsKey: 'maps-key' })
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

test('falls back to MapLibre when Google refuses the key', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  setConsent('accepted')
  renderWithSettings(<NamedMap />, { mapsKey: 'maps-key' })
  await waitForMap('Google')
  act(() => window.gm_authFailure?.())
  await waitForMap('MapLibre')
  expect(warned).toHaveBeenCalledOnce()
})

test('says that WebGL is missing when no map can be drawn', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  renderWithSettings(<NamedMap />)
  expect(screen.getByRole('status').textContent).toContain('WebGL is missing')
})
