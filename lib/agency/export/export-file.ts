import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Transaction } from 'kysely'
import { ZipFile } from 'yazl'
import type { DB } from '../../../prisma/generated/tables'
import type { Database } from '../database'
import { DelimiterChoice, END, writeHead, writeRow } from './blm-text'
import { readListings, type ExportScope } from './find-listings'
import { sortMediaColumns, toMediaCells, type ExportedFile } from './media-cells'
import { findOmissions } from './omissions'
import { createPortalFiles, openFile } from './portal-files'
import { formatDate, toCells, toReference } from './to-cells'

/** How many pictures are encoded while the zip takes one, so that no processor core waits. */
const FILES_AHEAD = 4
const FILES_PER_PROGRESS = 5_000

export interface ExportOptions extends ExportScope {
  database: Database
  /** Path of the zip file, which replaces one that is there. */
  target: string
  now?: Date
  onProgress?: (line: string) => void
  /** Ends the export, which then leaves nothing behind. */
  signal?: AbortSignal
}

export interface ExportReport {
  listings: number
  files: number
  /** Names in the store that it does not have. */
  missing: string[]
  /** What the format has no room for, in words, by the listing's reference. */
  omitted: Record<string, string[]>
}

/** Asks the store for each file once, though many listings may show it. */
function createFileCheck() {
  const known = new Map<string, Promise<boolean>>()
  const check = async (name: string): Promise<boolean> => {
    const stored = await openFile(name)
    stored?.stream.destroy()
    return stored !== null
  }
  return (name: string): Promise<boolean> => {
    const answer = known.get(name) ?? check(name)
    known.set(name, answer)
    return answer
  }
}

interface Content extends Pick<ExportReport, 'listings' | 'missing' | 'omitted'> {
  files: ExportedFile[]
}

/** Reads all listings twice in one snapshot: first for what the head must say, then for the rows. */
async function writeBlm(
  tx: Transaction<DB>,
  { branch, owner, now = new Date(), signal }: ExportOptions,
  target: string,
): Promise<Content> {
  const has = createFileCheck()
  const delimiters = new DelimiterChoice()
  const mediaColumns = new Set(['MEDIA_IMAGE_00', 'MEDIA_IMAGE_TEXT_00'])
  const files: ExportedFile[] = []
  const missing = new Set<string>()
  const omitted: Record<string, string[]> = {}
  let listings = 0
  for await (const listing of readListings(tx, { branch, owner })) {
    signal?.throwIfAborted()
    const media = await toMediaCells(listing, branch, has)
    for (const column of Object.keys(media.cells)) mediaColumns.add(column)
    for (const { file } of listing.media) if (!(await has(file))) missing.add(file)
    const omissions = findOmissions(listing, media.files, missing)
    if (omissions.length) omitted[toReference(listing, branch)] = omissions
    delimiters.read(toCells(listing, branch))
    delimiters.read(media.cells)
    files.push(...media.files)
    listings += 1
  }
  const head = {
    ...delimiters.choose(),
    count: listings,
    generated: formatDate(now),
    mediaColumns: sortMediaColumns(mediaColumns),
  }
  const writeRows = async function* () {
    yield writeHead(head)
    for await (const listing of readListings(tx, { branch, owner })) {
      const { cells } = await toMediaCells(listing, branch, has)
      yield writeRow({ ...toCells(listing, branch), ...cells }, head)
    }
    yield END
  }
  await pipeline(writeRows, createWriteStream(target), { signal })
  return { listings, files, missing: [...missing], omitted }
}

interface ZipContent {
  blm: { path: string; name: string }
  files: readonly ExportedFile[]
}

/** Opens each file when its turn comes, so that few are in memory at a time. */
async function writeZip(
  { blm, files }: ZipContent,
  target: string,
  { onProgress, signal }: Pick<ExportOptions, 'onProgress' | 'signal'>,
) {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: Error) => output.destroy(error)
  const portalFiles = createPortalFiles()
  zip.on('error', fail)
  zip.addFile(blm.path, blm.name)
  for (const [index, { name, file }] of files.entries())
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      if (index > 0 && index % FILES_PER_PROGRESS === 0)
        onProgress?.(
          `${index.toLocaleString('en-GB')} of ${files.length.toLocaleString('en-GB')} pictures and documents …`,
        )
      for (const next of files.slice(index + 1, index + 1 + FILES_AHEAD)) portalFiles.prepare(next.file)
      portalFiles.open(file).then((stream) => give(null, stream.once('error', fail)), fail)
    })
  zip.end()
  await pipeline(output, createWriteStream(target), { signal })
}

/**
 * Writes the live listings as a BLM file (version 3) with its pictures and documents into a zip, as portals take them.
 * The target appears when it is complete. @throws AgencyError `outage` of the file store; AbortError
 */
export async function exportFile(options: ExportOptions): Promise<ExportReport> {
  const { database, target, branch, now = new Date() } = options
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'export-'))
  const unfinished = `${target}.${process.pid}.tmp`
  try {
    const blm = path.join(folder, 'listings.blm')
    const { files, ...report } = await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => writeBlm(tx, { ...options, now }, blm))
    const stamp = formatDate(now).replace(/\D/g, '')
    await writeZip({ blm: { path: blm, name: `${branch}_${stamp}.BLM` }, files }, unfinished, options)
    await fs.rename(unfinished, target)
    return { ...report, files: files.length }
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
    await fs.rm(unfinished, { force: true })
  }
}
