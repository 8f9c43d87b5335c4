import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { runTask } from '../../../lib/agency/jobs/run-task'
import { eventually } from '../../support/eventually'
import { openImportSuite } from './import-suite'

/* Imported pictures are decoded and encoded again, and never served as they were sent. */

const suite = openImportSuite()
beforeAll(() => {
  process.env.DATABASE_URL = suite.url
})
afterAll(() => disconnect())

describe('pictures', () => {
  const createJpeg = (color: string) =>
    sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: color } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer()
  /** Each cell names a file of `beforeEach`. 'B.JPG' finds b.jpg, because the case of letters is ignored. */
  const mediaCells = {
    MEDIA_IMAGE_00: 'a.jpg',
    MEDIA_IMAGE_01: 'B.JPG',
    MEDIA_IMAGE_60: 'epc.png',
    MEDIA_IMAGE_TEXT_60: 'EPC',
    MEDIA_FLOOR_PLAN_00: 'plan.gif',
  }
  const readMedia = async () =>
    (
      await suite.client.query(
        'SELECT kind, position, file, alt, source FROM listing_media ORDER BY kind, position',
      )
    ).rows as { kind: string; position: number; file: string; alt: string; source: string }[]

  beforeEach(async () => {
    await fs.rm(suite.store, { recursive: true, force: true })
    await fs.writeFile(path.join(suite.folder, 'a.jpg'), await createJpeg('red'))
    await fs.writeFile(path.join(suite.folder, 'b.jpg'), await createJpeg('blue'))
    await fs.writeFile(
      path.join(suite.folder, 'epc.png'),
      await sharp({ create: { width: 40, height: 40, channels: 3, background: 'green' } })
        .png()
        .toBuffer(),
    )
    await fs.writeFile(
      path.join(suite.folder, 'plan.gif'),
      await sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
        .gif()
        .toBuffer(),
    )
  })

  it('are decoded, scaled down, stripped of metadata, and named by their content', async () => {
    const report = await suite.importRows([mediaCells])
    expect(report.warnings).toEqual([])
    const rows = await readMedia()
    expect(rows.map(({ kind, position, source }) => `${kind} ${position} ${source}`)).toEqual([
      'image 0 a.jpg',
      'image 1 B.JPG',
      'floorplan 0 plan.gif',
      'epc 0 epc.png',
    ])
    expect(rows[0]?.alt).toBe('Photo 1 of Collingwood Road, Witham')
    for (const { file } of rows) expect(file).toMatch(/^[0-9a-f]{24}\.webp$/)
    const stored = path.join(suite.store, rows[0]!.file)
    const { width, format, exif } = await sharp(stored).metadata()
    expect({ width, format, exif }).toEqual({ width: 2_000, format: 'webp', exif: undefined })
  })

  it('are kept when their file is gone, because an earlier import has stored them', async () => {
    await suite.importRows([mediaCells])
    const before = await readMedia()
    await fs.rm(path.join(suite.folder, 'a.jpg'))
    const report = await suite.importRows([{ ...mediaCells, PRICE: '240000' }], {
      generated: '2026-11-03 09:00:00',
    })
    expect(report).toMatchObject({ updated: 1, warnings: [] })
    expect(await readMedia()).toEqual(before)
  })

  it('that the owner uploaded stay, behind the imported ones, when an import changes a home', async () => {
    await suite.importRows([mediaCells])
    // Makes room for the owner's photograph between the two imported ones.
    await suite.client.query(
      "UPDATE listing_media SET position = position + 1 WHERE kind = 'image' AND position = 1",
    )
    await suite.client.query(
      `INSERT INTO listing_media (listing_id, kind, position, file, alt)
         VALUES (1, 'image', 1, 'own.webp', 'Pond'), (1, 'document', 0, 'own.pdf', 'Plans')`,
    )
    await suite.importRows([{ ...mediaCells, PRICE: '240000' }], { generated: '2026-11-03 09:00:00' })
    expect((await readMedia()).map(({ file }) => file)).toContain('own.pdf')
    await suite.importRows([{ ...mediaCells, MEDIA_IMAGE_00: '', MEDIA_IMAGE_60: '' }], {
      generated: '2026-11-04 09:00:00',
    })
    expect((await readMedia()).map(({ kind, position, alt }) => `${kind} ${position} ${alt}`)).toEqual([
      'image 0 Photo 1 of Collingwood Road, Witham',
      'image 1 Pond',
      'floorplan 0 Floor plan of Collingwood Road, Witham',
      'document 0 Plans',
    ])
  })

  it('are deleted from the store when an import drops them, unless another home shows them', async () => {
    await suite.importRows([mediaCells, { AGENT_REF: '1_2', ADDRESS_1: '16', MEDIA_IMAGE_00: 'b.jpg' }])
    const [first, second] = await readMedia()
    await suite.importRows(
      [
        { ...mediaCells, MEDIA_IMAGE_00: '', MEDIA_IMAGE_01: '' },
        { AGENT_REF: '1_2', ADDRESS_1: '16', MEDIA_IMAGE_00: 'b.jpg' },
      ],
      { generated: '2026-11-03 09:00:00' },
    )
    const { rows: jobs } = await suite.client.query<{ payload: unknown }>(
      `SELECT payload FROM graphile_worker._private_jobs JOIN graphile_worker.jobs USING (id)
         WHERE task_identifier = 'remove-unused-file'`,
    )
    for (const { payload } of jobs) await runTask('remove-unused-file', payload, { isLastAttempt: true })
    const stored = await fs.readdir(suite.store)
    expect(stored).not.toContain(first?.file)
    expect(stored).toContain(second?.file)
  })

  it('are not deleted by a job while a running import needs them', async () => {
    await suite.importRows([mediaCells])
    const file = (await readMedia())[0]!.file
    await suite.client.query('DELETE FROM listing_media')
    await suite.client.query('BEGIN')
    await suite.client.query('LOCK listing_media IN SHARE MODE')
    const importing = suite.importRows([{ ...mediaCells, AGENT_REF: '1_2', ADDRESS_1: '16' }], {
      generated: '2026-11-03 09:00:00',
    })
    // The import stores its pictures, and then waits until it may write their rows.
    await eventually(async () => {
      const { rowCount } = await suite.client.query(
        "SELECT FROM pg_locks WHERE relation = 'listing_media'::regclass AND NOT granted",
      )
      expect(rowCount).toBe(1)
    })
    await runTask('remove-unused-file', { file }, { isLastAttempt: true })
    await suite.client.query('COMMIT')
    await importing
    expect(await fs.readdir(suite.store)).toContain(file)
    // The job could not lock the file, so it has queued itself again for a later time.
    const { rows: jobs } = await suite.client.query(
      "SELECT run_at > now() AS is_later FROM graphile_worker.jobs WHERE key = 'remove-file:' || $1",
      [file],
    )
    expect(jobs).toEqual([{ is_later: true }])
  })

  it('that are missing at first are imported once they are beside the BLM file', async () => {
    await fs.rename(path.join(suite.folder, 'a.jpg'), path.join(suite.folder, 'later'))
    const first = await suite.importRows([mediaCells])
    expect(first.warnings.map(({ text }) => text)).toEqual([
      'a picture is left out (not beside the file): a.jpg',
    ])
    await fs.rename(path.join(suite.folder, 'later'), path.join(suite.folder, 'a.jpg'))
    expect((await suite.importRows([mediaCells])).updated).toBe(1)
    expect(await readMedia()).toHaveLength(4)
  })

  it('that are broken, too large, not pictures or not beside the file are left out with the reason', async () => {
    const whole = await createJpeg('red')
    await fs.writeFile(path.join(suite.folder, 'cut.jpg'), whole.subarray(0, whole.length / 2))
    await fs.writeFile(
      path.join(suite.folder, 'vector.jpg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    )
    await fs.writeFile(
      path.join(suite.folder, 'bomb.png'),
      await sharp({
        create: { width: 9_000, height: 9_000, channels: 3, background: 'black' },
        limitInputPixels: false,
      })
        .png()
        .toBuffer(),
    )
    await fs.symlink('/etc/hostname', path.join(suite.folder, 'link.jpg'))
    const report = await suite.importRows([
      { MEDIA_IMAGE_00: 'cut.jpg', MEDIA_IMAGE_01: 'vector.jpg', MEDIA_IMAGE_60: 'bomb.png' },
      {
        AGENT_REF: '1_2',
        ADDRESS_1: '16',
        MEDIA_IMAGE_00: 'https://example.com/a.jpg',
        MEDIA_IMAGE_01: '../../etc/passwd',
        MEDIA_IMAGE_60: 'link.jpg',
      },
    ])
    expect(report.created).toBe(2)
    expect(await readMedia()).toEqual([])
    expect(report.warnings.map(({ text }) => text.replace('a picture is left out ', ''))).toEqual([
      '(not readable as a picture): cut.jpg',
      '(SVG is not taken in; JPEG, PNG, GIF and WebP are): vector.jpg',
      '(9000 × 9000 pixels are too many): bomb.png',
      '(addresses are not fetched): https://example.com/a.jpg',
      '(not a plain file name): ../../etc/passwd',
      '(not beside the file): link.jpg',
    ])
  })

  it('are not stored by a dry run', async () => {
    expect(
      (await suite.importFile(await suite.writeBlmFile([mediaCells]), { isDryRun: true })).warnings,
    ).toEqual([])
    await expect(fs.readdir(suite.store)).rejects.toThrow('ENOENT')
  })
})
