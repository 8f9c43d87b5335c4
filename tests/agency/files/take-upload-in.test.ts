import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { takeUploadIn } from '../../../lib/agency/files/take-upload-in'
import { withUploadedFile, writeWholeUpload } from '../../../lib/files/upload-store'
import type { PreparedFile } from '../../../lib/media/prepare-picture'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { findRows, insertRow, updateRows } from '../../support/tables'
import { addHome, addUser } from '../offers/offer-calls'

const UPLOAD_ID = '0123456789abcdef0123456789abcdef'
const CONTENT = Buffer.from('any bytes')
const PICTURE: PreparedFile = { name: 'a.webp', content: CONTENT, contentType: 'image/webp', advice: [] }

/** A test sets `run` to what happens while the picture is being prepared. */
const whilePreparing = vi.hoisted(() => ({ run: async (): Promise<void> => {} }))
vi.mock('../../../lib/media/file-preparer', () => ({
  prepareInProcess: async () => {
    await whilePreparing.run()
    return PICTURE
  },
}))

let database: TestDatabase
let folder: string
let listingId: number
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'taken-in-'))
  process.env.DATA_DIR = folder
  const userId = await addUser('Olive')
  listingId = await addHome(userId)
  const upload = { listingId, userId, kind: 'image', name: 'a.jpg', bytes: CONTENT.length } as const
  await insertRow('upload', { id: UPLOAD_ID, ...upload, state: 'received' })
  await writeWholeUpload(UPLOAD_ID, Readable.from([CONTENT]), CONTENT.length)
})
afterAll(async () => {
  await disconnect()
  await database.drop()
  await fs.rm(folder, { recursive: true, force: true })
})

it('a picture is not added if its upload is refused meanwhile, as when the account is deleted', async () => {
  whilePreparing.run = () => updateRows('upload', { id: UPLOAD_ID }, { state: 'refused', name: '' })
  await takeUploadIn(UPLOAD_ID, { isLastAttempt: false })
  expect(await findRows('listingMedia', { listingId })).toEqual([])
  expect(await withUploadedFile(UPLOAD_ID, async () => 'stored'), 'the sent file is deleted').toBeNull()
})
