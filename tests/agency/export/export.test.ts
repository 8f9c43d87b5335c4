import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exportFile } from '../../../lib/agency/export/export-file'
import { saveImage } from '../../../lib/media/store'
import { unzip } from '../../support/unzip'
import { openImportSuite } from '../import/import-suite'

const suite = openImportSuite()
const DAY_MS = 86_400_000
const NOW = new Date('2026-11-20T12:00:00Z')

/** The homes that the tests export: one for sale with pictures, one sold whose price is on application, and one let. */
const exportedRows = [
  {
    AGENT_REF: '1_1',
    MEDIA_IMAGE_00: 'front.jpg',
    MEDIA_IMAGE_60: 'epc.jpg',
    MEDIA_IMAGE_TEXT_60: 'EPC',
    MEDIA_FLOOR_PLAN_00: 'plan.jpg',
  },
  { AGENT_REF: '1_2', ADDRESS_1: '15', PRICE_QUALIFIER: '1', PRICE: '', STATUS_ID: '1' },
  {
    AGENT_REF: '1_3',
    ADDRESS_1: '16',
    TRANS_TYPE_ID: '2',
    PRICE: '1250.50',
    STATUS_ID: '5',
    TENURE_TYPE_ID: '',
  },
]

let target: string
beforeEach(async () => {
  target = path.join(suite.folder, 'out.zip')
  // Each picture has its own width, so that the tests can tell them apart: 300, 301 and 302 pixels.
  for (const [index, name] of ['front.jpg', 'epc.jpg', 'plan.jpg'].entries())
    await sharp({ create: { width: 300 + index, height: 200, channels: 3, background: '#7a9' } })
      .jpeg()
      .toFile(path.join(suite.folder, name))
})
afterEach(async () => {
  vi.restoreAllMocks()
  if (target) await fs.rm(target, { force: true })
})

const exportBranch = ({ owner = null, signal }: { owner?: string | null; signal?: AbortSignal } = {}) =>
  exportFile({ database: suite.database, branch: '1', owner, target, now: NOW, signal })
/** @param time milliseconds since 1970 */
const exportAt = (time: number) =>
  exportFile({ database: suite.database, branch: '1', owner: null, target, now: new Date(time) })
/** Unpacks the zip. @returns the path of its BLM file */
async function unpack(folder: string): Promise<string> {
  const names = await unzip(target, path.join(suite.folder, folder))
  return path.join(
    suite.folder,
    folder,
    names.find((name) => name.endsWith('.BLM'))!,
  )
}
/** Imports the homes. The texts of one then contain the usual delimiters of BLM files. */
async function importHomes(): Promise<void> {
  await suite.importRows(exportedRows)
  await suite.client.query(`UPDATE listing SET summary = $1, description = $2 WHERE import_ref = '1_1'`, [
    'Offers ~ £250k ^ "open" | ¬',
    '<p>A house ^ with ~ signs | and\nlines.</p>',
  ])
}
const confirmAll = (at: Date) =>
  suite.client.query(
    `INSERT INTO listing_event (listing_id, type, at) SELECT id, 'confirmed', $1 FROM listing`,
    [at],
  )
const readListings = async () => {
  const { rows: listings } = await suite.client.query(
    `SELECT l.kind, l.status, l.price_pence, l.price_qualifier, l.deposit_pence, l.slug, l.display_address, l.summary,
            l.description, l.features, l.import_branch, l.import_ref, p.building, p.street, p.town, p.county, p.postcode,
            p.lat, p.lng, p.type, p.bedrooms, p.bathrooms, p.reception_rooms, p.floor_area_sq_ft,
            (SELECT json_agg(json_build_array(m.kind, m.position, m.alt) ORDER BY m.kind, m.position)
               FROM listing_media m WHERE m.listing_id = l.id) AS media,
            (SELECT json_agg(json_build_array(f.key, f.value) ORDER BY f.key)
               FROM material_fact f WHERE f.property_id = p.id) AS facts
       FROM listing l JOIN property p ON p.id = l.property_id ORDER BY l.import_ref`,
  )
  return listings
}

it('an exported file recreates the listings in an empty database, and changes nothing in the database it came from', async () => {
  await importHomes()
  const before = await readListings()
  expect(await exportBranch()).toEqual({
    listings: 3,
    files: 3,
    missing: [],
    omitted: {},
    withoutPortals: 0,
    unconfirmed: 0,
  })
  const file = await unpack('out')
  const repeatedImport = await suite.importFile(file)
  expect(repeatedImport).toMatchObject({ created: 0, withdrawn: 0, refused: [] })
  await suite.emptyTables()
  const firstImport = await suite.importFile(file)
  expect(firstImport).toMatchObject({ rows: 3, created: 3, updated: 0, refused: [] })
  expect(await readListings()).toEqual(before)
  const state = await suite.readEverything()
  const secondImport = await suite.importFile(file)
  expect(secondImport).toMatchObject({ created: 0, updated: 0, unchanged: 3, withdrawn: 0 })
  expect(await suite.readEverything()).toBe(state)
  // The export of this database is the same file.
  await exportBranch()
  expect(await fs.readFile(await unpack('out-2'), 'utf8')).toBe(await fs.readFile(file, 'utf8'))
})

