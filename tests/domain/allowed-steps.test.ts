import { describe, expect, it } from 'vitest'
import { letRequestStatuses, mayChangeLetRequest } from '../../lib/domain/let-request'
import { mayChangeOffer, offerStatuses } from '../../lib/domain/offer'
import { mayChangeViewing, viewingStatuses } from '../../lib/domain/viewing'

/** Lists every allowed step, with the text 'from > to by actor'. */
const listAllowedSteps = <Status extends string, Actor extends string>(
  statuses: readonly Status[],
  actors: readonly Actor[],
  mayChange: (from: Status, to: Status, actor: Actor) => boolean,
) =>
  statuses.flatMap((from) =>
    statuses.flatMap((to) =>
      actors
        .filter((actor) => mayChange(from, to, actor))
        .map((actor) => ({ from, to, actor, text: `${from} > ${to} by ${actor}` })),
    ),
  )
const toTexts = (steps: readonly { text: string }[]) => steps.map(({ text }) => text)

const viewingSteps = listAllowedSteps(
  viewingStatuses,
  ['proposer', 'invited', 'clock'] as const,
  mayChangeViewing,
)
const offerSteps = listAllowedSteps(offerStatuses, ['buyer', 'seller', 'clock'] as const, mayChangeOffer)
const letRequestSteps = listAllowedSteps(
  letRequestStatuses,
  ['tenant', 'landlord', 'clock'] as const,
  mayChangeLetRequest,
)

describe('nobody agrees with themselves:', () => {
  it('only the invited party accepts a viewing, not its proposer and not the clock', () => {
    expect(viewingSteps.filter(({ to }) => to === 'accepted').map(({ actor }) => actor)).toEqual(['invited'])
  })

  it('a buyer accepts only the amount of the seller, and a seller only the amount of the buyer', () => {
    expect(toTexts(offerSteps.filter(({ to }) => to === 'accepted'))).toEqual([
      'made > accepted by seller',
      'countered > accepted by buyer',
    ])
  })

  it('only a landlord accepts a request to let', () => {
    expect(toTexts(letRequestSteps.filter(({ to }) => to === 'accepted'))).toEqual([
      'made > accepted by landlord',
    ])
  })
})

it('the seller or landlord can undo an acceptance, and the buyer or tenant can withdraw from it', () => {
  expect(toTexts(offerSteps.filter(({ from }) => from === 'accepted'))).toEqual([
    'accepted > made by seller',
    'accepted > withdrawn by buyer',
  ])
  expect(toTexts(letRequestSteps.filter(({ from }) => from === 'accepted'))).toEqual([
    'accepted > made by landlord',
    'accepted > withdrawn by tenant',
  ])
})

it.each([
  ['viewing', viewingSteps, ['declined', 'rescheduled', 'cancelled', 'done']],
  ['offer', offerSteps, ['declined', 'withdrawn', 'expired']],
  ['request to let', letRequestSteps, ['declined', 'withdrawn', 'expired']],
])('nothing follows the end of a %s', (_name, steps, ends) => {
  expect(steps.filter(({ from }) => ends.includes(from))).toEqual([])
})
