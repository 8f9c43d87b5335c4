import { expect, it } from 'vitest'
import { findReference } from '../../lib/agency/chat/find-reference'
import { hideContactDetails } from '../../lib/domain/contact-details'
import { fromParagraphs } from '../../lib/format/paragraphs'

/** A regular expression with the square of the length takes far longer, and a linear one takes a millisecond. */
const MAX_PROCESSOR_MS = 250

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
])('the time in which $work does not grow with the square of a row of equal characters', (example) => {
  const start = process.cpuUsage()
  example.readText(example.text)
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(MAX_PROCESSOR_MS)
})
