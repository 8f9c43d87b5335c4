import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { UnreadableFile } from '../../../lib/agency/import/errors'
import { BlmReader, type BlmRow } from '../../../lib/agency/import/blm/reader'
import { createRandom } from './random'

const COLUMNS = ['AGENT_REF', 'TRANS_TYPE_ID', 'PRICE', 'PROP_SUB_ID', 'BEDROOMS', 'DESCRIPTION']
const createHeader = (eof: string, eor: string) => `#HEADER#\nVersion : 3\nEOF : '${eof}'\nEOR : '${eor}'\n`
/** Creates the text of a BLM file. Each '^' in `rows` becomes the delimiter `eof`. */
const createFile = ({
  eof = '^',
  eor = '~',
  header = createHeader(eof, eor),
  rows = ['1^1^2^3^4^five'],
  end = '#END#\n',
  columns = COLUMNS,
  hasTrailingDelimiter = true,
} = {}) => {
  const trailingDelimiter = hasTrailingDelimiter ? eof : ''
  const definition = columns.join(eof) + trailingDelimiter + eor
  const data = rows.map((row) => row.replaceAll('^', eof) + trailingDelimiter + eor).join('\n')
  return `${header}#DEFINITION#\n${definition}\n#DATA#\n${data}\n${end}`
}

/** Reads a text in pieces, by default in one. */
function readAll(text: string, pieceLength = text.length) {
  const reader = new BlmReader()
  const rows: BlmRow[] = []
  for (let start = 0; start < text.length; start += pieceLength)
    rows.push(...reader.push(text.slice(start, start + pieceLength)))
  rows.push(...reader.finish())
  return { reader, rows, head: reader.head! }
}

describe('the rows of a file', () => {
  it.each([
    ['^', '~'],
    ['|', '~'],
    ['|', '¬'],
    ['\t', '~'],
    ['¦', '§'],
    ['#', '~'],
    ['^', '#'],
    ['||', '~~'],
    ['"', '~'],
  ])('are separated by the delimiters %j and %j that the header declares', (eof, eor) => {
    const { rows, reader } = readAll(createFile({ eof, eor, rows: ['1^1^2^3^4^five', '6^7^8^9^0^'] }))
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1', '1', '2', '3', '4', 'five'],
      ['6', '7', '8', '9', '0', ''],
    ])
    expect(reader.hasEndMarker).toBe(true)
  })

  it('are the same, whatever the pieces in which the text arrives', () => {
    const text = createFile({
      eof: '||',
      eor: '~~',
      rows: ['1^1^2^3^4^first line\r\nsecond ~ line', '6^7^8^9^0^x', 'broken^row'],
    })
    const rows = readAll(text).rows
    expect(rows).toHaveLength(3)
    for (const pieceLength of [1, 2, 3, 7, 64]) expect(readAll(text, pieceLength).rows).toEqual(rows)
  })

  it('keep their line breaks, and may lack the delimiter after the last field', () => {
    const { rows } = readAll(
      createFile({ hasTrailingDelimiter: false, rows: ['1^1^2^3^4^one\ntwo\r\n\r\nthree'] }),
    )
    expect(rows[0]?.cells?.[5]).toBe('one\ntwo\r\n\r\nthree')
  })
})

describe('the head', () => {
  it.each([
    ['no spaces, no quotes, small letters', '#header#\nversion:3i\neof:^\neor:~\nproperty count:7\n'],
    ['double quotes and CRLF', '#HEADER#\r\nVersion : 3\r\nEOF : "^"\r\nEOR : "~"\r\nProperty Count : 7\r\n'],
    [
      'old line ends and unknown lines',
      "# HEADER #\rVersion : H1\rEOF:'^'\rEOR  :  '~'\rCreated by : X\rProperty Count : 7\r",
    ],
    [
      'a byte order mark before it',
      "\ufeff#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\nProperty Count : 7\n",
    ],
  ])('reads %s', (_, header) => {
    const { head } = readAll(createFile({ header }))
    expect(head).toMatchObject({ eof: '^', eor: '~', propertyCount: 7, columns: COLUMNS, notices: [] })
  })

  it('gets the usual delimiters, with a notice, if it declares none', () => {
    const { head } = readAll(createFile({ header: '#HEADER#\nVersion : 3\n' }))
    expect(head.notices).toEqual([
      "The header does not declare EOF; the usual '^' is taken.",
      "The header does not declare EOR; the usual '~' is taken.",
    ])
  })

  it('has one notice that lists all unknown columns', () => {
    const { head } = readAll(createFile({ columns: [...COLUMNS, 'OFFICE_NOTES', 'KEYS', 'MEDIA_IMAGE_00'] }))
    expect(head.notices).toEqual(['Columns that are not known are ignored: OFFICE_NOTES, KEYS.'])
  })
})

