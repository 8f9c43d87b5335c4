// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Location } from '@/components/listing/location'
import type { Listing } from '@/components/property/listing'
import { renderWithSettings } from '../support/public-settings'
import { saleListing } from './fixture'

/** @param mapsKey the API key of Google Maps; null for a site without one */
const showLocation = (listing: Listing, mapsKey: string | null = null) =>
  renderWithSettings(<Location listing={listing} />, { mapsKey })
const stations = [
  { name: 'Witham', miles: 1.7, lat: 51.81, lng: 0.68 },
  // Beyond the 15 miles within which findUsefulStations keeps a station.
  { name: 'Stranraer', miles: 41, lat: 54.9, lng: -5.02 },
]
/** Settlements, of which one has the name of a station. */
const nearby = [
  { name: 'Witham', lat: 51.8, lng: 0.64 },
  { name: 'Maldon', lat: 51.73, lng: 0.68 },
]

describe('the location of a listing (FIELD-32)', () => {
  it('lists near stations with their distance, and leaves out distant ones', () => {
    showLocation(saleListing({ stations, nearby }))
    expect(screen.getByText('1.7 miles')).toBeTruthy()
    expect(screen.queryByText(/Stranraer/)).toBeNull()
  })

  it('mentions stations beside the map only if there are any', () => {
    const { unmount } = showLocation(saleListing({ stations, nearby }))
    expect(screen.getByRole('img', { name: /The stations near it are listed/ })).toBeTruthy()
    expect(screen.getByText(/Squares are stations/)).toBeTruthy()
    unmount()
    showLocation(saleListing({ nearby }))
    expect(screen.getByRole('img').getAttribute('aria-label')).not.toContain('stations')
    expect(screen.queryByText(/Squares are stations/)).toBeNull()
  })

  it('links to a street map at the public position, and not for a listing without a position', () => {
    const { unmount } = showLocation(saleListing())
    expect(screen.getByRole('link', { name: /Street map/ }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=51.8&mlon=0.64#map=16/51.8/0.64',
    )
    unmount()
    showLocation(saleListing({ lat: null, lng: null }))
    expect(screen.queryByRole('link', { name: /Street map/ })).toBeNull()
  })

  it('links to the homes in its town and not in a larger town of the same name', () => {
    const { unmount } = showLocation(
      saleListing({ town: 'Newport', county: 'Isle of Wight', town_search: 'Newport, Isle of Wight' }),
    )
    const getHref = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(getHref(/in Newport/)).toBe('/find-a-property/newport-isle-of-wight')
    unmount()
    showLocation(saleListing({ town: 'Witham' }))
    expect(getHref(/in Witham/)).toBe('/find-a-property/witham')
  })

  it('draws one mark for a town and a station of the same name, and says that the point is approximate', () => {
    const { container } = showLocation(saleListing({ stations, nearby }))
    const names = [...container.querySelectorAll('svg[role="img"] text')].map((text) => text.textContent)
    expect(names.filter((name) => name === 'Witham')).toHaveLength(1)
    expect(names).toContain('Maldon')
    expect(screen.getByText(/The point is approximate/)).toBeTruthy()
  })

  it('has no map for a listing without coordinates', () => {
    showLocation(saleListing({ lat: null, lng: null }))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('Witham, Essex, CM8')).toBeTruthy()
  })

  it('offers Google’s map only where the site has an API key, and loads no script without consent (domain B7)', async () => {
    const { unmount } = showLocation(saleListing({ stations, nearby }))
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
    localStorage.clear()
    showLocation(saleListing({ stations, nearby }), 'a-key')
    screen.getByRole('button', { name: 'Show on Google Maps' }).click()
    expect(await screen.findByText(/Accept cookies first/)).toBeTruthy()
    expect(document.querySelector('script[src*="google"]')).toBeNull()
  })
})
