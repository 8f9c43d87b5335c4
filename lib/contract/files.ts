import * as z from 'zod'
import { fileKinds, type FileAdvice } from '../domain/listing-files'
import { listingStatuses } from '../domain/listing-status'
import { defineCall, id } from './call'

const kind = z.enum(fileKinds)
const uploadId = z.string().regex(/^[0-9a-f]{32}$/, { error: 'Invalid request' })
const advice = z.enum(['small', 'blurred'] satisfies FileAdvice[])

const listingFile = z.object({
  id,
  kind,
  /** The file's name in the store. */
  file: z.string(),
  alt: z.string(),
  advice: z.array(advice),
})
export type ListingFile = z.infer<typeof listingFile>

const pendingUpload = z.object({
  id: uploadId,
  kind,
  name: z.string(),
  state: z.enum(['receiving', 'received', 'refused']),
  problem: z.string().nullable(),
})
export type PendingUpload = z.infer<typeof pendingUpload>

const listingFiles = z.object({
  property_id: id,
  kind: z.enum(['property', 'letting']),
  status: z.enum(listingStatuses),
  slug: z.string(),
  /** The address as the advert shows it. */
  portal_address: z.string(),
  /** Each kind in the order in which its files are shown. */
  files: z.array(listingFile),
  /** The oldest first. */
  uploads: z.array(pendingUpload),
})
export type ListingFiles = z.infer<typeof listingFiles>

const withUserId = { user_id: id }
const ofUpload = z.object({ ...withUserId, upload_id: uploadId })

/** `private` is a file that the caller may read, and no shared cache may keep. */
const fileAccess = z.enum(['public', 'private', 'none'])
export type FileAccess = z.infer<typeof fileAccess>

const uploadLockState = z.enum(['held', 'wanted', 'waiting'])
export type UploadLockState = z.infer<typeof uploadLockState>

/** The files of a user's own listing, with the calls by which an upload is let in, resumed and finished. */
export const fileCalls = {
  /** Whether the caller, who need not be logged in, may read a picture or document. */
  getFileAccess: defineCall('getFileAccess', {
    optional: true,
    input: z.object({ file: z.string().max(100) }),
    output: z.object({ access: fileAccess }),
  }),
  getListingFiles: defineCall('getListingFiles', {
    optional: true,
    input: z.object({ ...withUserId, property_id: id }),
    output: listingFiles,
  }),
  startUpload: defineCall('startUpload', {
    optional: true,
    input: z.object({
      ...withUserId,
      property_id: id,
      kind,
      file_name: z.string().max(1_000),
      bytes: z.number().int(),
    }),
    output: z.object({ upload_id: uploadId }),
  }),
  /**
   * Takes or keeps the right to write an upload for ten seconds. `wanted` is held too, but another request waits for it;
   * `waiting` is held by another request.
   */
  lockUpload: defineCall('lockUpload', {
    optional: true,
    input: ofUpload.extend({ holder: z.uuid() }),
    output: z.object({ state: uploadLockState }),
  }),
  unlockUpload: defineCall('unlockUpload', {
    optional: true,
    input: ofUpload.extend({ holder: z.uuid() }),
    output: z.null(),
  }),
  /** May be called again; the file still becomes one picture. */
  finishUpload: defineCall('finishUpload', { optional: true, input: ofUpload, output: z.null() }),
  /** Also removes a refused upload from the list. */
  cancelUpload: defineCall('cancelUpload', { optional: true, input: ofUpload, output: z.null() }),
  /** `file_ids` lists all files of the kind, in their new order. */
  arrangeFiles: defineCall('arrangeFiles', {
    optional: true,
    input: z.object({ ...withUserId, property_id: id, kind, file_ids: z.array(id).max(60) }),
    output: z.null(),
  }),
  describeFile: defineCall('describeFile', {
    optional: true,
    input: z.object({ ...withUserId, file_id: id, alt: z.string().trim().max(200) }),
    output: z.null(),
  }),
  removeFile: defineCall('removeFile', {
    optional: true,
    input: z.object({ ...withUserId, file_id: id }),
    output: z.null(),
  }),
}
