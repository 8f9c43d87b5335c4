import { expect, it } from 'vitest'
import { endSentence, formatPersonName } from '../../lib/format/person-name'

it('shows a person by first name and initial, and nothing of a closed account', () => {
  const jane = { firstName: ' Jane ', lastName: 'bloggs', closedAt: null }
  expect(formatPersonName(jane)).toBe('Jane B.')
  expect(formatPersonName({ ...jane, lastName: ' ' })).toBe('Jane')
  expect(formatPersonName({ ...jane, closedAt: new Date(0) })).toBe('A former user')
})

it('adds a full stop to a sentence, unless it ends with the full stop of an initial', () => {
  expect(endSentence('With Jane B.')).toBe('With Jane B.')
  expect(endSentence('With A former user')).toBe('With A former user.')
})
