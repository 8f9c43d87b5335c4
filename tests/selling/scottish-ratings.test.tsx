// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listFactsToAsk, measureCompleteness } from '@/components/selling/completeness'
import { FactsForm } from '@/components/selling/facts-form'
import type { OwnHome } from '@/lib/contract/selling'
import { factsSchema } from '@/lib/contract/selling-rules'
import { epcRatings, scottishRatings } from '@/lib/domain/epc'
import { listFactKeysOfPart } from '@/lib/domain/material-facts'
import { nations, type Nation } from '@/lib/domain/nation'
import { renderWithSettings } from '../support/public-settings'
import { createHome, type HomeChanges } from './own-home'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }))
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
afterEach(cleanup)

const ratingKeys: readonly string[] = scottishRatings.map(({ key }) => key)

const createHomeIn = (nation: Nation, changes: HomeChanges = {}) => {
  const home = createHome(changes)
  return { ...home, address: { ...home.address, nation } }
}
const listAskedRatings = (home: OwnHome) =>
  listFactsToAsk(home, listFactKeysOfPart('A'))
    .map(({ key }) => key)
    .filter((key) => ratingKeys.includes(key))

it('only the owner of a home in Scotland is asked for the three ratings (domain B8)', () => {
  expect(nations.filter((nation) => listAskedRatings(createHomeIn(nation)).length > 0)).toEqual(['scotland'])
  for (const kind of ['sale', 'let'] as const)
    expect(listAskedRatings(createHomeIn('scotland', { kind }))).toEqual(ratingKeys)
  expect(listAskedRatings(createHomeIn('scotland', { property_type: 'shop' }))).toEqual([])
})

it('each rating is chosen from the letters A to G, or left out', () => {
  const facts = listFactsToAsk(createHomeIn('scotland'), ratingKeys).map(({ key, label }) => ({
    key,
    label,
    isRequired: false,
    source: '',
  }))
  renderWithSettings(
    <FactsForm
      part="A"
      home={{ kind: 'sale', id: 31, revision: 1, userId: 7, nextHref: '/next' }}
      nation="scotland"
      facts={facts}
      defaults={{}}
      isLive={false}
    />,
  )
  for (const { label } of scottishRatings) {
    const { options } = screen.getByLabelText<HTMLSelectElement>(label)
    expect([...options].map(({ value }) => value)).toEqual(['', ...epcRatings])
  }
})

it('the completeness does not depend on the ratings, because older certificates have none', () => {
  const counts = measureCompleteness(createHomeIn('scotland'), 'A')
  const ratings = Object.fromEntries(ratingKeys.map((key) => [key, 'C']))
  expect(measureCompleteness(createHomeIn('scotland', { facts: ratings }), 'A')).toEqual(counts)
})

it.each(ratingKeys)('%s accepts only a letter from A to G', (key) => {
  const parseRating = (value: string) => factsSchema.safeParse({ [key]: value })
  expect(parseRating(' b ')).toMatchObject({ success: true, data: { [key]: 'B' } })
  expect(parseRating('')).toMatchObject({ success: true })
  for (const value of ['H', 'excellent', 'AB'])
    expect(parseRating(value).error?.issues[0]?.message, value).toBe('Please choose a rating')
})
