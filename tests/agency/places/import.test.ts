import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseCsvLine } from '../../../lib/agency/places/import/csv'
import { createRowReader } from '../../../lib/agency/places/import/formats'
import { fromNationalGrid } from '../../../lib/agency/places/import/national-grid'
import { withDatabase } from '../../../lib/agency/database'
import { importPostcodes } from '../../../lib/agency/places/import/run'
import { milesBetween } from '../../../lib/agency/places/geometry'
import { withClient } from '../../../scripts/database/client'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'

const METRES_PER_MILE = 1_609.344

describe('British National Grid to WGS84', () => {
  it.each([
    // Ordnance Survey, A guide to coordinate systems in Great Britain, annex C: the tower at Caister. The latitude and
    // longitude are in ETRS89, which differs from WGS84 by less than a metre.
    {
      name: 'Caister',
      east: 651_409.903,
      north: 313_177.27,
      lat: 52.658007833,
      lng: 1.716073972,
      maxMetres: 10,
    },
    { name: 'Charing Cross', east: 530_034, north: 180_381, lat: 51.50741, lng: -0.12776, maxMetres: 10 },
    // This grid reference is rounded to 100 m.
    { name: 'Lerwick', east: 447_600, north: 1_141_500, lat: 60.15415, lng: -1.14385, maxMetres: 150 },
  ])('converts $name with an error under $maxMetres m', ({ east, north, lat, lng, maxMetres }) => {
    const metres = milesBetween(fromNationalGrid(east, north), { lat, lng }) * METRES_PER_MILE
    expect(metres).toBeLessThan(maxMetres)
  })
})

it.each([
  ['"CM8 2AB",10,1,2', ['CM8 2AB', '10', '1', '2']],
  ['a,"b ""c"", d",,', ['a', 'b "c", d', '', '']],
  ['"unclosed, x', ['unclosed, x']],
  ['', ['']],
])('the CSV line %s is split into its fields', (line, fields) => {
  expect(parseCsvLine(line)).toEqual(fields)
})

describe('rows of the official files', () => {
  const onspd = createRowReader(parseCsvLine('pcd,pcd2,pcds,dointr,doterm,oseast1m,osnrth1m,lat,long'))
  const codePoint = createRowReader(
    parseCsvLine('"CM8 2AB",10,582100,214700,"E92000001","","E19000169","E10000012","E07000067","E05004139"'),
  )

  it('recognises Code-Point Open without a header row, other formats by their header row, and no other file', () => {
    expect([codePoint?.hasHeader, onspd?.hasHeader]).toEqual([false, true])
    expect(createRowReader(['PC', 'PQ', 'EA', 'NO'])).toBeNull()
    expect(createRowReader(['Column', 'Description'])).toBeNull()
    expect(createRowReader(parseCsvLine('postcode,latitude,longitude'))?.hasHeader).toBe(true)
  })

  // The fields are postcode, quality of the position, easting and northing.
  it.each([
    ['CM8 2AX,10,0,0', 'no position'],
    // Quality 90 stands for a postcode without a position.
    ['CM8 2AX,90,582100,214700', 'no position'],
    ['CM8 2AX,10,,', 'no position'],
    ['CM8 2AX,10,abc,214700', 'not a position'],
    ['CM8 2AX,10,-5,214700', 'not a position'],
    ['CM8,10,582100,214700', 'not a postcode'],
    ['ZZ9 9ZZ,10,582100,214700', 'not a postcode'],
    [',,,', 'not a postcode'],
    // Northern Ireland is on another grid, the Irish one.
    ['BT1 1AA,10,333500,374500', 'not a position'],
  ])('the Code-Point Open row %s is refused: %s', (line, reason) => {
    expect(codePoint?.read(parseCsvLine(line))).toBe(reason)
  })

  it('postcodes with no or two spaces are accepted: AB101AB, B1  1BA', () => {
    expect(codePoint?.read(parseCsvLine('AB101AB,10,394235,806529'))).toMatchObject({
      unit: 'AB10 1AB',
      sector: 'AB10 1',
      district: 'AB10',
    })
    expect(codePoint?.read(parseCsvLine('"B1  1BA",10,406500,286500'))).toMatchObject({ unit: 'B1 1BA' })
  })

  it.each([
    ['CM8 2AX,CM8  2AX,CM8 2AX,198001,202001,582100,214700,51.8,0.64', 'ended'],
    ['CM8 2AX,CM8  2AX,CM8 2AX,198001,,,,99.999999,0.000000', 'no position'],
    ['CM8 2AX,CM8  2AX,CM8 2AX,198001,,,,12.5,0.64', 'outside the United Kingdom'],
    ['CM8 2AX', 'too few fields'],
  ])('the ONSPD row %s is refused: %s', (line, reason) => {
    expect(onspd?.read(parseCsvLine(line))).toBe(reason)
  })

  it('an ONSPD row of Northern Ireland, which has another grid, is read by its degrees', () => {
    expect(onspd?.read(parseCsvLine('BT1 1AA,BT1  1AA,BT1 1AA,198001,,146000,530000,54.60,-5.93'))).toEqual({
      unit: 'BT1 1AA',
      sector: 'BT1 1',
      district: 'BT1',
      lat: 54.6,
      lng: -5.93,
    })
  })
})