it('only the row of the home to let states a tenant’s fees, which an import ignores', async () => {
  await importHomes()
  await exportBranch()
  const file = await unpack('out')
  expect((await fs.readFile(file, 'utf8')).match(/Under the Tenant Fees Act 2019/g)).toHaveLength(1)
  expect(await suite.importFile(file)).toMatchObject({ rows: 3, refused: [], warnings: [] })
})

it('a listing without a reference is exported with its id, by which the same database recognises it', async () => {
  await importHomes()
  await suite.client.query('UPDATE listing SET import_branch = NULL, import_ref = NULL, import_digest = NULL')
  await exportBranch()
  const file = await unpack('out')
  // A row begins with its reference, such as '1_12^': branch 1 and the id of the listing.
  expect(await fs.readFile(file, 'utf8')).toMatch(/\n1_\d+[^\w]/)
  const before = await readListings()
  expect(await suite.importFile(file)).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 3,
    withdrawn: 0,
    refused: [],
  })
  expect(await readListings()).toEqual(before)
})

it('an export reports data that the format has no room for, and importing the file does not remove that data', async () => {
  await importHomes()
  // Turns an imported listing into one that its owner has described: with long descriptions of pictures, many features,
  // further facts and no reference.
  const { rows: changedListings } = await suite.client.query<{ id: number; property_id: number }>(
    `UPDATE listing SET features = $1 WHERE import_ref = '1_1' RETURNING id, property_id`,
    [Array.from({ length: 12 }, (_, index) => `Feature ${index + 1}`)],
  )
  const [{ id, property_id: property } = { id: 0, property_id: 0 }] = changedListings
  await suite.client.query('UPDATE listing SET import_branch = NULL, import_ref = NULL, import_digest = NULL')
  await suite.client.query(
    `UPDATE listing_media SET alt = 'The garden from the terrace, in May', source = NULL WHERE listing_id = $1`,
    [id],
  )
  await suite.client.query(
    `INSERT INTO material_fact (property_id, key, value, source, supplied_at)
     VALUES ($1, 'parking', 'Garage', 'owner', now()), ($1, 'flood_risk', '', 'owner', now())`,
    [property],
  )
  const reference = `1_${id}`
  expect(await exportBranch()).toMatchObject({
    missing: [],
    omitted: {
      [reference]: [
        '2 descriptions of files over 20 characters',
        '2 features after the tenth',
        'facts without a column: parking',
      ],
    },
  })
  const file = await unpack('out')
  const before = await suite.readEverything()
  expect(await suite.importFile(file)).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 3,
    withdrawn: 0,
    refused: [],
  })
  expect(await suite.readEverything()).toBe(before)
})

it('an export has pictures as JPEG, but no withdrawn listings, drafts or listings of other owners', async () => {
  await importHomes()
  await suite.client.query(`UPDATE listing SET status = 'withdrawn' WHERE import_ref = '1_2'`)
  expect((await exportBranch()).listings).toBe(2)
  await suite.client.query(`UPDATE listing SET status = 'draft' WHERE import_ref = '1_3'`)
  expect((await exportBranch()).listings).toBe(1)
  const folder = path.dirname(await unpack('out'))
  expect((await fs.readdir(folder)).sort()).toEqual([
    '1_1_FLP_00.jpg',
    '1_1_IMG_00.jpg',
    '1_1_IMG_60.jpg',
    '1_20261120120000.BLM',
  ])
  expect(await sharp(path.join(folder, '1_1_IMG_00.jpg')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 300,
  })
  expect((await exportBranch({ owner: 'nobody@home.example' })).listings).toBe(0)
})

