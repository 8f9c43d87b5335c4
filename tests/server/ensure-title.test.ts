import { expect, it } from 'vitest'
import { ensureTitle } from '../../lib/server/ensure-title'

const addTitle = (html: string) => ensureTitle(Buffer.from(html)).toString()

it('gives a document without a title an empty one, in its head (META-08, D-45)', () => {
  expect(
    addTitle(
      '<html><head><meta charSet="utf-8"/></head><body><svg><title>A house</title></svg></body></html>',
    ),
  ).toBe(
    '<html><head><meta charSet="utf-8"/><title></title></head><body><svg><title>A house</title></svg></body></html>',
  )
})

it.each([
  '<html><head><title>Homes – £</title></head><body></body></html>',
  '<html><head><title></title></head></html>',
  '{"no":"document"}',
  '',
])('leaves %j unchanged, because it has a title or no head', (html) => {
  expect(addTitle(html)).toBe(html)
})
