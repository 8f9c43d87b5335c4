import { expect, it } from 'vitest'
import { findReference } from '../../lib/agency/chat/find-reference'
import { hideContactDetails } from '../../lib/domain/contact-details'
import { fromParagraphs } from '../../lib/format/paragraphs'

/** A regular expression of quadratic time takes far longer, and one of linear time takes a millisecond. */
const MAX_CPU_MS = 250

it.each([
  {
    work: 'a chat message is searched for a reference',
    readText: findReference,
    text: `ref${'\t'.repeat(2_500)}x`,
  },
  {
    work: 'a description becomes the text of a form',
    readText: fromParagraphs,
    text: `a${' '.repeat(40_000)}b`,
  },
  {
    work: 'contact details are hidden',
    readText: hideContactDetails,
    text: `www.a${'!'.repeat(40_000)}1x`,
  },
])('$work in linear time, even with a long row of equal characters', (example) => {
  const start = process.cpuUsage()
  example.readText(example.text)
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(MAX_CPU_MS)
})
