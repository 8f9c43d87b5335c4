import { expect, it } from 'vitest'
import { DelimiterChoice, END_MARKER, writeHead, writeRow } from '../../../lib/agency/export/blm-text'
import type { ExportedListing } from '../../../lib/agency/export/find-listings'
import { toCells } from '../../../lib/agency/export/to-cells'
import { BlmReader } from '../../../lib/agency/import/blm/reader'
import { createCellReader } from '../../../lib/agency/import/identify'
import { brand } from '../../../lib/config/brand'
import { siteUrl } from '../../../lib/config/env'
import { nations, type Nation } from '../../../lib/domain/nation'
import { commercialTypes } from '../../../lib/domain/property-type'
import { getPermittedPayments } from '../../../lib/tenancy/permitted-payments'

/** The length of the column ADMINISTRATION_FEE. */
const MAX_CHARACTERS = 4_096

const letting = {
  id: 1,
  importRef: null,
  kind: 'let',
  status: 'available',
  type: 'terraced',
  nation: 'england',
  building: null,
  street: 'Collingwood Road',
  locality: null,
  town: 'Witham',
  county: 'Essex',
  postcode: 'CM8 2DZ',
  displayAddress: 'Collingwood Road, Witham',
  summary: '',
  description: '',
  features: [],
  pricePence: 1_200_00,
  depositPence: null,
  availableFrom: null,
  createdAt: null,
  lat: null,
  lng: null,
  bedrooms: 2,
  bathrooms: 1,
  receptionRooms: null,
  floorAreaSqFt: null,
  facts: new Map<string, string>(),
}
const createCells = (changes: object = {}) =>
  toCells({ ...letting, ...changes } as unknown as ExportedListing, '1')
const formatFees = (changes: object = {}) => createCells(changes)['ADMINISTRATION_FEE'] ?? ''
const formatFeesIn = (nation: Nation) => formatFees({ nation })

it.each(nations)(
  'an advert of a home to let in %s lists the payments that the law there permits',
  (nation) => {
    const { law, payments, banned } = getPermittedPayments(nation)
    for (const text of [law.name, ...payments, banned]) expect(formatFeesIn(nation)).toContain(text)
  },
)

it.each(nations)(
  'an advert of a home to let in %s names both schemes, and ends with our list of fees',
  (nation) => {
    const { legalName, redress, clientMoneyProtection } = brand
    for (const text of [
      legalName,
      redress.name,
      redress.url,
      clientMoneyProtection.name,
      clientMoneyProtection.url,
    ])
      expect(formatFeesIn(nation)).toContain(text)
    expect(formatFeesIn(nation).endsWith(` ${siteUrl()}/fees`)).toBe(true)
  },
)

it.each(nations)('the fees in %s are one line of plain text, within the length of the column', (nation) => {
  expect(formatFeesIn(nation).length).toBeLessThanOrEqual(MAX_CHARACTERS)
  expect(formatFeesIn(nation)).not.toMatch(/[<>\n\r\t]|&\w+;/)
})

it('a home for sale and commercial premises state no fees of a tenant', () => {
  expect(formatFees({ kind: 'sale' })).toBe('')
  for (const type of commercialTypes) expect(formatFees({ type }), type).toBe('')
})

it('the fees are unchanged in a file whose texts contain the usual delimiters', () => {
  const cells = createCells({ summary: 'Offers ^ "open" ~ to | all ¬' })
  const delimiters = new DelimiterChoice()
  delimiters.excludeUsed(cells)
  const head = {
    ...delimiters.choose(),
    propertyCount: 1,
    generatedDate: '2026-11-20 12:00:00',
    mediaColumns: [],
  }
  const reader = new BlmReader()
  const [row] = reader.push(writeHead(head) + writeRow(cells, head) + END_MARKER)
  const { columns } = reader.head!
  expect(createCellReader(columns, row?.cells ?? [])('ADMINISTRATION_FEE')).toBe(formatFees())
  expect(columns[columns.indexOf('ADMINISTRATION_FEE') - 1]).toBe('LET_RENT_FREQUENCY')
})
