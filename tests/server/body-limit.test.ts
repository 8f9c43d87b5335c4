import { expect, it } from 'vitest'
import { MAX_POSTED_BYTES } from '../../lib/domain/listing-files'
import { bodyLimitOf } from '../../lib/server/body-limit'

it('large bodies are accepted only at the URL to which a page posts files', () => {
  expect(bodyLimitOf('/my-account/properties/12/pictures/change')).toBeGreaterThan(MAX_POSTED_BYTES)
  for (const path of [
    '/',
    '/api/uploads',
    '/my-account/properties/12/pictures',
    '/my-account/properties/12/pictures/change/x',
    '/my-account/properties/x/pictures/change',
    '/x/my-account/properties/12/pictures/change',
  ])
    expect(bodyLimitOf(path), path).toBe(1_048_576)
})
