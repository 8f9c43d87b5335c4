// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LatestCard } from '@/components/property/latest-card'
import type { LatestCard as Latest } from '@/lib/contract/listings'
import { inRuntime } from './card-fixture'

const card: Latest = {
  id: 1,
  property_url: 'high-street-witham',
  image_xs: 'front.webp',
  listing_status_display: 'For Sale',
  new_price: 82_500,
  portal_address: 'High Street, Witham, CM8',
}
const renderText = (kind: 'sale' | 'let', over: Partial<Latest>) => {
  const { unmount } = render(inRuntime(<LatestCard kind={kind} card={{ ...card, ...over }} />))
  const text = screen.getByRole('article').textContent
  unmount()
  return text
}

describe('the small card (LOCAL-20)', () => {
  it('always shows the qualifier of a price (CARD-13, DMCC Act 2024)', () => {
    expect(renderText('sale', { price_options: 'shared-ownership' })).toContain('£82,500 Shared ownership')
    expect(renderText('sale', { price_options: 'offers-over' })).toContain('£82,500 Offers over')
    expect(renderText('sale', { price_options: 'poa' })).toContain('Price on application')
    expect(renderText('sale', { price_options: 'poa' })).not.toContain('£')
  })

  it('shows the price alone when the API sends no qualifier', () => {
    expect(renderText('sale', {})).toContain('£82,500High Street')
  })

  it('shows the rent of a home by week too, and that of commercial premises by year', () => {
    expect(renderText('let', { new_price: 1_200, property_type: 'terraced' })).toContain(
      '£1,200 pcm (£277 pw)',
    )
    expect(renderText('let', { new_price: 1_725, property_type: 'shop' })).toContain(
      '£1,725 pcm (£20,700 pa)',
    )
    expect(renderText('let', { new_price: 130, property_type: 'garage' })).toContain('£130 pcm (£30 pw)')
  })
})
