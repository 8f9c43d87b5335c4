// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { OfficeSketchMap } from '@/components/contact/office-sketch-map'
import { OfficeMap } from '@/components/contact/office-map'
import { setConsent } from '@/components/consent/consent'
import { brand } from '@/lib/config/brand'
import { renderWithSettings } from './support'

const renderMap = (settings = {}) =>
  renderWithSettings(<OfficeMap {...brand.mapPoint} fallback={<OfficeSketchMap />} />, settings)
const getScripts = () => [...document.querySelectorAll('script[src*="maps.googleapis.com"]')]

beforeEach(() => window.localStorage.clear())
afterEach(() => getScripts().forEach((script) => script.remove()))

test('the map is 1000 px high around a fixed point at zoom 14, and a sketch without an API key (CONTACT-02, D-107)', () => {
  renderMap()
  const map = document.querySelector<HTMLElement>('[data-map="office"]')
  expect(map?.style.height).toBe('1000px')
  expect([map?.dataset['zoom'], map?.dataset['lat'], map?.dataset['lng']]).toEqual([
    '14',
    '51.7356',
    '0.4685',
  ])
  expect(screen.getByRole('img', { name: /our office at 1 Market Road/ })).toBeTruthy()
  expect(getScripts()).toEqual([])
})

test('Google’s script loads only once cookies are accepted; if it fails, the sketch stays (CONST-01, CONTACT-16)', async () => {
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  renderMap({ mapsKey: 'maps-key' })
  expect(getScripts()).toEqual([])
  act(() => setConsent('accepted'))
  await eventually(() => expect(getScripts()).toHaveLength(1))
  expect(getScripts()[0]?.getAttribute('src')).toContain('key=maps-key')
  await eventually(() => {
    // The loader tries again a few times.
    act(() => getScripts().forEach((script) => script.dispatchEvent(new Event('error'))))
    expect(
      errorLog.mock.calls.some(([message]) => String(message).includes('The map could not be loaded')),
    ).toBe(true)
  })
  expect(screen.getByRole('img', { name: /our office/ })).toBeTruthy()
  errorLog.mockRestore()
})
