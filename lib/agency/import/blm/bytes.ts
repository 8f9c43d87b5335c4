import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { UnreadableFile } from '../errors'

/** A BLM file does not declare its encoding; older exports are in Windows-1252. */
export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252'

export interface FileBytes {
  sha256: string
  encoding: Encoding
  size: number
  /** The number of invalid byte sequences, such as half a character where an export cut a text. */
  damagedCharacters: number
}

/** The characters of the bytes 0x80–0x9F in Windows-1252. The five unassigned bytes stay control characters. */
const WINDOWS_1252_C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Uses the table above and no TextDecoder, because some Node versions decode 'windows-1252' as ISO-8859-1. */
const decodeWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (char) => WINDOWS_1252_C1[char.charCodeAt(0) - 0x80]!)

/** Enough to recognise a zip file or a byte order mark. */
const SIGNATURE_BYTES = 4

/** Reads a file once for its hash, size and encoding. @throws UnreadableFile for an empty file and for an archive */
export async function inspectBytes(file: string): Promise<FileBytes> {
  const hash = createHash('sha256')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let size = 0
  let firstBytes: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    if (firstBytes.length < SIGNATURE_BYTES)
      firstBytes = Buffer.concat([firstBytes, chunk.subarray(0, SIGNATURE_BYTES)])
    size += chunk.length
    hash.update(chunk)
    if (isUtf8) isUtf8 = isValidUtf8(utf8, chunk)
  }
  // The last call, without a chunk, fails if the file ends within a character.
  if (isUtf8) isUtf8 = isValidUtf8(utf8)
  if (size === 0) throw new UnreadableFile('the file is empty')
  // Every zip file begins with 'PK'.
  if (firstBytes.subarray(0, 2).toString('latin1') === 'PK') {
    throw new UnreadableFile(
      'this is a zip archive: unpack it, and import the .blm file that lies in it, beside its pictures',
    )
  }
  const fileBytes = { sha256: hash.digest('hex'), size, damagedCharacters: 0 }
  // The byte order mark of UTF-16LE.
  const isUtf16 = firstBytes[0] === 0xff && firstBytes[1] === 0xfe
  if (isUtf16) return { ...fileBytes, encoding: 'utf-16le' }
  if (isUtf8) return { ...fileBytes, encoding: 'utf-8' }
  const { intact, damaged } = await countUtf8Characters(file)
  // A file in Windows-1252 has hardly any bytes that are UTF-8 by chance. One cut text must not garble all other rows.
  return intact > damaged
    ? { ...fileBytes, encoding: 'utf-8', damagedCharacters: damaged }
    : { ...fileBytes, encoding: 'windows-1252' }
}

const REPLACEMENT_CHARACTER = /\ufffd/g
const NON_ASCII_CHARACTER = /[\u0080-\u{10ffff}]/gu

/** Counts the characters beyond ASCII that are valid UTF-8, and the places that are not. */
async function countUtf8Characters(file: string): Promise<{ intact: number; damaged: number }> {
  let nonAscii = 0
  let damaged = 0
  for await (const text of readText(file, 'utf-8')) {
    nonAscii += text.match(NON_ASCII_CHARACTER)?.length ?? 0
    damaged += text.match(REPLACEMENT_CHARACTER)?.length ?? 0
  }
  return { intact: nonAscii - damaged, damaged }
}

function isValidUtf8(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

/** Decodes a file in chunks. A character that is divided between two chunks of bytes is decoded as one. */
export async function* readText(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = encoding === 'windows-1252' ? null : new TextDecoder(encoding)
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    yield decoder ? decoder.decode(chunk, { stream: true }) : decodeWindows1252(chunk)
  }
  if (decoder) yield decoder.decode()
}
