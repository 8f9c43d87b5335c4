import type { Mutant } from './mutant'

const UPLOAD_TESTS = ['tests/http/uploads.test.ts']
const HOSTILE_FILE_TESTS = ['tests/media/hostile-files.test.ts']
const CALL_TESTS = ['tests/contract/files.test.ts']
const STORE_TESTS = ['tests/files/file-store.test.ts']
const LOCK_TESTS = ['tests/http/upload-lock.test.ts']
const MEDIA_ROUTE_TESTS = ['tests/http/media-route.test.ts']

export const files: readonly Mutant[] = [
  {
    control: 'Two processes never write the same upload at once.',
    file: 'lib/agency/files/upload-lock.ts',
    source: "eb('lockedUntil', '<=', now)",
    replacement: "eb('id', '=', id)",
    tests: LOCK_TESTS,
  },
  {
    control: 'An upload whose process was killed can continue once its lock has expired.',
    file: 'lib/agency/files/upload-lock.ts',
    source: "eb('lockedUntil', '<=', now)",
    replacement: "eb('lockHolder', 'is', null)",
    tests: LOCK_TESTS,
  },
  {
    control: 'A request that writes an upload is cancelled by a later one.',
    file: 'lib/http/upload-lock.ts',
    source: "(state) => (state === 'held' ? undefined : cancelRequest())",
    replacement: '() => undefined',
    tests: LOCK_TESTS,
  },
  {
    control: 'The files of a listing that is not live are not public.',
    file: 'lib/agency/files/file-access.ts',
    source: 'Number(listings.all) === 0 || Number(listings.live) > 0',
    replacement: 'Number(listings.all) >= 0',
    tests: [...MEDIA_ROUTE_TESTS, ...CALL_TESTS],
  },
  {
    control: 'The files of a draft are read only by its owner.',
    file: 'lib/agency/files/file-access.ts',
    source: "eb('property.ownerId', '=', userId),",
    replacement: "eb('property.ownerId', '>', 0),",
    tests: [...MEDIA_ROUTE_TESTS, ...CALL_TESTS],
  },
  {
    control: 'The files of a home off the market are read only by those who have a conversation about it.',
    file: 'lib/agency/files/file-access.ts',
    source:
      ".whereRef('thread.listingId', '=', 'listing.id')\n            .where('threadParticipant.userId', '=', userId),",
    replacement: ".whereRef('thread.listingId', '=', 'listing.id'),",
    tests: CALL_TESTS,
  },
  {
    control: 'No cache keeps a file that is private.',
    file: 'lib/http/media-access.ts',
    source: "if (access === 'public') return answerIfNoneMatch(response, ifNoneMatch)",
    replacement: 'if (access) return response',
    tests: MEDIA_ROUTE_TESTS,
  },
  {
    control: 'A file that a visitor may not read is a 404, like a missing one.',
    file: 'lib/http/media-access.ts',
    source: "if (access === 'none') return mediaNotFound",
    replacement: '',
    tests: MEDIA_ROUTE_TESTS,
  },
  {
    control: 'The pictures of a home stop being public when it leaves the market.',
    file: 'lib/http/media-access.ts',
    source: "if (type === 'listing-removed' || type === 'reconnected') publicFiles.clear()",
    replacement: "if (type === 'reconnected') publicFiles.clear()",
    tests: MEDIA_ROUTE_TESTS,
  },
  {
    control: 'A failing S3 bucket is reported as an outage, not as a missing file.',
    file: 'lib/files/s3-store.ts',
    source: "if ((error as { name?: unknown }).name === 'NoSuchKey') return null",
    replacement: 'return null',
    tests: STORE_TESTS,
  },
  {
    control: 'A failing disk is reported as an outage, not as a missing file.',
    file: 'lib/files/disk-store.ts',
    source: 'if (isMissing(error)) return null',
    replacement: 'return null',
    tests: STORE_TESTS,
  },
  {
    control: 'No file outside the store is read.',
    file: 'lib/files/file-store.ts',
    source: '/^[a-z0-9][a-z0-9-]{0,80}\\.(webp|pdf)$/.test(name)',
    replacement: 'name.length > 0',
    tests: STORE_TESTS,
  },
  {
    control: 'A stored picture has no metadata of the uploaded file.',
    file: 'lib/media/encode-picture.ts',
    source: '.webp({ quality: 82 })',
    replacement: '.keepMetadata().webp({ quality: 82 })',
    tests: ['tests/media/store.test.ts'],
  },
  {
    control: 'The files of a listing are changed only by its owner.',
    file: 'lib/agency/files/own-files.ts',
    source: ".where('property.ownerId', '=', userId)",
    replacement: '',
    tests: [...UPLOAD_TESTS, 'tests/security/authorization.test.ts'],
  },
  {
    control: 'Only the user who started an upload can access it.',
    file: 'lib/agency/files/upload-lock.ts',
    source: `.where('userId', '=', user.id)
    .where(({ eb, or }) =>`,
    replacement: '.where(({ eb, or }) =>',
    tests: UPLOAD_TESTS,
  },
  {
    control: 'Uploads are accepted only from pages of this site.',
    file: 'lib/http/upload-handler.ts',
    source: "if (source !== 'page' || env().API_URL) throw new AgencyError('not_found')",
    replacement: '',
    tests: UPLOAD_TESTS,
  },
  {
    control: 'A file that is too large is refused before the upload starts.',
    file: 'lib/agency/files/uploads.ts',
    source: 'return bytes > maxBytes ? failure(fileMessages.tooLarge(kind, maxBytes)) : null',
    replacement: 'return null',
    tests: [...CALL_TESTS, ...UPLOAD_TESTS],
  },
  {
    control: 'A listing has at most the permitted number of files of a kind.',
    file: 'lib/agency/files/uploads.ts',
    source: 'if ((await countFiles(tx, listingId, kind)) >= fileLimits[kind].maxFiles)',
    replacement: 'if ((await countFiles(tx, listingId, kind)) < 0)',
    tests: CALL_TESTS,
  },
  {
    control: 'Only photograph formats are decoded.',
    file: 'lib/media/prepare-picture.ts',
    source: '!metadata || !FORMATS.has(metadata.format)',
    replacement: '!metadata',
    tests: HOSTILE_FILE_TESTS,
  },
  {
    control: 'A picture with too many pixels is refused before it is decoded.',
    file: 'lib/media/prepare-picture.ts',
    source: 'return width * height > MAX_INPUT_PIXELS ? fileMessages.tooManyPixels : null',
    replacement: 'return null',
    tests: HOSTILE_FILE_TESTS,
  },
  {
    control: 'A document with scripts is refused.',
    file: 'lib/media/prepare-document.ts',
    source: 'if (ACTIVE_CONTENT.test(objects)) return fileMessages.pdfActive',
    replacement: '',
    tests: HOSTILE_FILE_TESTS,
  },
  {
    control: 'A document has at most the permitted number of pages.',
    file: 'lib/media/prepare-document.ts',
    source: 'return pages > MAX_DOCUMENT_PAGES ? fileMessages.pdfTooLong : null',
    replacement: 'return null',
    tests: HOSTILE_FILE_TESTS,
  },
  {
    control: 'A document is served as a download, never shown in a page.',
    file: 'lib/media/media-response.ts',
    source: `'content-disposition': \`attachment; filename="\${file}"\`,`,
    replacement: '',
    tests: ['tests/media/store.test.ts'],
  },
  {
    control: 'A file is removed from the store only when no listing shows it.',
    file: 'lib/agency/files/remove-unused-file.ts',
    source: 'if (media) return false',
    replacement: '',
    tests: UPLOAD_TESTS,
  },
  {
    control: 'An unfinished upload is kept for a day.',
    file: 'lib/agency/files/purge-uploads.ts',
    source: ".where('createdAt', '<', nowPlusSeconds(-RETENTION_SECONDS))",
    replacement: '',
    tests: UPLOAD_TESTS,
  },
  {
    control: 'Large request bodies are accepted only at the URL of posted files.',
    file: 'lib/server/body-limit.ts',
    source: 'FILE_FORM_PATH.test(path) ?',
    replacement: 'path !== "" ?',
    tests: ['tests/server/body-limit.test.ts'],
  },
  {
    control: 'An import changes no listing that its owner has made here.',
    file: 'lib/agency/import/batch.ts',
    source: 'if (!existing && isOwnListing(row.identity, row.readCell)) run.report.unchanged += 1',
    replacement: 'if (false) run.report.unchanged += 1',
    tests: ['tests/agency/export/export.test.ts'],
  },
  {
    control: 'An export has only live listings.',
    file: 'lib/agency/export/find-listings.ts',
    source: ".where('listing.status', 'in', liveStatuses)",
    replacement: '',
    tests: ['tests/agency/export/export.test.ts'],
  },
]
