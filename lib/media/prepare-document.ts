import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { fileMessages } from '../contract/file-messages'
import { MAX_DOCUMENT_PAGES } from '../domain/listing-files'
import { toContentName } from './encode-picture'
import type { Preparation } from './prepare-picture'

/** Limits of one unpacked stream and of all of them together, because a PDF of 10 MB may unpack to gigabytes. */
const MAX_PART_BYTES = 8 * 1_048_576
const MAX_UNPACKED_BYTES = 64 * 1_048_576
/** The end marker, `%%EOF`, must be in the last characters of the file. */
const TAIL_CHARACTERS = 2_048

/** PDF names of scripts, of programs to be started, and of embedded files. */
const ACTIVE_CONTENT = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/
/** A page's type, as in `/Type /Page`. The type of a list of pages, `/Pages`, does not match. */
const PAGE_TYPE = /\/Type\s*\/Page(?![a-zA-Z])/g
/** The start of a stream, which may contain compressed objects. The end of a stream, `endstream`, does not match. */
const STREAM_START = /(?<!end)stream\r?\n/g

/** Decodes the hexadecimal codes that a PDF may write in names: /J#53 is /JS. */
const decodeNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * Appends the compressed objects of a PDF, which versions since 1.5 may have, to its text. If one of them cannot be
 * unpacked, the name of a script is appended instead, so that the document is refused.
 */
function unpackObjects(pdf: Buffer, text: string): string {
  const refusedText = `${text} /JavaScript`
  const parts: string[] = []
  let unpackedBytes = 0
  let lastStart = 0
  let end = 0
  for (const match of text.matchAll(STREAM_START)) {
    const start = match.index + match[0].length
    // The dictionary of a stream may have any length, so all text since the last stream is searched.
    const precedingText = decodeNames(text.slice(lastStart, match.index))
    lastStart = start
    if (!/\/Type\s*\/ObjStm/.test(precedingText)) continue
    // The end that was found last serves all streams that start before it. A search from each would read the file each time.
    if (end < start) end = text.indexOf('endstream', start)
    if (end < 0) return refusedText
    try {
      const part = inflateSync(pdf.subarray(start, end), { maxOutputLength: MAX_PART_BYTES })
      unpackedBytes += part.length
      if (unpackedBytes > MAX_UNPACKED_BYTES) throw new RangeError('more than any document needs')
      parts.push(part.toString('latin1'))
    } catch {
      return refusedText
    }
  }
  return parts.length ? `${text}\n${parts.join('\n')}` : text
}

function findProblem(pdf: Buffer): string | null {
  const text = pdf.toString('latin1')
  if (!text.startsWith('%PDF-') || !text.slice(-TAIL_CHARACTERS).includes('%%EOF')) return fileMessages.notPdf
  if (/\/Encrypt\b/.test(text)) return fileMessages.pdfLocked
  const objects = decodeNames(unpackObjects(pdf, text))
  if (ACTIVE_CONTENT.test(objects)) return fileMessages.pdfActive
  const pages = objects.match(PAGE_TYPE)?.length ?? 0
  if (pages === 0) return fileMessages.notPdf
  return pages > MAX_DOCUMENT_PAGES ? fileMessages.pdfTooLong : null
}

/** A PDF is stored unchanged and only served as a download. @returns the document, or a message for its owner */
export async function prepareDocument(path: string): Promise<Preparation> {
  const content = await fs.readFile(path)
  if (content.length === 0) return { problem: fileMessages.empty }
  const problem = findProblem(content)
  if (problem !== null) return { problem }
  const digest = createHash('sha256').update(content).digest('hex')
  return { name: toContentName(digest, 'pdf'), content, contentType: 'application/pdf', advice: [] }
}
