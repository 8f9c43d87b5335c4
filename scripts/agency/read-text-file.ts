import { isUtf8 } from 'node:buffer'
import fs from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { UsageError } from './usage'

/** Reads a file, or standard input for '-'. @throws UsageError for text not in UTF-8, which would be garbled */
export async function readTextFile(file: string): Promise<string> {
  const bytes = file === '-' ? await buffer(process.stdin) : await fs.readFile(file).catch(() => null)
  if (bytes === null) throw new UsageError(`there is no file '${file}'`)
  if (!isUtf8(bytes) || bytes.includes(0)) throw new UsageError(`'${file}' is not text in UTF-8`)
  return new TextDecoder().decode(bytes).replace(/\r?\n$/, '')
}
