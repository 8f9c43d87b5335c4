import type { Mutant } from './mutant'

const STORES = ['tests/files/file-store.test.ts']

export const files: readonly Mutant[] = [
  {
    control: 'A bucket that does not work is an outage, and not a missing file.',
    file: 'lib/files/s3-store.ts',
    source: "if ((error as { name?: unknown }).name === 'NoSuchKey') return null",
    replacement: 'return null',
    tests: STORES,
  },
  {
    control: 'A disk that does not work is an outage, and not a missing file.',
    file: 'lib/files/disk-store.ts',
    source: 'if (isMissing(error)) return null',
    replacement: 'return null',
    tests: STORES,
  },
  {
    control: 'No file outside the store is read.',
    file: 'lib/files/file-store.ts',
    source: '/^[a-z0-9][a-z0-9-]{0,80}\\.(webp|pdf)$/.test(name)',
    replacement: 'name.length > 0',
    tests: STORES,
  },
  {
    control: 'A picture that is taken in carries nothing but its pixels.',
    file: 'lib/media/encode-picture.ts',
    source: '.webp({ quality: 82 })',
    replacement: '.keepMetadata().webp({ quality: 82 })',
    tests: ['tests/media/store.test.ts'],
  },
]
