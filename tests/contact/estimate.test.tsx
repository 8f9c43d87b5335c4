// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { EstimateForm } from '@/components/contact/estimate-form'
import {
  createEstimateQuery,
  MAX_PLACE_CHARACTERS,
  readEstimateRequest,
} from '@/components/contact/estimate-request'
import { EstimateResult } from '@/components/contact/estimate-result'
import { EstimateSection } from '@/components/contact/estimate-section'
import type { ValueEstimate } from '@/lib/contract/valuations'
import { getValueEstimate } from '@/lib/queries/valuations'

vi.mock('@/lib/queries/valuations', () => ({ getValueEstimate: vi.fn() }))

const request = { kind: 'sale', place: 'Witham', type: 'terraced', bedrooms: 3 } as const
const estimate: ValueEstimate = {
  place: { value: 'Witham, Essex', label: 'Witham', kind: 'town', detail: 'Essex' },
  miles: 0,
  count: 23,
  range: { low: 240_000, middle: 260_000, high: 280_000 },
}
const renderText = (
  changes: Partial<ValueEstimate>,
  estimateRequest: Parameters<typeof EstimateResult>[0]['request'] = request,
) =>
  render(<EstimateResult request={estimateRequest} estimate={{ ...estimate, ...changes }} />).container
    .textContent

describe('the estimate request in a URL', () => {
  it('is the same after it was written to a URL and read back', () => {
    const params = Object.fromEntries(new URLSearchParams(createEstimateQuery(request)))
    expect(readEstimateRequest(params)).toEqual(request)
  })

  it('is null without a place, and replaces values that the form does not offer', () => {
    for (const place of [undefined, '', '  ', '\0']) expect(readEstimateRequest({ place })).toBeNull()
    expect(
      readEstimateRequest({
        // A parameter that occurs twice in the URL is an array, whose first value counts.
        place: [` ${'x'.repeat(500)}`, 'y'],
        type: 'castle',
        bedrooms: '1e9',
        kind: 'steal',
      }),
    ).toEqual({
      kind: 'sale',
      place: 'x'.repeat(MAX_PLACE_CHARACTERS),
      type: 'semi-detached-house',
      bedrooms: 3,
    })
  })
})

describe('the estimate (STATIC-34)', () => {
  it('is reported as missing if the agency makes none, but only to a visitor who asked for one', async () => {
    vi.mocked(getValueEstimate).mockResolvedValue(null)
    const { unmount } = render(await EstimateSection({ path: '/online-house-valuation', request }))
    expect(screen.getByRole('status').textContent).toContain('We cannot make an estimate at the moment.')
    unmount()
    render(await EstimateSection({ path: '/online-house-valuation', request: null }))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('is a range of prices or rents, with the listings on which it is based', () => {
    expect(renderText({})).toContain('£240,000 to £280,000')
    expect(renderText({})).toContain('It is based on 23 of our own listings in Witham (terraced, 3 bedrooms)')
    expect(renderText({ count: 1_234 })).toContain('based on 1,234 of our own listings')
    expect(renderText({ miles: 10 })).toContain('within 10 miles of Witham')
    expect(renderText({}, { ...request, kind: 'let' })).toContain('£240,000 pcm to £280,000 pcm')
  })

  it('states no range for fewer than five listings or an unknown place', () => {
    expect(renderText({ count: 4, range: null })).toContain('We list 4 homes like yours')
    expect(renderText({ count: 4, range: null })).not.toContain('£')
    expect(renderText({ place: null, count: 0, range: null }, { ...request, place: '<b>' })).toContain(
      'We do not know a place called “<b>”',
    )
  })

  it('has a form that shows the request again and asks for no name or telephone number', () => {
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
