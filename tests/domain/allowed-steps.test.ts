import { describe, expect, it } from 'vitest'
import { letRequestStatuses, mayChangeLetRequest } from '../../lib/domain/let-request'
import { mayChangeOffer, offerStatuses } from '../../lib/domain/offer'
import { mayChangeViewing, viewingStatuses } from '../../lib/domain/viewing'

/** Lists every allowed step as 'from > to by actor'. */
const allSteps = <Status extends string, Actor extends string>(
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
const texts = (steps: readonly { text: string }[]) => steps.map(({ text }) => text)

const viewingSteps = allSteps(viewingStatuses, ['proposer', 'invited', 'clock'] as const, mayChangeViewing)
const offerSteps = allSteps(offerStatuses, ['buyer', 'seller', 'clock'] as const, mayChangeOffer)
const letRequestSteps = allSteps(
  letRequestStatuses,
  ['tenant', 'landlord', 'clock'] as const,
  mayChangeLetRequest,
)

describe('nobody agrees with themselves:', () => {
  it('whoever proposed a viewing cannot accept it, and nobody accepts by waiting', () => {
    expect(viewingSteps.filter(({ to }) => to === 'accepted').map(({ actor }) => actor)).toEqual(['invited'])
  })

  it('a buyer accepts only the amount of the seller, and a seller only that of the buyer', () => {
    expect(texts(offerSteps.filter(({ to }) => to === 'accepted'))).toEqual([
      'made > accepted by seller',
      'countered > accepted by buyer',
    ])
  })

  it('only a landlord accepts a request to let', () => {
    expect(texts(letRequestSteps.filter(({ to }) => to === 'accepted'))).toEqual([
      'made > accepted by landlord',
    ])
  })
})

it('an acceptance can be undone by the seller or landlord, and left by the buyer or tenant', () => {
  expect(texts(offerSteps.filter(({ from }) => from === 'accepted'))).toEqual([
    'accepted > made by seller',
    'accepted > withdrawn by buyer',
  ])
  expect(texts(letRequestSteps.filter(({ from }) => from === 'accepted'))).toEqual([
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
