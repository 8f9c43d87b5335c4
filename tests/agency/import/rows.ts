import { locatePostcode } from '../../../lib/agency/places/locate-postcode'
import { mapRow } from '../../../lib/agency/import/map/map-row'
import type { LocatePostcode } from '../../../lib/agency/import/map/home'

/** Locates a postcode by the built-in gazetteer alone, without a database. */
const locate: LocatePostcode = ({ postcode }) => locatePostcode(postcode)

/** The cells of a row: a semi-detached house for sale in Witham. */
export const SALE_CELLS = {
  AGENT_REF: '1_1',
  BRANCH_ID: '1',
  TRANS_TYPE_ID: '1',
  STATUS_ID: '0',
  PUBLISHED_FLAG: '1',
  PRICE: '250,000',
  PRICE_QUALIFIER: '0',
  PROP_SUB_ID: '3',
  BEDROOMS: '3',
  ADDRESS_1: '14',
  ADDRESS_2: 'Collingwood Road',
  TOWN: 'Witham',
  POSTCODE1: 'CM8',
  POSTCODE2: '2DZ',
  DISPLAY_ADDRESS: 'Collingwood Road, Witham',
  SUMMARY: 'A semi-detached house.',
  DESCRIPTION: '<p>A semi-detached house.</p>',
}
/** The same house to let, unfurnished, at a monthly rent. */
const LET_CELLS = {
  ...SALE_CELLS,
  TRANS_TYPE_ID: '2',
  PRICE: '1,200',
  LET_RENT_FREQUENCY: '1',
  LET_TYPE_ID: '1',
  LET_FURN_ID: '2',
}

/** Maps a row to a listing, and collects the warnings. */
async function mapCells(row: Record<string, string>) {
  const warnings: string[] = []
  const listing = await mapRow(
    (column) => row[column] ?? '',
    Object.keys(row),
    locate,
    (text) => warnings.push(text),
  )
  return { listing, warnings }
}

export const readSale = (changes: Record<string, string> = {}) => mapCells({ ...SALE_CELLS, ...changes })
export const readLet = (changes: Record<string, string> = {}) => mapCells({ ...LET_CELLS, ...changes })
