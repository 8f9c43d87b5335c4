import { describe, expect, it } from 'vitest'
import { describeStage, findStage, parseStage, savedHomeStages } from '../../lib/domain/saved-home-stage'

const past = new Date('2026-11-01T10:00:00Z')
const future = new Date('2026-12-01T10:00:00Z')
const onlyAsked = { negotiation: null, nextViewingAt: null, proposedViewingAt: null, lastViewingAt: null }

describe('the stage of a saved home (field O5)', () => {
  it.each([
    [onlyAsked, 'asked', null],
    [{ ...onlyAsked, lastViewingAt: past }, 'viewed', past],
    [{ ...onlyAsked, lastViewingAt: past, nextViewingAt: future }, 'viewing', future],
    [{ ...onlyAsked, lastViewingAt: past, proposedViewingAt: future }, 'proposed', future],
    [{ ...onlyAsked, lastViewingAt: past, negotiation: 'made' as const }, 'offered', null],
    [{ ...onlyAsked, negotiation: 'countered' as const }, 'offered', null],
    [{ ...onlyAsked, nextViewingAt: future, negotiation: 'accepted' as const }, 'agreed', null],
  ])('%j is %s', (contact, stage, at) => {
    expect(findStage(contact)).toEqual({ stage, at })
  })

  it('has a description, except for a home that is only saved', () => {
    expect(describeStage('saved', 'sale', '')).toBeNull()
    expect(describeStage('viewing', 'let', 'Sat 28 Nov 2026, 10:00')).toBe(
      'Your viewing is on Sat 28 Nov 2026, 10:00',
    )
    const saleDescriptions = savedHomeStages.map((stage) => describeStage(stage, 'sale', 'a day'))
    expect(new Set(saleDescriptions).size).toBe(savedHomeStages.length)
    expect(describeStage('offered', 'let', '')).toContain('request to rent')
  })

  it('is read from a URL, where any other text means all homes', () => {
    expect(savedHomeStages.map(parseStage)).toEqual(savedHomeStages)
    for (const text of ['constructor', '', undefined, ['asked']]) expect(parseStage(text)).toBeNull()
  })
})
