import sharp from 'sharp'
import { expect, it } from 'vitest'
import { countScans } from '../../lib/media/count-scans'
import { createJpegOfScans } from '../support/jpeg-of-scans'

const START_OF_SCAN = Buffer.from([0xff, 0xda])

it('counts the scans of a JPEG, but not those in data after its end', async () => {
  expect(countScans(createJpegOfScans(7))).toBe(7)
  expect(countScans(Buffer.concat([createJpegOfScans(7), Buffer.alloc(1_000, START_OF_SCAN)]))).toBe(7)
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photograph = sharp({ create: { width: 300, height: 200, channels: 3, background: '#777', noise } })
  expect(countScans(await photograph.clone().jpeg().toBuffer())).toBe(1)
  const progressive = countScans(await photograph.clone().jpeg({ mozjpeg: true }).toBuffer())
  // The usual progressive JPEG has about ten scans.
  expect(progressive).toBeGreaterThan(5)
  expect(progressive).toBeLessThan(20)
})

it('counts no scans in other files, and in a truncated JPEG those that it has', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#777' } })
    .png()
    .toBuffer()
  const broken = createJpegOfScans(3).subarray(0, -4)
  expect([png, Buffer.alloc(0), START_OF_SCAN, broken].map(countScans)).toEqual([0, 0, 0, 3])
})
