import { expect, it } from 'vitest'
import { removeNul } from '../../lib/gateway/remove-nul'

it('removes NUL characters from every text of an input, and nothing else', () => {
  const input = { name: 'A\0da', count: 1, flag: false, none: null, missing: undefined }
  const cleaned = { ...input, name: 'Ada' }
  expect(removeNul(input)).toEqual(cleaned)
  expect(removeNul({ homes: [input], step: { description: input } })).toEqual({
    homes: [cleaned],
    step: { description: cleaned },
  })
  expect([undefined, null, 7, '\0'].map((value) => removeNul(value))).toEqual([undefined, null, 7, ''])
})

it('accepts an input that is nested 60,000 levels deep', () => {
  const nested = JSON.parse(`${'['.repeat(60_000)}${']'.repeat(60_000)}`) as unknown
  expect(() => removeNul(nested)).not.toThrow()
})
