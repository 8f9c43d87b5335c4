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
    source: "is('lockedUntil', '<=', now)",
    replacement: "is('id', '=', id)",
    tests: LOCK_TESTS,
  },
  {
    control: 'An upload whose process was killed goes on when the lease has run out.',
    file: 'lib/agency/files/upload-lock.ts',
    source: "is('lockedUntil', '<=', now)",
    replacement: "is('lockHolder', 'is', null)",
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
    source: 'Number(shownBy.all) === 0 || Number(shownBy.live) > 0',
    replacement: 'Number(shownBy.all) >= 0',
    tests: [...MEDIA_ROUTE_TESTS, ...CALL_TESTS],
  },
  {
    control: 'The files of a draft are read only by its owner.',
    file: 'lib/agency/files/file-access.ts',
    source: "is('property.ownerId', '=', userId),",
    replacement: "is('property.ownerId', '>', 0),",
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
    control: 'The pictures of a home are not public any more when it leaves the market.',
    file: 'lib/http/media-access.ts',
    source: "if (type === 'listing-removed' || type === 'reconnected') publicFiles.clear()",
    replacement: "if (type === 'reconnected') publicFiles.clear()",
    tests: MEDIA_ROUTE_TESTS,
  },
  {
    control: 'A bucket that does not work is an outage, and not a missing file.',
    file: 'lib/files/s3-store.ts',
    source: "if ((error as { name?: unknown }).name === 'NoSuchKey') return null",
    replacement: 'return null',
    tests: STORE_TESTS,
  },
  {
    control: 'A disk that does not work is an outage, and not a missing file.',
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
    control: 'A picture that is taken in carries nothing but its pixels.',
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
    control: 'An upload is known only to whoever began it.',
    file: 'lib/agency/files/upload-lock.ts',
    source: `.where('userId', '=', user.id)
    .where((is) =>`,
    replacement: '.where((is) =>',
    tests: UPLOAD_TESTS,
  },
  {
    control: 'Uploads are taken only from pages of this site.',
    file: 'lib/http/upload-handler.ts',
    source: "if (source !== 'page' || env().API_URL) throw new AgencyError('not_found')",
    replacement: '',
    tests: UPLOAD_TESTS,
  },
  {
    control: 'A file over its limit is refused before a byte is taken.',
    file: 'lib/agency/files/uploads.ts',
    source: 'return bytes > maxBytes ? failure(fileMessages.tooLarge(kind, maxBytes)) : null',
    replacement: 'return null',
    tests: [...CALL_TESTS, ...UPLOAD_TESTS],
  },
  {
    control: 'A listing has no more files of a kind than it may.',
    file: 'lib/agency/files/uploads.ts',
    source: 'if ((await countFiles(tx, listingId, kind)) >= fileLimits[kind].maxFiles)',
    replacement: 'if ((await countFiles(tx, listingId, kind)) < 0)',
    tests: CALL_TESTS,
  },
  {
    control: 'Only the formats of photographs are decoded.',
    file: 'lib/media/prepare-picture.ts',
    source: '!metadata || !FORMATS.has(metadata.format)',
    replacement: '!metadata',
    tests: HOSTILE_FILE_TESTS,
  },
  {
    control: 'A picture of too many pixels is refused before one is decoded.',
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
    control: 'A document has no more pages than it may.',
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
    control: 'The store forgets a file only when no listing shows it.',
    file: 'lib/agency/files/remove-unused-file.ts',
    source: 'if (!use) await',
    replacement: 'await',
    tests: UPLOAD_TESTS,
  },
  {
    control: 'An upload that nobody finishes is kept for a day.',
    file: 'lib/agency/files/purge-uploads.ts',
    source: ".where('createdAt', '<', nowPlusSeconds(-RETENTION_SECONDS))",
    replacement: '',
    tests: UPLOAD_TESTS,
  },
  {
    control: 'A page takes a large body only at the address of posted files.',
    file: 'lib/server/body-limit.ts',
    source: 'FILE_FORM_PATH.test(path) ?',
    replacement: 'path !== "" ?',
    tests: ['tests/server/body-limit.test.ts'],
  },
  {
    control: 'A feed changes no listing that our own owners have.',
    file: 'lib/agency/import/batch.ts',
    source: 'if (!known && isOwn(row.identity, row.readCell)) run.report.unchanged += 1',
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
