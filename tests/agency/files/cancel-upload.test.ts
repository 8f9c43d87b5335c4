import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { cancelUpload } from '../../../lib/agency/files/uploads'
import { errors } from '../../../lib/errors'
import { uploadStore, withUploadedFile, writeWholeUpload } from '../../../lib/files/upload-store'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertRow } from '../../support/tables'
import { addHome, addUser } from '../offers/offer-calls'

/** An id of 32 hexadecimal digits, as uploads have. */
const UPLOAD_ID = '0123456789abcdef0123456789abcdef'
const CONTENT = Buffer.from('any bytes')

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'cancelled-'))
  process.env.DATA_DIR = folder
})
afterAll(async () => {
  await disconnect()
  await database.drop()
  await fs.rm(folder, { recursive: true, force: true })
})

it('an upload can be cancelled by a second call if the first call could not delete its file', async () => {
  const userId = await addUser('Olive')
  const listingId = await addHome(userId)
  const bytes = CONTENT.length
  await insertRow('upload', { id: UPLOAD_ID, listingId, userId, kind: 'image', name: 'a.jpg', bytes })
  await writeWholeUpload(UPLOAD_ID, Readable.from([CONTENT]), bytes)
  const cancel = () =>
    cancelUpload({ user_id: userId, upload_id: UPLOAD_ID }, { user: { id: userId, sessionId: 0 } })
  vi.spyOn(await uploadStore(), 'remove').mockRejectedValueOnce(new Error('the store is down'))
  await expect(cancel()).rejects.toThrow(errors.outage.message)
  expect(await cancel()).toMatchObject({ ok: true })
  expect(await withUploadedFile(UPLOAD_ID, async () => 'stored'), 'the file is deleted').toBeNull()
  expect(await cancel(), 'the upload is deleted').toMatchObject({ ok: false })
})
