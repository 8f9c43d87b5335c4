import { expect, it } from 'vitest'
import { appendLines } from '@/components/chat/append-lines'

it('keeps the newest 3,000 lines (CHAT-14)', () => {
  const lines = Array.from({ length: 3_005 }, (_, index) => `line ${index}`)
  const log = appendLines(lines.slice(0, 2_999), lines.slice(2_999))
  expect([log.length, log[0], log.at(-1)]).toEqual([3_000, 'line 5', 'line 3004'])
  expect(appendLines(['a'], ['b'])).toEqual(['a', 'b'])
})
