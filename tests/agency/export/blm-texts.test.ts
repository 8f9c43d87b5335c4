import fc from 'fast-check'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DelimiterChoice, END_MARKER, writeHead, writeRow } from '../../../lib/agency/export/blm-text'
import { readText, inspectBytes, type Encoding } from '../../../lib/agency/import/blm/bytes'
import { BlmReader, readBlm } from '../../../lib/agency/import/blm/reader'
import { createCellReader } from '../../../lib/agency/import/identify'

let folder: string
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'blm-texts-'))
})
afterAll(() => fs.rm(folder, { recursive: true, force: true }))

const encodeText: Record<Encoding, (text: string) => Buffer> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-16le': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  // The test uses only characters that Windows-1252 and Latin-1 encode in the same way.
  'windows-1252': (text) => Buffer.from(text, 'latin1'),
}

it.each(Object.keys(encodeText) as Encoding[])(
  'a text with delimiters or line ends is unchanged after an export and an import in %s',
  async (encoding) => {
    const isSingleByte = encoding === 'windows-1252'
    const arbitraryPiece = fc.constantFrom(
      '^',
      '~',
      '|',
      '\n',
      '\r\n',
      '#END#',
      '#',
      'é',
      '£',
      'a',
      ' ',
      '¬',
      '¦',
      isSingleByte ? 'ü' : '’',
    )
    const arbitraryText = fc.oneof(
      fc.array(arbitraryPiece, { maxLength: 30 }).map((pieces) => pieces.join('')),
      // Windows-1252 cannot encode every grapheme.
      isSingleByte ? fc.constant('é') : fc.string({ unit: 'grapheme' }),
    )
    const file = path.join(folder, 'texts.blm')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(arbitraryText, arbitraryText), { minLength: 1, maxLength: 5 }),
        async (texts) => {
          // The texts of listings have no control characters.
          const removeControls = (value: string) =>
            value.replaceAll(/[\u0000-\u0008\u000e-\u001f\u0080-\u009f\ufeff]/g, '')
          const cells = texts.map(([summary, description], index) => ({
            AGENT_REF: `1_${index}`,
            SUMMARY: removeControls(summary),
            DESCRIPTION: removeControls(description),
            PRICE: '1',
          }))
          const delimiters = new DelimiterChoice()
          for (const row of cells) delimiters.excludeUsed(row)
          const head = {
            ...delimiters.choose(),
            propertyCount: cells.length,
            generatedDate: '2026-11-20 12:00:00',
            mediaColumns: [],
          }
          const fileText = writeHead(head) + cells.map((row) => writeRow(row, head)).join('') + END_MARKER
          await fs.writeFile(file, encodeText[encoding](fileText))
          const reader = new BlmReader()
          const readCells: string[][] = []
          const { encoding: detectedEncoding } = await inspectBytes(file)
          for await (const batch of readBlm(reader, readText(file, detectedEncoding)))
            for (const row of batch) {
              const readCell = createCellReader(reader.head!.columns, row.cells ?? [])
              readCells.push(['AGENT_REF', 'SUMMARY', 'DESCRIPTION', 'PRICE'].map(readCell))
            }
          expect(readCells).toEqual(
            cells.map((row) => [row.AGENT_REF, row.SUMMARY.trim(), row.DESCRIPTION.trim(), row.PRICE]),
          )
        },
      ),
      { numRuns: 150 },
    )
  },
)
