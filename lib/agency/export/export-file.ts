import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Transaction } from 'kysely'
import { ZipFile } from 'yazl'
import type { DB } from '../../../prisma/generated/tables'
import { formatInteger } from '../../format/number'
import type { Database } from '../database'
import { DelimiterChoice, END_MARKER, writeHead, writeRow } from './blm-text'
import { countLeftOut, readListings, type ExportScope } from './find-listings'
import { sortMediaColumns, toMediaCells, type ExportedFile } from './media-cells'
import { findOmissions } from './omissions'
import { createPortalFiles, openFile } from './portal-files'
import { formatDate, toCells, toReference } from './to-cells'

/** The number of pictures that are encoded in advance while one is zipped, so that no processor core is idle. */
const FILES_AHEAD = 4
const FILES_PER_PROGRESS_LINE = 5_000

export interface ExportOptions extends Omit<ExportScope, 'at'> {
  database: Database
  /** Path of the zip file. An existing file is replaced. */
  target: string
  now?: Date
  onProgress?: (line: string) => void
  /** Aborts the export, which then removes its files. */
  signal?: AbortSignal
}

export interface ExportReport {
  listings: number
  files: number
  /** Names of files that listings refer to but the file store does not have. */
  missing: string[]
  /** By the listing's reference, descriptions of the data that the format has no room for. */
  omitted: Record<string, string[]>
  /** The number of live listings that are left out, because they are not paid for on the portals. */
  withoutPortals: number
  /** The number of live listings that are left out, because nobody has confirmed them lately. */
  unconfirmed: number
}

/** Returns a function that says whether the store has a file. It asks the store only once about each file. */
function createFileCheck() {
  const checks = new Map<string, Promise<boolean>>()
  const checkFile = async (name: string): Promise<boolean> => {
    const stored = await openFile(name)
    stored?.stream.destroy()
    return stored !== null
  }
  return (name: string): Promise<boolean> => {
    const check = checks.get(name) ?? checkFile(name)
    checks.set(name, check)
    return check
  }
}

interface ExportContent extends Omit<ExportReport, 'files'> {
  files: ExportedFile[]
}

/** Reads all listings twice, in one snapshot, because the head depends on all of them and precedes the rows. */
async function writeBlm(
  tx: Transaction<DB>,
  { branch, owner, now = new Date(), signal }: ExportOptions,
  target: string,
): Promise<ExportContent> {
  const scope: ExportScope = { branch, owner, at: now }
  const isStored = createFileCheck()
  const delimiters = new DelimiterChoice()
  // Every file has the columns of a first picture, even if no listing has a picture.
  const mediaColumns = new Set(['MEDIA_IMAGE_00', 'MEDIA_IMAGE_TEXT_00'])
  const files: ExportedFile[] = []
  const missing = new Set<string>()
  const omitted: Record<string, string[]> = {}
  let listings = 0
  for await (const listing of readListings(tx, scope)) {
    signal?.throwIfAborted()
    const media = await toMediaCells(listing, branch, isStored)
    for (const column of Object.keys(media.cells)) mediaColumns.add(column)
    for (const { file } of listing.media) {
      if (!(await isStored(file))) missing.add(file)
    }
    const omissions = findOmissions(listing, media.files, missing)
    if (omissions.length) omitted[toReference(listing, branch)] = omissions
    delimiters.excludeUsed(toCells(listing, branch))
    delimiters.excludeUsed(media.cells)
    files.push(...media.files)
    listings += 1
  }
  const head = {
    ...delimiters.choose(),
    propertyCount: listings,
    generatedDate: formatDate(now),
    mediaColumns: sortMediaColumns(mediaColumns),
  }
  const writeRows = async function* () {
    yield writeHead(head)
    for await (const listing of readListings(tx, scope)) {
      const { cells } = await toMediaCells(listing, branch, isStored)
      yield writeRow({ ...toCells(listing, branch), ...cells }, head)
    }
    yield END_MARKER
  }
  await pipeline(writeRows, createWriteStream(target), { signal })
  return { listings, files, missing: [...missing], omitted, ...(await countLeftOut(tx, scope)) }
}

interface ZipContent {
  blm: { path: string; name: string }
  files: readonly ExportedFile[]
}

/** Writes the zip file. Opens each picture or document only for its own entry, so that few are in memory at a time. */
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
    zip.addReadStreamLazy(name, { compress: false }, (addStream) => {
      if (index > 0 && index % FILES_PER_PROGRESS_LINE === 0)
        onProgress?.(`${formatInteger(index)} of ${formatInteger(files.length)} pictures and documents …`)
      for (const next of files.slice(index + 1, index + 1 + FILES_AHEAD)) portalFiles.prepare(next.file)
      portalFiles.open(file).then((stream) => {
        stream.once('error', fail)
        addStream(null, stream)
      }, fail)
    })
  zip.end()
  await pipeline(output, createWriteStream(target), { signal })
}

/**
 * Writes a zip file for portals: a BLM file (version 3) of the live listings, with their pictures and documents. The zip
 * gets the name `target` only once it is complete.
 * @throws AgencyError `outage` of the file store; AbortError
 */
export async function exportFile(options: ExportOptions): Promise<ExportReport> {
  const { database, target, branch, now = new Date() } = options
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'export-'))
  const unfinishedTarget = `${target}.${process.pid}.tmp`
  try {
    const blmPath = path.join(folder, 'listings.blm')
    const { files, ...report } = await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => writeBlm(tx, { ...options, now }, blmPath))
    const timestamp = formatDate(now).replace(/\D/g, '')
    await writeZip(
      { blm: { path: blmPath, name: `${branch}_${timestamp}.BLM` }, files },
      unfinishedTarget,
      options,
    )
    await fs.rename(unfinishedTarget, target)
    return { ...report, files: files.length }
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
    await fs.rm(unfinishedTarget, { force: true })
  }
}
