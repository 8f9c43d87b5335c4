// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DayChart } from '@/components/selling/day-chart'

afterEach(cleanup)

const noActivity = { views: 0, saves: 0, questions: 0, viewings: 0 }
const days = [
  { ...noActivity, day: '2026-10-27', views: 1_004 },
  { ...noActivity, day: '2026-10-28' },
  { ...noActivity, day: '2026-10-29', views: 2_008, questions: 1 },
]

it('draws a chart for each figure that is not 0, with its first and last day, and a table of all days', () => {
  render(<DayChart days={days} />)
  expect(screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('Views by day: 3012 in 3 days, at most 2008 on a day'),
    expect.stringContaining('Questions by day: 1 in 3 days, at most 1 on a day'),
  ])
  // The highest bar has the height 100, and the others are in proportion.
  const [views] = screen.getAllByRole('img')
  expect([...views!.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))).toEqual([
    '50',
    '0',
    '100',
  ])
  expect(screen.getByText('views').textContent).toBe('3,012 views')
  expect(
    screen.getAllByText('27 Oct', { selector: 'span' }).map((day) => day.parentElement?.textContent),
  ).toEqual(['27 Oct29 Oct', '27 Oct29 Oct'])
  expect(screen.getByText('saves').textContent).toBe('0 saves')
  expect(screen.getByText('question').textContent).toBe('1 question')
  // Short dates, for a row of one line on a phone. One row is the head of the table.
  expect(screen.getByText('29 Oct', { selector: 'th' })).toBeTruthy()
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4)
})

it('draws no chart for a home without views', () => {
  render(<DayChart days={days.map(({ day }) => ({ ...noActivity, day }))} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByText('27 Oct', { selector: 'span' })).toBeNull()
  expect(screen.getByText('views').textContent).toBe('0 views')
})