describe('an import', () => {
  let database: TestDatabase
  let folder: string
  const withTestClient = <T>(work: (client: pg.Client) => Promise<T>) => withClient(database.url, work)
  const importFrom = (path: string, at = '2026-11-21T00:00:00Z') =>
    withDatabase(database.url, (target) =>
      importPostcodes(path, { database: target, now: () => new Date(at) }),
    )
  const readRows = (statement: string) =>
    withTestClient(async (client) => (await client.query(statement)).rows)
  const readUnits = () =>
    readRows('SELECT postcode, lat, lng, source, imported_at FROM postcode_unit ORDER BY postcode')
  const createFile = async (name: string, lines: string[]) => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), lines.join('\r\n'))
    return join(folder, name)
  }
  /** Three valid postcodes, of which CM8 2AX stands twice: its last row counts. Two more rows are refused. */
  const CSV_LINES = [
    '\uFEFFpostcode,lat,long',
    'CM8 2AX,51.80,0.60',
    '',
    'cm82ay,51.82,0.64',
    'CM8 1AA,51.79,0.63',
    'CM8 2AX,51.81,0.60',
    'nonsense,1,2',
    'CM8 9ZZ,99.999999,0',
  ]

  beforeAll(async () => {
    database = await createEmptyDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postcodes-'))
    await withTestClient((client) =>
      client.query('TRUNCATE postcode_unit, postcode_sector, postcode_district'),
    )
    return () => rm(folder, { recursive: true })
  })

  it('stores postcodes and the centres of their sectors and districts, and counts refused rows by reason', async () => {
    const report = await importFrom(await createFile('a.csv', CSV_LINES))
    expect(report).toMatchObject({
      files: 1,
      read: 3,
      added: 3,
      changed: 0,
      refused: { 'not a postcode': 1, 'no position': 1 },
    })
    // Official files list postcodes without a position, so such a row is counted but not reported as a fault.
    expect(report.firstFaults).toEqual([
      { file: 'a.csv', line: 7, reason: 'not a postcode', text: 'nonsense,1,2' },
    ])
    expect((await readUnits()).map(({ postcode, lat }) => [postcode, lat])).toEqual([
      ['CM8 1AA', 51.79],
      ['CM8 2AX', 51.81],
      ['CM8 2AY', 51.82],
    ])
    const centres = await readRows(`
      SELECT code, round(lat::numeric, 3)::float8 AS lat FROM postcode_sector
      UNION ALL SELECT code, round(lat::numeric, 3)::float8 FROM postcode_district
      ORDER BY code`)
    // The means of the latitudes above.
    expect(centres).toEqual([
      { code: 'CM8', lat: 51.807 },
      { code: 'CM8 1', lat: 51.79 },
      { code: 'CM8 2', lat: 51.815 },
    ])
  })

  it('changes nothing when the same file is imported again, not even the import date', async () => {
    const path = await createFile('a.csv', CSV_LINES)
    await importFrom(path)
    const before = await readUnits()
    expect(await importFrom(path, '2027-01-01T00:00:00Z')).toMatchObject({ read: 3, added: 0, changed: 0 })
    expect(await readUnits()).toEqual(before)
  })

  it('updates a postcode that has moved, and the centre of its sector', async () => {
    await importFrom(await createFile('a.csv', CSV_LINES))
    expect(
      await importFrom(await createFile('b.csv', ['postcode,lat,long', 'CM8 1AA,51.70,0.63'])),
    ).toMatchObject({
      added: 0,
      changed: 1,
    })
    expect(await readRows("SELECT lat FROM postcode_sector WHERE code = 'CM8 1'")).toEqual([{ lat: 51.7 }])
  })

  it('reads every CSV file of a folder, and skips other files and CSV files that only list columns', async () => {
    await createFile('Data/CSV/cm.csv', ['"CM8 2AX",10,582100,214700'])
    await createFile('Data/CSV/ab.csv', ['"AB101AB",10,394235,806529'])
    await createFile('Doc/Code-Point_Open_Column_Headers.csv', [
      'PC,PQ,EA,NO',
      'Postcode,Positional_quality_indicator,Eastings,Northings',
    ])
    await createFile('readme.txt', ['CM8 2AY,10,582100,214700'])
    const report = await importFrom(folder)
    expect(report).toMatchObject({ files: 2, read: 2, added: 2 })
    expect(report.skippedFiles).toHaveLength(1)
  })

  it('reads and counts in a dry run, and writes nothing', async () => {
    const report = await importPostcodes(await createFile('a.csv', CSV_LINES), { database: null })
    expect(report).toMatchObject({ read: 3, added: 0, refused: { 'not a postcode': 1 } })
    expect(await readUnits()).toEqual([])
  })

  it('is rolled back as a whole if one file cannot be read', async () => {
    await createFile('1.csv', ['postcode,lat,long', 'CM8 2AX,51.80,0.60'])
    // A folder cannot be read as a file.
    await mkdir(join(folder, '2.csv'))
    await expect(importFrom(folder)).rejects.toThrow()
    expect(await readUnits()).toEqual([])
  })

  it('imports more rows than one statement stores', async () => {
    // One statement stores 2,000 rows, and the file has 10 × 20 × 20. A postcode never ends in C, I, K, M, O or V.
    const finalLetters = [...'ABDEFGHJLNPQRSTUWXYZ']
    const codes = finalLetters.flatMap((a) =>
      finalLetters.flatMap((b) => Array.from({ length: 10 }, (_, n) => `CM8 ${n}${a}${b}`)),
    )
    const report = await importFrom(
      await createFile('many.csv', [
        'postcode,lat,long',
        ...codes.map((code, i) => `${code},${(51.8 + i / 1e5).toFixed(5)},0.6`),
      ]),
    )
    expect(report).toMatchObject({ read: 4_000, added: 4_000, firstFaults: [] })
  })
})
