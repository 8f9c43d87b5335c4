// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LatestCard } from '@/components/property/latest-card'
import type { LatestCard as Latest } from '@/lib/contract/listings'
import { withSettings } from '../support/public-settings'

const card: Latest = {
  id: 1,
  property_url: 'high-street-witham',
  image_xs: 'front.webp',
  listing_status_display: 'For Sale',
  new_price: 82_500,
  portal_address: 'High Street, Witham, CM8',
}
/** Returns the text of a card. The texts of neighbouring elements have no space between them. */
const renderText = (kind: 'sale' | 'let', changes: Partial<Latest>) => {
  const { unmount } = render(withSettings(<LatestCard kind={kind} card={{ ...card, ...changes }} />))
  const text = screen.getByRole('article').textContent
  unmount()
  return text
}

describe('the small card (LOCAL-20)', () => {
  it('always shows the qualifier of a price (CARD-13)', () => {
    expect(renderText('sale', { price_options: 'shared-ownership' })).toContain('£82,500 Shared ownership')
    expect(renderText('sale', { price_options: 'offers-over' })).toContain('£82,500 Offers over')
    expect(renderText('sale', { price_options: 'poa' })).toContain('Price on application')
    expect(renderText('sale', { price_options: 'poa' })).not.toContain('£')
  })

  it('shows the size of a share, the rent on the rest, and the full price', () => {
    expect(
      renderText('sale', {
        new_price: 66_250,
        price_options: 'shared-ownership',
        share: { percent: 25, rent_pcm: 455.05 },
      }),
    ).toContain('£66,250 Shared ownership for a 25% share, plus £455.05 a month rent; full price £265,000')
    expect(
      renderText('sale', { price_options: 'part-buy-part-rent', share: { percent: null, rent_pcm: null } }),
    ).toContain('£82,500 Part buy part rent for a share of the home, plus rent on the rest')
  })

  it('shows the number of bedrooms and the type', () => {
    expect(renderText('sale', { bedrooms: 3, property_type: 'terraced' })).toContain('3 beds · Terraced')
    expect(renderText('sale', { bedrooms: 1, property_type: 'flat-apartment' })).toContain('1 bed · Flat')
    expect(renderText('sale', { bedrooms: 0, property_type: 'office' })).toContain('£82,500Office')
  })

  it('shows only the price when the API sends no qualifier', () => {
    expect(renderText('sale', {})).toContain('£82,500High Street')
  })

  it('shows the monthly rent, with the rent by week for a home and by year for commercial premises', () => {
    expect(renderText('let', { new_price: 1_200, property_type: 'terraced' })).toContain(
      '£1,200 pcm (£277 pw)',
    )
    expect(renderText('let', { new_price: 1_725, property_type: 'shop' })).toContain(
      '£1,725 pcm (£20,700 pa)',
    )
    expect(renderText('let', { new_price: 130, property_type: 'garage' })).toContain('£130 pcm (£1,560 pa)')
  })
})
