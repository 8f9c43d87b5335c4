import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { UnreadableFile } from '../../../lib/agency/import/errors'
import { BlmReader, type BlmRow } from '../../../lib/agency/import/blm/reader'
import { random } from './random'

const COLUMNS = ['AGENT_REF', 'TRANS_TYPE_ID', 'PRICE', 'PROP_SUB_ID', 'BEDROOMS', 'DESCRIPTION']
const headerOf = (eof: string, eor: string) => `#HEADER#\nVersion : 3\nEOF : '${eof}'\nEOR : '${eor}'\n`
/** Creates the text of a BLM file. The rows are written with '^', which becomes the delimiter. */
const createFile = ({
  eof = '^',
  eor = '~',
  header = headerOf(eof, eor),
  rows = ['1^1^2^3^4^five'],
  end = '#END#\n',
  columns = COLUMNS,
  trailing = true,
} = {}) =>
  `${header}#DEFINITION#\n${columns.join(eof)}${trailing ? eof : ''}${eor}\n#DATA#\n${rows.map((row) => row.replaceAll('^', eof) + (trailing ? eof : '') + eor).join('\n')}\n${end}`

/** Reads a text in pieces of a size. */
function readAll(text: string, size = text.length) {
  const reader = new BlmReader()
  const rows: BlmRow[] = []
  for (let at = 0; at < text.length; at += size) rows.push(...reader.push(text.slice(at, at + size)))
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

  it('are the same in whatever pieces the text comes', () => {
    const text = createFile({
      eof: '||',
      eor: '~~',
      rows: ['1^1^2^3^4^first line\r\nsecond ~ line', '6^7^8^9^0^x', 'broken^row'],
    })
    const whole = readAll(text).rows
    expect(whole).toHaveLength(3)
    for (const size of [1, 2, 3, 7, 64]) expect(readAll(text, size).rows).toEqual(whole)
  })

  it('keep their line breaks, and may lack the delimiter after the last field', () => {
    const { rows } = readAll(createFile({ trailing: false, rows: ['1^1^2^3^4^one\ntwo\r\n\r\nthree'] }))
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

  it('has the usual delimiters with a notice where it declares none', () => {
    const { head } = readAll(createFile({ header: '#HEADER#\nVersion : 3\n' }))
    expect(head.notices).toEqual([
      "The header does not declare EOF; the usual '^' is taken.",
      "The header does not declare EOR; the usual '~' is taken.",
    ])
  })

  it('has one notice of the columns that are not known', () => {
    const { head } = readAll(createFile({ columns: [...COLUMNS, 'OFFICE_NOTES', 'KEYS', 'MEDIA_IMAGE_00'] }))
    expect(head.notices).toEqual(['Columns that are not known are ignored: OFFICE_NOTES, KEYS.'])
  })
})

describe('a damaged file', () => {
  it.each([
    ['no header', 'hello', 'it has no #HEADER#'],
    ['no data', "#HEADER#\nEOF : '^'\n", 'no #DATA# section'],
    ['no definition', "#HEADER#\nEOF : '^'\nEOR : '~'\n#DATA#\n#END#", 'no #DEFINITION#'],
    ['equal signs', createFile({ eof: '^', eor: '^' }), 'must differ'],
    ['a letter for a sign', createFile({ header: "#HEADER#\nEOF : 'x'\nEOR : '~'\n" }), 'cannot be a sign'],
    [
      'the wrong sign',
      createFile({ header: "#HEADER#\nEOF : '%'\nEOR : '~'\n" }),
      'cannot be cut into columns',
    ],
    [
      'columns without which there is no advertisement',
      createFile({ columns: ['AGENT_REF', 'PRICE'] }),
      'lacks TRANS_TYPE_ID, PROP_SUB_ID, BEDROOMS',
    ],
    [
      'rows that never end',
      createFile({ header: "#HEADER#\nEOF : '^'\nEOR : '%'\n", rows: ['x'.repeat(1_100_000)], end: '' }),
      'does not end',
    ],
  ])('refuses a file with %s whole', (_, text, message) => {
    expect(() => readAll(text)).toThrow(UnreadableFile)
    expect(() => readAll(text)).toThrow(message)
  })

  it('refuses a row with the wrong number of fields, by its number and reference', () => {
    const { rows } = readAll(createFile({ rows: ['1^1^2^3^4^five', 'REF2^too^few', 'REF3^1^2^3^4^5^6^7'] }))
    expect(rows.slice(1)).toEqual([
      { number: 2, cells: null, firstCell: 'REF2', problem: 'it has 4 fields, the definition 6' },
      { number: 3, cells: null, firstCell: 'REF3', problem: 'it has 9 fields, the definition 6' },
    ])
  })

  it('may lack #END#; a row that is cut short has a problem', () => {
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

it('10,000 damaged files give rows or one refusal each, and never another error', () => {
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
  const randomNumber = random(2026)
  const pick = (n: number) => Math.floor(randomNumber() * n)
  let refused = 0
  for (let round = 0; round < 10_000; round += 1) {
    let text = original
    for (let change = pick(6); change >= 0; change -= 1) {
      const at = pick(text.length)
      text =
        text.slice(0, at) +
        insertedTexts[pick(insertedTexts.length)] +
        text.slice(at + pick([1, 4, 40, 2_000][pick(4)]!))
    }
    try {
      for (const { number, cells, problem } of readAll(text, [1 << 20, 512][pick(2)]).rows) {
        expect(number).toBeGreaterThan(0)
        expect(cells === null).toBe(problem !== undefined)
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      expect(error.message).not.toMatch(/\n/)
      refused += 1
    }
  }
  expect(refused).toBeGreaterThan(100)
  expect(refused).toBeLessThan(9_900)
}, 60_000)
