import { expect, it } from 'vitest'
import { describeNextAction } from '@/components/selling/next-action'
import { formatStatus } from '@/components/selling/own-homes'
import type { OwnHome } from '@/lib/contract/selling'
import { createHome, type HomeChanges } from './own-home'

const scottishAddress = { ...createHome().address, nation: 'scotland' } as const
const createLiveHome = (changes: HomeChanges) =>
  createHome({ status: 'forsale', address: scottishAddress, ...changes })

it('an owner reads the status of each home, and which messages it still receives (B-20, B-21)', () => {
  const describeHome = (kind: OwnHome['kind'], status: string) => {
    const home = createLiveHome({ kind, status })
    return [formatStatus(home), describeNextAction(home).text]
  }
  expect(describeHome('sale', 'forsale')).toEqual([
    'On the market',
    expect.stringMatching(/^Questions, viewings and offers come to your inbox/),
  ])
  expect(describeHome('let', 'tolet')).toEqual([
    'On the market',
    expect.stringMatching(/^Questions, viewings and requests come to your inbox/),
  ])
  expect(describeHome('sale', 'underoffer')).toEqual([
    'Under Offer',
    expect.stringMatching(/until the solicitors have concluded missives.+further offers/),
  ])
  expect(describeHome('sale', 'sstc')).toEqual([
    'Sold STC',
    expect.stringContaining('takes no new viewings or offers'),
  ])
  expect(describeHome('let', 'reserved')).toEqual([
    'Reserved',
    expect.stringContaining('kept for one tenant'),
  ])
  expect(describeHome('let', 'let')).toEqual(['Let', expect.stringContaining('The home is let')])
  expect(['draft', 'withdrawn', 'completed'].map((status) => describeHome('sale', status)[0])).toEqual([
    'Draft',
    'Off the market',
    'Completed',
  ])
})
