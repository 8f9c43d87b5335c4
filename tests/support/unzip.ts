import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import yauzl, { type Entry } from 'yauzl'

/** Unpacks a zip file without subfolders into a folder. @returns the names of the files */
export async function unzip(file: string, folder: string): Promise<string[]> {
  await fs.mkdir(folder, { recursive: true })
  const zip = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(file, { lazyEntries: true })
  const openStream = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))
  const names: string[] = []
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve)
    zip.on('entry', (entry: Entry) => {
      names.push(entry.fileName)
      openStream(entry)
        .then((stream) => pipeline(stream, createWriteStream(path.join(folder, entry.fileName))))
        .then(() => zip.readEntry(), reject)
    })
    zip.readEntry()
  })
  return names
}
