import 'server-only'
import { cookies } from 'next/headers'
import type { ListingFiles } from '../contract/files'
import { FILE_NOTICE_COOKIE, parseFileNotice, type FileNotice } from '../config/file-notice'
import { gateway } from '../gateway'
import { readAsUser } from './account'

/** Returns the files of a user's listing; 'missing' for another user's, null if the upstream takes no files. */
export async function getListingFiles(
  userId: number,
  listingId: number,
): Promise<ListingFiles | 'missing' | null> {
  const reply = await readAsUser((caller) =>
    gateway().getListingFiles({ user_id: userId, property_id: listingId }, caller),
  )
  if (reply.ok) return reply.data
  return reply.isUnknown ? null : 'missing'
}

/** Returns the outcome of the last post without JavaScript. */
export const getFileNotice = async (): Promise<FileNotice | null> =>
  parseFileNotice((await cookies()).get(FILE_NOTICE_COOKIE)?.value)
