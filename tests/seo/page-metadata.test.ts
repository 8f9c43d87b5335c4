import { expect, it, vi } from 'vitest'
import { createPageMetadata } from '../../lib/queries/page-metadata'

vi.mock('../../lib/queries/public-settings', () => ({ getPublicSettings: () => ({ brandName: 'Agency' }) }))

const createImages = (meta_image: string) =>
  createPageMetadata({ meta: { page_title: 'T', meta_description: 'D', meta_image }, path: '/' }).openGraph
    ?.images

it('states the size of the site’s own social images only (META-07)', () => {
  expect(createImages('/og/sell.png')).toEqual([
    { url: expect.stringMatching(/^http.*\/og\/sell\.png$/) as string, width: 1200, height: 630 },
  ])
  expect(createImages('/media/properties/1/house.webp?w=1200')).toEqual([
    { url: expect.stringMatching(/house\.webp\?w=1200$/) as string },
  ])
  expect(createImages('')).toBeUndefined()
})

it.each([
  ['a path without its first slash', 'og/sell.png', 'http://localhost:3000/og/sell.png'],
  ['a URL of another host without its scheme', '//cdn.example/a.png', 'http://cdn.example/a.png'],
  ['a URL with its scheme', 'https://cdn.example/a.png', 'https://cdn.example/a.png'],
])('%s becomes a whole URL (META-07)', (_, image, url) => {
  expect(createImages(image)).toEqual([{ url }])
})

it.each(['http://', 'https://[', '//'])(
  'a picture without a valid URL is left out: %s (META-07)',
  (image) => {
    expect(createImages(image)).toBeUndefined()
  },
)
