import fs from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { UnreadableFile } from '../../../lib/agency/import/errors'
import { openDatabase } from '../../../lib/agency/database'
import { formatReportLines } from '../../../lib/agency/import/report'
import { FIXTURES, openImportSuite } from './import-suite'

const suite = openImportSuite()

describe('an import of a BLM file', () => {
  it('imports 37 rows with blank towns, commas in prices, HTML bodies and blank dates', async () => {
    const report = await suite.importFixture('blank-towns.blm')
    expect(report).toMatchObject({
      created: 37,
      updated: 0,
      unchanged: 0,
      withdrawn: 0,
      refused: [],
      branches: ['54321'],
    })
    // Searches find only listings that have a search entry.
    expect(await suite.countRows('search_entry')).toBe(37)
    expect(await suite.countRows('property', "town = '' OR county = '' OR lat IS NULL")).toBe(0)
    const { rows } = await suite.client.query(
      'SELECT nation, count(*)::int FROM property GROUP BY nation ORDER BY nation',
    )
    expect(rows).toEqual([
      { nation: 'england', count: 29 },
      { nation: 'scotland', count: 3 },
      { nation: 'wales', count: 4 },
      { nation: 'northern-ireland', count: 1 },
    ])
    expect(report.warnings.filter(({ text }) => text.startsWith('TOWN is blank'))).toHaveLength(37)
    // The format does not define the id 19.
    expect(report.warnings.some(({ text }) => text.startsWith("PROP_SUB_ID '19'"))).toBe(true)
  })

  it('keeps the text of a description, and drops scripts and pictures', async () => {
    await suite.importFixture('blank-towns.blm')
    const { rows } = await suite.client.query(
      `SELECT import_ref, description, summary FROM listing WHERE import_ref IN ('54321_1001', '54321_1005') ORDER BY 1`,
    )
    expect(rows[0].description).toContain('Section 21 of the Estate Agents Act 1979')
    expect(rows[0].description).toContain('agent’s office')
    expect(rows[0].summary).toBe(
      'A three bedroom semi-detached house with a south-facing garden – ask for ‘particulars’.',
    )
    expect(rows[1].description).not.toMatch(/script|onerror|<img/)
    expect(rows[1].description).toContain('for £8,500.')
  })

  it('refuses rows with their reasons, and imports the others', async () => {
    const report = await suite.importFixture('lettings-pipes.blm')
    expect(report.refused.map(({ row, ref, text }) => `${row} ${ref}: ${text}`)).toEqual([
      '4 A4: the deposit of £1,500 is more than 5 weeks’ rent, £1,153.84 at £1,000 a month (Tenant Fees Act 2019, Schedule 1)',
      "7 A7: it says 'no DSS': the advertisement shuts out tenants with children or on benefits (Renters’ Rights Act 2025, ss.33–34)",
      "8 A8: it says 'Offers over': the advertisement invites offers above the rent (Renters’ Rights Act 2025, s.56)",
      "10 A10: POSTCODE 'ZZ99 9ZZ' is not in use: there is no such postcode area",
      "11 A11: PRICE '-500,000' is negative",
      '12 A12: a letting needs one specific rent',
      '15 : it has 8 fields, the definition 34',
      '16 : AGENT_REF is blank',
    ])
    expect(report).toMatchObject({ rows: 16, created: 7 })
    expect(report.warnings).toContainEqual({
      row: 1,
      ref: 'A1',
      text: 'the reference stands again in row 14; the last one counts',
    })
    const { rows } = await suite.client.query(
      `SELECT import_ref AS ref, status, price_pence::int AS price, deposit_pence AS deposit FROM listing ORDER BY import_ref COLLATE "C"`,
    )
    // The file states the rent of A2 as £110 a week for each of five people, of A3 as £150 a week, and those of A6 and
    // A9 as £10,200 and £14,500 a year.
    expect(rows).toEqual([
      { ref: 'A1', status: 'available', price: 1_150_00, deposit: 1_326_00 },
      { ref: 'A13', status: 'draft', price: 1_100_00, deposit: null },
      { ref: 'A2', status: 'available', price: 2_383_33, deposit: 500_00 },
      { ref: 'A3', status: 'let_agreed', price: 650_00, deposit: 750_00 },
      { ref: 'A5', status: 'available', price: 950_00, deposit: 1_900_00 },
      { ref: 'A6', status: 'available', price: 850_00, deposit: 1_000_00 },
      { ref: 'A9', status: 'available', price: 1_208_33, deposit: 3_625_00 },
    ])
    expect(report.notices).toContain(
      'Because of this, no listing is withdrawn for being absent from the file.',
    )
  })

  it('reads version 3i with a byte order mark and other delimiters, and refuses homes abroad', async () => {
    const report = await suite.importFixture('overseas-3i.blm')
    expect(report.created).toBe(1)
    expect(report.refused.map(({ text }) => text)).toEqual([
      "homes abroad (COUNTRY_CODE 'ES') are not taken in",
    ])
    const { rows } = await suite.client.query(
      'SELECT building, town, nation, lat, description FROM property p JOIN listing l ON l.property_id = p.id',
    )
    expect(rows[0]).toMatchObject({ building: 'Tŷ Gwyn', town: 'Aberystwyth', nation: 'wales', lat: 52.4153 })
    expect(rows[0].description).toContain('^ and ~ are signs like any other')
  })

  it.each([
    {
      name: 'in UTF-8 whose summary was cut within a character',
      encoding: 'utf8',
      summary: 'Café – £5 a cup',
      expected: { summary: 'Café – £5 a cup\ufffd', noticeCount: 1 },
    },
    {
      name: 'in Windows-1252',
      encoding: 'latin1',
      summary: 'Café £5 a cup',
      expected: { summary: 'Café £5 a cupé', noticeCount: 0 },
    },
  ] as const)('reads a file $name', async ({ encoding, summary, expected }) => {
    const file = await suite.writeBlmFile([{ SUMMARY: summary }])
    const bytes = Buffer.from(await fs.readFile(file, 'utf8'), encoding)
    const summaryEnd = bytes.indexOf(' a cup') + ' a cup'.length
    // This byte is 'é' in Windows-1252, and only the first byte of a character in UTF-8.
    const addedByte = Buffer.from([0xe9])
    await fs.writeFile(
      file,
      Buffer.concat([bytes.subarray(0, summaryEnd), addedByte, bytes.subarray(summaryEnd)]),
    )
    const report = await suite.importFile(file)
    expect(report.notices).toHaveLength(expected.noticeCount)
    expect((await suite.client.query('SELECT summary FROM listing')).rows).toEqual([
      { summary: expected.summary },
    ])
  })

  it.each([
    ['an empty file', '', 'empty'],
    ['an archive', 'PK\u0003\u0004 …', 'zip'],
    ['a picture', '\u0089PNG', 'not a BLM file'],
  ])('refuses %s with one line', async (_, text, reason) => {
    const file = path.join(suite.folder, 'x.blm')
    await fs.writeFile(file, text, 'latin1')
    const refusal = await suite.importFile(file).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(UnreadableFile)
    expect((refusal as Error).message).toContain(reason)
    expect(await suite.countRows('import_run')).toBe(0)
  })
})

