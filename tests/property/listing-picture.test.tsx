// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ListingPicture } from '@/components/property/listing-picture'
import { MapPreview } from '@/components/search/map-preview'
import type { MapPin } from '@/lib/contract/search-map'
import { renderWithSettings } from '../support/public-settings'
import { sale } from './card-fixture'

const picture = { kind: 'sale', id: 1, file: null, alt: '', sizes: '10rem' } as const
const readWidthClasses = () =>
  [...screen.getByRole('img').classList].filter((name) => /^(w|size)-/.test(name))

it.each([
  ['its parent', undefined, ['w-full']],
  ['a map’s card', 'w-28 shrink-0', ['w-28']],
  ['a carousel', 'size-full', ['size-full']],
])('a picture in %s has only one width class', (_, className, expected) => {
  renderWithSettings(<ListingPicture {...picture} {...(className === undefined ? {} : { className })} />)
  expect(readWidthClasses()).toEqual(expected)
})

it('the picture in the card of a map’s pin leaves room for price, type and address', () => {
  const pin = { ...sale, image_xs: null, lat: 51.8, lng: 0.6 } as MapPin
  renderWithSettings(<MapPreview kind="sale" pins={[pin]} onClose={vi.fn()} />)
  expect(readWidthClasses()).toEqual(['w-28'])
  // The background must not be opaque: behind an opaque one, Chromium may leave out a part of the map.
  expect(screen.getByRole('region').classList).not.toContain('bg-surface')
})
