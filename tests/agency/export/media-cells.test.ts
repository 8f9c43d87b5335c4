import { expect, it } from 'vitest'
import type { ExportedListing } from '../../../lib/agency/export/find-listings'
import { toMediaCells } from '../../../lib/agency/export/media-cells'

it('a file that the store does not have uses no column', async () => {
  const media = ['gone', 'first', 'second', 'third'].map((name) => ({
    kind: 'epc' as const,
    file: `${name}.webp`,
    alt: '',
  }))
  const listing = { id: 1, importRef: null, media } as unknown as ExportedListing
  const { cells, files } = await toMediaCells(listing, '1', async (file) => file !== 'gone.webp')
  // The format has two columns for certificates.
  expect(files.map(({ file }) => file)).toEqual(['first.webp', 'second.webp'])
  expect(Object.keys(cells).filter((column) => !column.includes('TEXT'))).toEqual([
    'MEDIA_IMAGE_60',
    'MEDIA_IMAGE_61',
  ])
})
