// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EstimateForm } from '@/components/contact/estimate-form'
import { estimateQuery, readEstimateRequest } from '@/components/contact/estimate-request'
import { EstimateResult } from '@/components/contact/estimate-result'
import type { ValueEstimate } from '@/lib/contract/valuations'

const request = { kind: 'sale', place: 'Witham', type: 'terraced', bedrooms: 3 } as const
const estimate: ValueEstimate = {
  place: { value: 'Witham, Essex', label: 'Witham', kind: 'town', detail: 'Essex' },
  miles: 0,
  count: 23,
  range: { low: 240_000, middle: 260_000, high: 280_000 },
}
const text = (
  change: Partial<ValueEstimate>,
  asked: Parameters<typeof EstimateResult>[0]['request'] = request,
) => render(<EstimateResult request={asked} estimate={{ ...estimate, ...change }} />).container.textContent

describe('what the address asks for', () => {
  it('is read back as it was written', () => {
    expect(readEstimateRequest(Object.fromEntries(new URLSearchParams(estimateQuery(request))))).toEqual(
      request,
    )
  })

  it('is nothing without a place, and never anything but what the form offers', () => {
    for (const place of [undefined, '', '  ', '\0']) expect(readEstimateRequest({ place })).toBeNull()
    expect(
      readEstimateRequest({
        place: [` ${'x'.repeat(500)}`, 'y'],
        type: 'castle',
        bedrooms: '1e9',
        kind: 'steal',
      }),
    ).toEqual({ kind: 'sale', place: 'x'.repeat(120), type: 'semi-detached-house', bedrooms: 3 })
  })
})

describe('the estimate (STATIC-34)', () => {
  it('is a range, with what it rests on and what it is not', () => {
    expect(text({})).toContain('£240,000 to £280,000')
    expect(text({})).toContain('It is based on 23 of our own listings in Witham (terraced, 3 bedrooms)')
    expect(text({ miles: 10 })).toContain('within 10 miles of Witham')
    expect(text({}, { ...request, kind: 'let' })).toContain('£240,000 pcm to £280,000 pcm')
  })

  it('is none of fewer than five listings, or without a place', () => {
    expect(text({ count: 4, range: null })).toContain('We list 4 homes like yours')
    expect(text({ count: 4, range: null })).not.toContain('£')
    expect(text({ place: null, count: 0, range: null }, { ...request, place: '<b>' })).toContain(
      'We do not know a place called “<b>”',
    )
  })

  it('is asked for by a form without name and number, which keeps what was asked', () => {
    render(<EstimateForm path="/online-house-valuation" request={request} />)
    expect(screen.getByRole('textbox').getAttribute('value')).toBe('Witham')
    expect(screen.getAllByRole('combobox').map((choice) => (choice as HTMLSelectElement).value)).toEqual([
      'terraced',
      '3',
      'sale',
    ])
    expect(document.querySelector('form')?.getAttribute('action')).toBe('/online-house-valuation#estimate')
  })
})
