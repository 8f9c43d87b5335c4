/** A file without one of these columns is refused. */
export const REQUIRED_COLUMNS = ['AGENT_REF', 'TRANS_TYPE_ID', 'PRICE', 'PROP_SUB_ID', 'BEDROOMS']

const READ_COLUMNS = new Set([
  ...REQUIRED_COLUMNS,
  'BRANCH_ID',
  'STATUS_ID',
  'CREATE_DATE',
  'UPDATE_DATE',
  'DISPLAY_ADDRESS',
  'PUBLISHED_FLAG',
  'ADDRESS_1',
  'ADDRESS_2',
  'ADDRESS_3',
  'ADDRESS_4',
  'TOWN',
  'COUNTY',
  'POSTCODE1',
  'POSTCODE2',
  'SUMMARY',
  'DESCRIPTION',
  'PRICE_QUALIFIER',
  'TENURE_TYPE_ID',
  'LET_DATE_AVAILABLE',
  'LET_BOND',
  'LET_TYPE_ID',
  'LET_FURN_ID',
  'LET_RENT_FREQUENCY',
  'LET_WASHING_MACHINE_FLAG',
  'LET_DISHWASHER_FLAG',
  'LET_BURGLAR_ALARM_FLAG',
  'LET_BILL_INC_WATER',
  'LET_BILL_INC_GAS',
  'LET_BILL_INC_ELECTRICITY',
  'LET_BILL_INC_TV_LICIENCE', // as the format spells it
  'LET_BILL_INC_TV_LICENCE',
  'LET_BILL_INC_TV_SUBSCRIPTION',
  'LET_BILL_INC_INTERNET',
  'MIN_SIZE_ENTERED',
  'MAX_SIZE_ENTERED',
  'AREA_SIZE_UNIT_ID',
  'HOUSE_NAME_NUMBER',
  'STREET_NAME',
  'OS_TOWN_CITY',
  'ZIPCODE',
  'COUNTRY_CODE',
  'EXACT_LATITUDE',
  'EXACT_LONGDITUDE', // as the format spells it
  'EXACT_LONGITUDE',
  // Many exports have these columns of Rightmove's later feed (RTDF), although the BLM format does not.
  'BATHROOMS',
  'LIVING_ROOMS',
  'RECEPTION_ROOMS',
  'RECEPTIONS',
  'LATITUDE',
  'LONGITUDE',
  'COUNCIL_TAX_BAND',
  'EPC_RATING',
  'TENURE_UNEXPIRED_YEARS',
  'ANNUAL_GROUND_RENT',
  'ANNUAL_SERVICE_CHARGE',
  'SHARED_OWNERSHIP_PERCENTAGE',
  'SHARED_OWNERSHIP_RENT',
  'SHARED_OWNERSHIP_RENT_FREQUENCY',
])

const IGNORED_WITH_NOTICE = new Map(
  Object.entries<string>({
    ADMINISTRATION_FEE:
      'ADMINISTRATION_FEE is not shown: the site shows its own list of fees (Consumer Rights Act 2015, s.83).',
    LET_CONTRACT_IN_MONTHS:
      'LET_CONTRACT_IN_MONTHS is not shown: in England tenancies are periodic (Renters’ Rights Act 2025).',
  }),
)
/** Other ignored columns of the format. Documents and virtual tours have one notice together, in `listColumnNotices`. */
const IGNORED_WITHOUT_NOTICE: readonly RegExp[] = [
  /^MEDIA_(?:DOCUMENT|VIRTUAL_TOUR)_(?:TEXT_)?\d{2}$/,
  /^COMM_CLASS_ORDER_\d$/,
  /^(?:NEW_HOME_FLAG|OS_REGION|BUSINESS_FOR_SALE_FLAG|PRICE_PER_UNIT)$/,
]

/** Limits the notice about unknown columns, because a file of another format may have hundreds of them. */
const MAX_LISTED_COLUMNS = 12

/** 'MEDIA_IMAGE_00', 'MEDIA_FLOOR_PLAN_01'. */
export const MEDIA_COLUMN = /^MEDIA_(IMAGE|FLOOR_PLAN)_(\d{2})$/
const FEATURE_COLUMN = /^FEATURE([1-9]|10)$/

export const isImportedColumn = (column: string): boolean =>
  READ_COLUMNS.has(column) ||
  FEATURE_COLUMN.test(column) ||
  MEDIA_COLUMN.test(column) ||
  /^MEDIA_(?:IMAGE|FLOOR_PLAN)_TEXT_\d{2}$/.test(column)

export function listColumnNotices(columns: readonly string[]): string[] {
  const isKnown = (column: string) =>
    isImportedColumn(column) ||
    IGNORED_WITH_NOTICE.has(column) ||
    IGNORED_WITHOUT_NOTICE.some((pattern) => pattern.test(column))
  const unknownColumns = columns.filter((column) => column !== '' && !isKnown(column))
  const notices = columns.flatMap((column) => IGNORED_WITH_NOTICE.get(column) ?? [])
  if (unknownColumns.length > 0) {
    const listedNames = unknownColumns.slice(0, MAX_LISTED_COLUMNS).join(', ')
    const unlistedCount = unknownColumns.length - MAX_LISTED_COLUMNS
    const more = unlistedCount > 0 ? ` and ${unlistedCount} more` : ''
    notices.push(`Columns that are not known are ignored: ${listedNames}${more}.`)
  }
  if (columns.some((column) => /^MEDIA_(DOCUMENT|VIRTUAL_TOUR)_\d{2}$/.test(column)))
    notices.push(
      'Documents (PDF) and virtual tours are not taken in; pictures, floor plans and EPC graphs are.',
    )
  return notices
}
