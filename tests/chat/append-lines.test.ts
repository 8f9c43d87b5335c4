import { expect, it } from 'vitest'
import { appendLines } from '@/components/chat/append-lines'

const MAX_LINES = 3_000

it('keeps the newest 3,000 lines (CHAT-14)', () => {
  const lines = Array.from({ length: MAX_LINES + 5 }, (_, index) => `line ${index}`)
  const log = appendLines(lines.slice(0, MAX_LINES), lines.slice(MAX_LINES))
  expect(log).toHaveLength(MAX_LINES)
  expect([log[0], log.at(-1)]).toEqual(['line 5', 'line 3004'])
  expect(appendLines(['a'], ['b'])).toEqual(['a', 'b'])
})
