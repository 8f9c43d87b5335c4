// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { listFactsToAsk } from '@/components/selling/completeness'
import { CompletenessMeter } from '@/components/selling/step-list'
import { createHome, type HomeChanges } from './own-home'

afterEach(cleanup)

const readParts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('counts the supplied material facts in total and by part, but no empty ones (domain B1)', () => {
  render(
    <CompletenessMeter
      home={createHome({
        facts: { tenure: 'Freehold', epc_rating: 'C', heating: 'Gas', flood_risk: 'Low', mining: '' },
      })}
    />,
  )
  const meter = screen.getByRole<HTMLMeterElement>('meter', { name: '4 of 19 facts given' })
  expect([meter.value, meter.max]).toEqual([4, 19])
  expect(readParts()).toEqual([
    'Price, tenure and running costs 2 of 3',
    'Building, utilities and parking 1 of 9',
    'Safety, rights and restrictions 1 of 7',
  ])
})

it('the owner of a freehold home can correct a ground rent that the advert shows', () => {
  const listAskedKeys = (facts: Record<string, string>) =>
    listFactsToAsk(createHome({ facts }), ['ground_rent', 'service_charge']).map(({ key }) => key)
  expect(listAskedKeys({ tenure: 'Freehold', ground_rent: '250' })).toEqual(['ground_rent'])
  expect(listAskedKeys({ tenure: 'Freehold' })).toEqual([])
})

it('counts the landlord’s registration number only if the law requires it (domain B3)', () => {
  const letting: HomeChanges = { kind: 'let', required_facts: ['council_tax_band', 'epc_rating'] }
  const { unmount } = render(<CompletenessMeter home={createHome(letting)} />)
  const [costsWithoutRegistration = ''] = readParts()
  unmount()
  const requiredFacts = ['council_tax_band', 'epc_rating', 'landlord_registration']
  render(<CompletenessMeter home={createHome({ ...letting, required_facts: requiredFacts })} />)
  const [costsWithRegistration = ''] = readParts()
  // Reads 4 from '2 of 4'.
  const readExpectedCount = (text: string) => Number(/\d+$/.exec(text)?.[0])
  expect(readExpectedCount(costsWithRegistration)).toBe(readExpectedCount(costsWithoutRegistration) + 1)
})