it('a home whose package has no portals is left out and counted, unless its owner pays for the portals', async () => {
  await importHomes()
  await suite.client.query(`UPDATE listing SET package_def = 'PAY_NOW' WHERE import_ref = '1_1'`)
  await suite.client.query(`UPDATE listing SET package_def = 'EMOOV_ONLY' WHERE import_ref = '1_2'`)
  expect(await exportBranch()).toMatchObject({ listings: 2, withoutPortals: 1 })
  const addOrder = (status: string) =>
    suite.client.query(
      `INSERT INTO "order" (reference, user_id, listing_id, kind, description, amount_pence, vat_pence, status)
       SELECT 'ORD-' || $1, owner_id, listing.id, 'subscription', 'The portals', 1900, 317, $1::order_status
         FROM listing JOIN property ON property.id = property_id WHERE import_ref = '1_2'`,
      [status],
    )
  await addOrder('cancelled')
  expect(await exportBranch()).toMatchObject({ listings: 2, withoutPortals: 1 })
  await addOrder('settled')
  expect(await exportBranch()).toMatchObject({ listings: 3, withoutPortals: 0 })
  await suite.client.query('DELETE FROM "order"')
})

it('a home is left out once the time on the portals that its package includes has ended', async () => {
  await importHomes()
  await suite.client.query(`UPDATE listing SET package_def = 'PAY_NOW' WHERE import_ref = '1_1'`)
  // The package includes six months on the portals, from the first event of the listing.
  const { rows } = await suite.client.query<{ end: Date }>(
    `SELECT min(at) + interval '6 months' AS end FROM listing_event
       JOIN listing ON listing.id = listing_id WHERE import_ref = '1_1'`,
  )
  const end = rows[0]!.end.getTime()
  await confirmAll(new Date(end - DAY_MS))
  expect(await exportAt(end - 1)).toMatchObject({ listings: 3, withoutPortals: 0 })
  expect(await exportAt(end + 1)).toMatchObject({ listings: 2, withoutPortals: 1 })
})

it('a home that nobody has confirmed for 84 days is left out and counted, until it is confirmed (field O7)', async () => {
  await importHomes()
  const { rows } = await suite.client.query<{ at: Date }>('SELECT max(at) AS at FROM listing_event')
  const hiddenAt = rows[0]!.at.getTime() + 84 * DAY_MS
  // Every listing's last confirmation is at that moment or a little earlier.
  expect(await exportAt(hiddenAt - DAY_MS)).toMatchObject({ listings: 3, unconfirmed: 0 })
  expect(await exportAt(hiddenAt)).toMatchObject({ listings: 0, unconfirmed: 3, withoutPortals: 0 })
  await suite.client.query(`UPDATE listing SET package_def = 'EMOOV_ONLY' WHERE import_ref = '1_2'`)
  expect(await exportAt(hiddenAt)).toMatchObject({ unconfirmed: 2, withoutPortals: 1 })
  await confirmAll(new Date(hiddenAt - DAY_MS))
  expect(await exportAt(hiddenAt)).toMatchObject({ listings: 2, unconfirmed: 0 })
})

it('a picture that the store does not have is left out and reported; a failed export leaves no file', async () => {
  await importHomes()
  // The store names a file after its content, so this picture has a colour that no other picture has.
  const missingFile = await saveImage(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer(),
  )
  await suite.client.query(`UPDATE listing_media SET file = $1 WHERE kind = 'floorplan'`, [missingFile])
  await fs.rm(path.join(suite.store, missingFile))
  expect(await exportBranch()).toMatchObject({ files: 2, missing: [missingFile] })
  await fs.rm(target)
  await fs.writeFile(path.join(suite.store, missingFile), 'no picture')
  await expect(exportBranch()).rejects.toThrow()
  expect((await fs.readdir(suite.folder)).filter((name) => name.startsWith('out'))).toEqual([])
})

it('a picture of many homes is encoded once', async () => {
  await importHomes()
  await suite.client.query(
    `INSERT INTO listing_media (listing_id, kind, file, alt, position)
     SELECT l.id, 'image', (SELECT file FROM listing_media WHERE kind = 'floorplan'), '', n
       FROM listing l, generate_series(10, 30) n`,
  )
  const toBuffer = vi.spyOn(sharp.prototype, 'toBuffer')
  // Besides the three pictures, each of the three homes shows the floor plan 21 times.
  expect(await exportBranch()).toMatchObject({ files: 3 + 3 * 21 })
  expect(toBuffer).toHaveBeenCalledTimes(3)
  const folder = path.dirname(await unpack('out'))
  expect((await sharp(path.join(folder, '1_3_IMG_20.jpg')).metadata()).width, 'the width of plan.jpg').toBe(
    302,
  )
})

it('an interrupted export leaves no file', async () => {
  await importHomes()
  const interruption = new AbortController()
  const { signal } = interruption
  const encode = vi.spyOn(sharp.prototype, 'toBuffer').mockImplementationOnce(() => {
    interruption.abort()
    return Promise.resolve(Buffer.from('a picture'))
  })
  await expect(exportBranch({ signal })).rejects.toThrow(/abort/i)
  expect(encode).toHaveBeenCalled()
  expect((await fs.readdir(suite.folder)).filter((name) => name.startsWith('out'))).toEqual([])
})
