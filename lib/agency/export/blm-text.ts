import type { Cells } from './to-cells'

/** The first columns of every file. The media columns, which depend on the listings, follow them. */
const FIXED_COLUMNS =
  `AGENT_REF BRANCH_ID STATUS_ID CREATE_DATE UPDATE_DATE DISPLAY_ADDRESS PUBLISHED_FLAG TRANS_TYPE_ID
  ADDRESS_1 ADDRESS_2 ADDRESS_3 TOWN COUNTY POSTCODE1 POSTCODE2
  FEATURE1 FEATURE2 FEATURE3 FEATURE4 FEATURE5 FEATURE6 FEATURE7 FEATURE8 FEATURE9 FEATURE10 SUMMARY DESCRIPTION
  BEDROOMS BATHROOMS LIVING_ROOMS PRICE PRICE_QUALIFIER PROP_SUB_ID NEW_HOME_FLAG
  LET_DATE_AVAILABLE LET_BOND LET_TYPE_ID LET_FURN_ID LET_RENT_FREQUENCY ADMINISTRATION_FEE
  TENURE_TYPE_ID TENURE_UNEXPIRED_YEARS ANNUAL_GROUND_RENT ANNUAL_SERVICE_CHARGE COUNCIL_TAX_BAND EPC_RATING
  SHARED_OWNERSHIP_PERCENTAGE SHARED_OWNERSHIP_RENT SHARED_OWNERSHIP_RENT_FREQUENCY
  MIN_SIZE_ENTERED AREA_SIZE_UNIT_ID LATITUDE LONGITUDE`.split(/\s+/)

/** Possible delimiters, the usual ones first and the least likely ones last. No text of the file may contain them. */
const DELIMITERS = ['^', '~', '|', '¬', '¦', '§', '¤', '¶', '†', '‡', '^¦^', '~¦~', '^¬^', '~¬~']

export class DelimiterChoice {
  #unused = [...DELIMITERS]

  excludeUsed(cells: Cells): void {
    for (const text of Object.values(cells))
      this.#unused = this.#unused.filter((delimiter) => !text.includes(delimiter))
  }

  /** @throws Error when the texts contain all delimiters */
  choose(): { eof: string; eor: string } {
    const [eof] = this.#unused
    // Neither may contain the other, or a reader would find a field's end within a row's end.
    const eor = this.#unused.find((other) => eof && !other.includes(eof) && !eof.includes(other))
    if (!eof || !eor) throw new Error('the texts contain every possible delimiter')
    return { eof, eor }
  }
}

interface Head {
  /** The delimiter after each field ("end of field"). */
  eof: string
  /** The delimiter after each row ("end of record"). */
  eor: string
  propertyCount: number
  /** 'YYYY-MM-DD HH:MM:SS'. */
  generatedDate: string
  mediaColumns: readonly string[]
}

const formatLine = (cells: readonly string[], { eof, eor }: Pick<Head, 'eof' | 'eor'>) =>
  `${cells.join(eof)}${eof}${eor}\n`

const listColumns = ({ mediaColumns }: Pick<Head, 'mediaColumns'>) => [...FIXED_COLUMNS, ...mediaColumns]

export const writeHead = (head: Head): string =>
  [
    '#HEADER#',
    'Version : 3',
    `EOF : '${head.eof}'`,
    `EOR : '${head.eor}'`,
    `Property Count : ${head.propertyCount}`,
    `Generated Date : ${head.generatedDate}`,
    '',
    '#DEFINITION#',
    formatLine(listColumns(head), head),
    '#DATA#',
    '',
  ].join('\n')

export const writeRow = (cells: Cells, head: Head): string =>
  formatLine(
    listColumns(head).map((column) => cells[column] ?? ''),
    head,
  )

export const END_MARKER = '#END#\n'
