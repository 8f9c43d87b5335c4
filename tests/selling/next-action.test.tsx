import { expect, it } from 'vitest'
import { describeNextAction } from '@/components/selling/next-action'
import { formatStatus } from '@/components/selling/own-homes'
import type { OwnHome } from '@/lib/contract/selling'
import { createHome, type HomeChanges } from './own-home'

/** In Scotland, the moment that binds has another name: the conclusion of missives. */
const scottishAddress = { ...createHome().address, nation: 'scotland' } as const
const createLiveHome = (changes: HomeChanges) =>
  createHome({ status: 'forsale', address: scottishAddress, ...changes })

it('an owner reads the status of each home, and which messages it still receives (B-20, B-21)', () => {
  const readStatusAndAction = (kind: OwnHome['kind'], status: string) => {
    const home = createLiveHome({ kind, status })
    return [formatStatus(home), describeNextAction(home).text]
  }
  expect(readStatusAndAction('sale', 'forsale')).toEqual([
    'On the market',
    expect.stringMatching(/^Questions, viewings and offers come to your inbox/),
  ])
  expect(readStatusAndAction('let', 'tolet')).toEqual([
    'On the market',
    expect.stringMatching(/^Questions, viewings and requests come to your inbox/),
  ])
  expect(readStatusAndAction('sale', 'underoffer')).toEqual([
    'Under Offer',
    expect.stringMatching(/until the solicitors have concluded missives.+further offers/),
  ])
  expect(readStatusAndAction('sale', 'sstc')).toEqual([
    'Sold STC',
    expect.stringContaining('takes no new viewings or offers'),
  ])
  expect(readStatusAndAction('let', 'reserved')).toEqual([
    'Reserved',
    expect.stringContaining('kept for one tenant'),
  ])
  expect(readStatusAndAction('let', 'let')).toEqual(['Let', expect.stringContaining('The home is let')])
  expect(['draft', 'withdrawn', 'completed'].map((status) => readStatusAndAction('sale', status)[0])).toEqual(
    ['Draft', 'Off the market', 'Completed'],
  )
})
