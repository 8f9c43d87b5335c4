import * as z from 'zod'
import {
  fileKinds,
  MAX_ALT_CHARACTERS,
  MAX_FILE_NAME_CHARACTERS,
  MAX_FILES_OF_KIND,
  type FileAdvice,
} from '../domain/listing-files'
import { listingStatuses } from '../domain/listing-status'
import { defineCall, idSchema, userIdFields } from './call'
import { wireKinds } from './wire-kind'

const kindSchema = z.enum(fileKinds)
const uploadIdSchema = z.string().regex(/^[0-9a-f]{32}$/, { error: 'Invalid request' })
const adviceSchema = z.enum(['small', 'blurred'] satisfies FileAdvice[])

const listingFileSchema = z.object({
  id: idSchema,
  kind: kindSchema,
  file: z.string(),
  alt: z.string(),
  advice: z.array(adviceSchema),
})
export type ListingFile = z.infer<typeof listingFileSchema>

const pendingUploadSchema = z.object({
  id: uploadIdSchema,
  kind: kindSchema,
  name: z.string(),
  state: z.enum(['receiving', 'received', 'refused']),
  problem: z.string().nullable(),
})
export type PendingUpload = z.infer<typeof pendingUploadSchema>

const listingFilesSchema = z.object({
  property_id: idSchema,
  kind: z.enum(wireKinds),
  status: z.enum(listingStatuses),
  slug: z.string(),
  /** The address as the advert shows it. */
  portal_address: z.string(),
  /** The files of each kind stand in the order in which they are shown. */
  files: z.array(listingFileSchema),
  /** The oldest first. */
  uploads: z.array(pendingUploadSchema),
})
export type ListingFiles = z.infer<typeof listingFilesSchema>

const uploadRefSchema = z.object({ ...userIdFields, upload_id: uploadIdSchema })

/** `private` means that the caller may read the file, but no shared cache may keep it. */
const fileAccessSchema = z.enum(['public', 'private', 'none'])
export type FileAccess = z.infer<typeof fileAccessSchema>

const uploadLockStateSchema = z.enum(['held', 'wanted', 'waiting'])
export type UploadLockState = z.infer<typeof uploadLockStateSchema>

export const fileCalls = {
  /** Returns whether the caller, a user or a visitor, may read a picture or document. */
  getFileAccess: defineCall('getFileAccess', {
    optional: true,
    input: z.object({ file: z.string().max(100) }),
    output: z.object({ access: fileAccessSchema }),
  }),
  getListingFiles: defineCall('getListingFiles', {
    optional: true,
    input: z.object({ ...userIdFields, property_id: idSchema }),
    output: listingFilesSchema,
  }),
  startUpload: defineCall('startUpload', {
    optional: true,
    input: z.object({
      ...userIdFields,
      property_id: idSchema,
      kind: kindSchema,
      file_name: z.string().max(MAX_FILE_NAME_CHARACTERS),
      bytes: z.number().int(),
    }),
    output: z.object({ upload_id: uploadIdSchema }),
  }),
  /**
   * Takes or renews the lock of an upload for ten seconds. Returns `held` if the caller has the lock, `wanted` if another
   * request asks for it too, and `waiting` if another request has it.
   */
  lockUpload: defineCall('lockUpload', {
    optional: true,
    input: uploadRefSchema.extend({ holder: z.uuid() }),
    output: z.object({ state: uploadLockStateSchema }),
  }),
  unlockUpload: defineCall('unlockUpload', {
    optional: true,
    input: uploadRefSchema.extend({ holder: z.uuid() }),
    output: z.null(),
  }),
  /** Turns a complete upload into a file of the listing. A repeated call adds no second file. */
  finishUpload: defineCall('finishUpload', { optional: true, input: uploadRefSchema, output: z.null() }),
  /** Cancels an upload, or removes a refused one from the list. */
  cancelUpload: defineCall('cancelUpload', { optional: true, input: uploadRefSchema, output: z.null() }),
  /** Reorders the files of a kind. `file_ids` lists all of them in their new order. */
  arrangeFiles: defineCall('arrangeFiles', {
    optional: true,
    input: z.object({
      ...userIdFields,
      property_id: idSchema,
      kind: kindSchema,
      file_ids: z.array(idSchema).max(MAX_FILES_OF_KIND),
    }),
    output: z.null(),
  }),
  describeFile: defineCall('describeFile', {
    optional: true,
    input: z.object({ ...userIdFields, file_id: idSchema, alt: z.string().trim().max(MAX_ALT_CHARACTERS) }),
    output: z.null(),
  }),
  removeFile: defineCall('removeFile', {
    optional: true,
    input: z.object({ ...userIdFields, file_id: idSchema }),
    output: z.null(),
  }),
}
