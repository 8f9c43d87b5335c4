import type { TestUser } from '../support/accounts'
import { MISSING_ID } from '../support/missing-id'
import { userIdInput } from './call-inputs'
import type { RecordIds } from './user-call-cases'

const uploadCaseWith = <Rest extends object>(rest: Rest) => ({
  input: (user: TestUser, { upload }: RecordIds) => ({ ...userIdInput(user), ...rest, upload_id: upload }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), ...rest, upload_id: '0'.repeat(32) }),
    message: 'Upload not found',
  },
})
const uploadCase = uploadCaseWith({})
const uploadLockCase = uploadCaseWith({ holder: '00000000-0000-4000-8000-000000000000' })
const fileCase = <Rest extends object>(rest: Rest) => ({
  input: (user: TestUser, { file }: RecordIds) => ({ ...userIdInput(user), ...rest, file_id: file }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), ...rest, file_id: MISSING_ID }),
    message: 'File not found',
  },
})
/**
 * Creates the case of a call about the files of `home`.
 * @param toRest the other input, made of the user's record ids
 * @param missingRest the other input where there is no record
 */
const listingFilesCase = <Rest extends object>(toRest: (ids: RecordIds) => Rest, missingRest: Rest) => ({
  input: (user: TestUser, ids: RecordIds) => ({
    ...userIdInput(user),
    ...toRest(ids),
    property_id: ids.home,
  }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), ...missingRest, property_id: MISSING_ID }),
    message: 'Listing not found',
  },
})
const newFile = { kind: 'image' as const, file_name: 'garden.jpg', bytes: 1_000 }

/** The cases of the calls about files of listings. */
export const fileCallCases = {
  getListingFiles: listingFilesCase(() => ({}), {}),
  startUpload: listingFilesCase(() => newFile, newFile),
  lockUpload: uploadLockCase,
  unlockUpload: uploadLockCase,
  finishUpload: uploadCase,
  cancelUpload: uploadCase,
  arrangeFiles: listingFilesCase(({ file }) => ({ kind: 'image' as const, file_ids: [file] }), {
    kind: 'image' as const,
    file_ids: [MISSING_ID],
  }),
  describeFile: fileCase({ alt: 'The garden' }),
  removeFile: fileCase({}),
}
