import type { TestUser } from '../support/accounts'
import { MISSING_ID } from '../support/missing-id'
import { userIdInput } from './call-inputs'
import type { RecordIds } from './user-call-cases'

/** Ids in the formats of an upload and of the process that holds its lock. Neither exists. */
const MISSING_UPLOAD_ID = '0'.repeat(32)
const LOCK_HOLDER_ID = '00000000-0000-4000-8000-000000000000'

const createUploadCase = <Other extends object>(otherInput: Other) => ({
  input: (user: TestUser, { upload }: RecordIds) => ({
    ...userIdInput(user),
    ...otherInput,
    upload_id: upload,
  }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), ...otherInput, upload_id: MISSING_UPLOAD_ID }),
    message: 'Upload not found',
  },
})
const uploadCase = createUploadCase({})
const uploadLockCase = createUploadCase({ holder: LOCK_HOLDER_ID })
const createFileCase = <Other extends object>(otherInput: Other) => ({
  input: (user: TestUser, { file }: RecordIds) => ({ ...userIdInput(user), ...otherInput, file_id: file }),
  missing: {
    input: (user: TestUser) => ({ ...userIdInput(user), ...otherInput, file_id: MISSING_ID }),
    message: 'File not found',
  },
})
/**
 * Creates the case of a call about the files of `home`.
 * @param createOtherInput creates the other input from the user's record ids
 * @param otherInputWithoutRecord the other input of a call about a missing listing
 */
const createListingFilesCase = <Other extends object>(
  createOtherInput: (ids: RecordIds) => Other,
  otherInputWithoutRecord: Other,
) => ({
  input: (user: TestUser, ids: RecordIds) => ({
    ...userIdInput(user),
    ...createOtherInput(ids),
    property_id: ids.home,
  }),
  missing: {
    input: (user: TestUser) => ({
      ...userIdInput(user),
      ...otherInputWithoutRecord,
      property_id: MISSING_ID,
    }),
    message: 'Listing not found',
  },
})
const newFile = { kind: 'image' as const, file_name: 'garden.jpg', bytes: 1_000 }

/** The cases of the calls about files of listings. */
export const fileCallCases = {
  getListingFiles: createListingFilesCase(() => ({}), {}),
  startUpload: createListingFilesCase(() => newFile, newFile),
  lockUpload: uploadLockCase,
  unlockUpload: uploadLockCase,
  finishUpload: uploadCase,
  cancelUpload: uploadCase,
  arrangeFiles: createListingFilesCase(({ file }) => ({ kind: 'image' as const, file_ids: [file] }), {
    kind: 'image' as const,
    file_ids: [MISSING_ID],
  }),
  describeFile: createFileCase({ alt: 'The garden' }),
  removeFile: createFileCase({}),
}