describe('a damaged file', () => {
  it.each([
    ['no header', 'hello', 'it has no #HEADER#'],
    ['no data', "#HEADER#\nEOF : '^'\n", 'no #DATA# section'],
    ['no definition', "#HEADER#\nEOF : '^'\nEOR : '~'\n#DATA#\n#END#", 'no #DEFINITION#'],
    ['equal delimiters', createFile({ eof: '^', eor: '^' }), 'must differ'],
    [
      'a letter as a delimiter',
      createFile({ header: "#HEADER#\nEOF : 'x'\nEOR : '~'\n" }),
      'cannot be a sign',
    ],
    [
      'a delimiter that its rows do not use',
      createFile({ header: "#HEADER#\nEOF : '%'\nEOR : '~'\n" }),
      'cannot be cut into columns',
    ],
    [
      'no columns that an advertisement needs',
      createFile({ columns: ['AGENT_REF', 'PRICE'] }),
      'lacks TRANS_TYPE_ID, PROP_SUB_ID, BEDROOMS',
    ],
    [
      'rows that never end',
      createFile({ header: "#HEADER#\nEOF : '^'\nEOR : '%'\n", rows: ['x'.repeat(1_100_000)], end: '' }),
      'does not end',
    ],
  ])('is refused as a whole if it has %s', (_, text, message) => {
    expect(() => readAll(text)).toThrow(UnreadableFile)
    expect(() => readAll(text)).toThrow(message)
  })

  it('reports each row with the wrong number of fields, with its number and reference', () => {
    const { rows } = readAll(createFile({ rows: ['1^1^2^3^4^five', 'REF2^too^few', 'REF3^1^2^3^4^5^6^7'] }))
    expect(rows.slice(1)).toEqual([
      { number: 2, cells: null, firstCell: 'REF2', problem: 'it has 4 fields, the definition 6' },
      { number: 3, cells: null, firstCell: 'REF3', problem: 'it has 9 fields, the definition 6' },
    ])
  })

  it('may lack #END#, but a row that is cut short is reported', () => {
    const whole = readAll(createFile({ end: '' }))
    expect(whole.reader.hasEndMarker).toBe(false)
    expect(whole.rows).toHaveLength(1)
    const text = createFile({ rows: ['1^1^2^3^4^five', '6^7^8^9^0^ten'], end: '' })
    const cut = readAll(text.slice(0, text.lastIndexOf('ten')))
    expect(cut.rows[1]).toMatchObject({
      number: 2,
      cells: null,
      problem: 'the file ends in the middle of this row',
    })
  })

  it('may lack the row delimiter before #END#', () => {
    const text = createFile().replace('five^~', 'five^')
    expect(readAll(text).rows[0]?.cells?.[5]).toBe('five')
    expect(readAll(text).reader.hasEndMarker).toBe(true)
  })

  it('has no rows after #END#', () => {
    expect(readAll(`${createFile()}9^9^9^9^9^9^~`).rows).toHaveLength(1)
  })
})

it('each of 10,000 damaged files is read or refused, and none causes another error', () => {
  const original = fs.readFileSync('tests/agency/import/fixtures/lettings-pipes.blm', 'utf8')
  const insertedTexts = [
    '#HEADER#',
    '#DATA#',
    '#END#',
    '#DEFINITION#',
    '|',
    '~',
    "'",
    ':',
    '\0',
    '\r\n',
    '\ud83d',
    '£',
    '',
  ]
  const SEED = 2026 // any fixed number
  const randomNumber = createRandom(SEED)
  const integerBelow = (limit: number) => Math.floor(randomNumber() * limit)
  const pick = <T>(values: readonly T[]): T => values[integerBelow(values.length)]!
  let refused = 0
  for (let round = 0; round < 10_000; round += 1) {
    let text = original
    // Replaces up to 2,000 characters at each of one to six positions.
    for (let change = integerBelow(6); change >= 0; change -= 1) {
      const position = integerBelow(text.length)
      text =
        text.slice(0, position) +
        pick(insertedTexts) +
        text.slice(position + integerBelow(pick([1, 4, 40, 2_000])))
    }
    try {
      const pieceLength = pick([text.length, 512])
      for (const { number, cells, problem } of readAll(text, pieceLength).rows) {
        expect(number).toBeGreaterThan(0)
        expect(cells === null).toBe(problem !== undefined)
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      expect(error.message).not.toMatch(/\n/)
      refused += 1
    }
  }
  // The test would prove little if nearly all files were refused, or none.
  expect(refused).toBeGreaterThan(100)
  expect(refused).toBeLessThan(9_900)
}, 60_000)
