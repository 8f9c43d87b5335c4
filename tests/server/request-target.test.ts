import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isDocumentPath, parseTarget } from '../../lib/server/request-target'

it.each([
  ['/api/../login', '/login'],
  ['/_next/static/../../contact', '/contact'],
  ['/api/%2e%2e/login', '/login'],
  ['/api/.%2E/./login?a=..', '/login'],
  ['/a/..', '/'],
  ['/api/.a/../../login', '/login'],
  ['/api/.a/.', '/api/.a/'],
  ['/api/.a/%2e%2E/x', '/api/x'],
  ['/a//..', '/a/'],
  ['/../..', '/'],
  ['/.well-known/change-password', '/.well-known/change-password'],
  ['/news/v1.2..3', '/news/v1.2..3'],
])('resolves the dot segments of %s', (target, path) => {
  expect(parseTarget(target).path).toBe(path)
})

it('leaves no dot segment in any path, so that the URL parser changes nothing in it', () => {
  const segment = fc.oneof(
    fc.constantFrom('.', '..', '%2e', '%2E%2e', '.%2e', '.a', '..a', 'api', '_next', 'login', ''),
    fc.webSegment(),
  )
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 8 }), (segments) => {
      const { path } = parseTarget(`/${segments.join('/')}`)
      expect(path).not.toMatch(/\/(\.|%2e){1,2}(\/|$)/i)
      expect(new URL(`http://site${path}`).pathname).toBe(path)
      expect(isDocumentPath(path)).toBe(isDocumentPath(new URL(`http://site${path}`).pathname))
    }),
  )
})
