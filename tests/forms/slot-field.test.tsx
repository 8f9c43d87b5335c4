// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SlotField } from '@/components/forms/slot-field'

afterEach(cleanup)

const days = [
  { day: '2026-12-01', times: ['10:00', '10:30'] },
  { day: '2026-12-02', times: ['14:00', '14:30'] },
]

it.each([
  ['the first day, if none was chosen', '', '2026-12-01T10:00'],
  ['the day that was chosen, if its time is refused', '2026-12-02T11:00', '2026-12-02T14:00'],
])('the target of the error summary is the first time of %s, and this day is open', (_, chosen, expected) => {
  render(
    <SlotField
      id="slot"
      name="slot"
      legend="When?"
      days={days}
      defaultValue={chosen}
      error="Please choose a time."
    />,
  )
  const target = document.getElementById('slot') as HTMLInputElement
  expect(target.value).toBe(expected)
  expect(target.closest('details')?.open).toBe(true)
  expect(screen.getByRole('radiogroup').getAttribute('aria-describedby')).toBe('slot-error')
})
