// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LatestSection } from '@/components/home/latest-section'
import { IncludedSection } from '@/components/home/included-section'
import { StepsSection } from '@/components/home/steps-section'
import { TrustSection } from '@/components/home/trust-section'
import { WhySection } from '@/components/home/why-section'
import { getLatestListings } from '@/lib/queries/listings'
import { getRating } from '@/lib/queries/site-meta'

vi.mock('@/lib/queries/listings', () => ({ getLatestListings: vi.fn() }))
vi.mock('@/lib/queries/site-meta', () => ({ getRating: vi.fn() }))

test('the five steps are in order (HOME-17)', () => {
  render(<StepsSection />)
  expect(
    screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent),
  ).toEqual(['Add basic details', 'Join the market', 'Host viewings', 'Receive offers', 'Complete the sale'])
})

test('the page has sections for reasons, features and portals (HOME-16)', () => {
  render(
    <>
      <WhySection />
      <IncludedSection />
    </>,
  )
  for (const name of ['Why people choose us', 'Included, whichever way you pay', 'Seen where people look'])
    expect(screen.getByRole('region', { name })).toBeTruthy()
})

test('the strip “As seen on” shows logos, and the rating comes from site meta (HOME-05, HOME-06)', async () => {
  vi.mocked(getRating).mockResolvedValue({ ratingValue: 4.7, reviewCount: 1204 })
  render(await TrustSection())
  expect(screen.getByText('As seen on')).toBeTruthy()
  expect(screen.getAllByRole('img')).toHaveLength(5)
  expect(document.querySelector('[data-rating]')?.textContent).toContain('4.7 out of 5, from 1,204 reviews')
})

test('a rating states its date, if it has one, and that it is a sample, if it is one (domain B5)', async () => {
  // `textContent` joins the two lines of a rating without a space.
  const cases = [
    [{}, '4.7 out of 5, from 1,204 reviews'],
    [{ asOf: '2026-11-02' }, '4.7 out of 5, from 1,204 reviewsAs of Mon 2 Nov 2026'],
    [
      { sample: true },
      '4.7 out of 5, from 1,204 reviewsSample figures for the demonstration of this website',
    ],
    [
      { asOf: '2026-11-02', sample: true },
      '4.7 out of 5, from 1,204 reviewsAs of Mon 2 Nov 2026: sample figures for the demonstration of this website',
    ],
  ] as const
  for (const [fields, text] of cases) {
    vi.mocked(getRating).mockResolvedValue({ ratingValue: 4.7, reviewCount: 1204, ...fields })
    const { container, unmount } = render(await TrustSection())
    expect(container.querySelector('[data-rating]')?.textContent?.endsWith(text), text).toBe(true)
    unmount()
  }
})

test('without a rating or reviews nothing is shown', async () => {
  for (const rating of [null, { ratingValue: 5, reviewCount: 0 }]) {
    vi.mocked(getRating).mockResolvedValue(rating)
    const { container, unmount } = render(await TrustSection())
    expect(container.querySelector('[data-rating]')).toBeNull()
    unmount()
  }
})

test('without homes the section is left out (API-39)', async () => {
  vi.mocked(getLatestListings).mockResolvedValue([])
  expect(await LatestSection()).toBeNull()
})
