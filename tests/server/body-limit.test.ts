import { expect, it } from 'vitest'
import { MAX_POSTED_BYTES } from '../../lib/domain/listing-files'
import { getBodyLimit } from '../../lib/server/body-limit'

const DEFAULT_LIMIT_BYTES = 1_048_576

it('large bodies are accepted only at the URL to which a page posts files', () => {
  expect(getBodyLimit('/my-account/properties/12/pictures/change')).toBeGreaterThan(MAX_POSTED_BYTES)
  for (const path of [
    '/',
    '/api/uploads',
    '/my-account/properties/12/pictures',
    '/my-account/properties/12/pictures/change/x',
    '/my-account/properties/x/pictures/change',
    '/x/my-account/properties/12/pictures/change',
  ])
    expect(getBodyLimit(path), path).toBe(DEFAULT_LIMIT_BYTES)
})