describe('an import of the same file again', () => {
  it.each(['blank-towns.blm', 'lettings-pipes.blm', 'overseas-3i.blm'])(
    'changes nothing: %s',
    async (name) => {
      const first = await suite.importFixture(name)
      const before = await suite.readEverything()
      const second = await suite.importFixture(name)
      expect(second).toMatchObject({ created: 0, updated: 0, withdrawn: 0, unchanged: first.created })
      expect(second.refused.map(({ row }) => row)).toEqual(first.refused.map(({ row }) => row))
      expect(await suite.readEverything()).toBe(before)
      expect(await suite.countRows('import_run')).toBe(2)
    },
  )

  it('changes nothing even if the columns of the file are in another order', async () => {
    await suite.importRows([{}])
    const before = await suite.readEverything()
    const file = path.join(suite.folder, '1_20261101.BLM')
    const text = await fs.readFile(file, 'utf8')
    const swapped = text.replace('AGENT_REF^BRANCH_ID', 'BRANCH_ID^AGENT_REF').replace('1_1^1^', '1^1_1^')
    expect(swapped).not.toBe(text)
    await fs.writeFile(file, swapped)
    expect((await suite.importFile(file)).unchanged).toBe(1)
    expect(await suite.readEverything()).toBe(before)
  })
})

describe('a dry run', () => {
  it('reports the same as an import, and writes nothing', async () => {
    const before = await suite.readEverything()
    const file = path.join(FIXTURES, 'lettings-pipes.blm')
    const dryRun = await suite.importFile(file, { isDryRun: true })
    expect(await suite.readEverything()).toBe(before)
    expect(await suite.countRows('import_run')).toBe(0)
    const report = await suite.importFile(file)
    expect({ ...report, isDryRun: true }).toEqual(dryRun)
    expect(formatReportLines(dryRun).at(-1)).toBe('This was a trial: nothing has been written.')
  })
})

describe('the transaction of an import', () => {
  it('is rolled back when the database fails in the middle', async () => {
    const before = await suite.readEverything()
    await suite.client.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'lost'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON import_run EXECUTE FUNCTION fail()`)
    try {
      await expect(suite.importFixture('blank-towns.blm')).rejects.toThrow('lost')
    } finally {
      await suite.client.query('DROP FUNCTION fail CASCADE')
    }
    expect(await suite.readEverything()).toBe(before)
  })

  it('lets simultaneous imports of one branch run one after the other', async () => {
    const otherConnection = openDatabase(suite.url)
    try {
      const file = path.join(FIXTURES, 'blank-towns.blm')
      const reports = await Promise.all([
        suite.importFile(file),
        suite.importFile(file, { database: otherConnection }),
      ])
      expect(reports.map(({ created }) => created).sort((a, b) => a - b)).toEqual([0, 37])
      expect(reports.map(({ unchanged }) => unchanged).sort((a, b) => a - b)).toEqual([0, 37])
      expect(await suite.countRows('listing')).toBe(37)
      expect(await suite.countRows('user')).toBe(1)
    } finally {
      await otherConnection.destroy()
    }
  })
})
