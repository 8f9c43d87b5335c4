// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AvailabilityForm } from '@/components/viewings/availability-form'
import { renderWithSettings } from '../support/public-settings'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))
// The server action for posts without JavaScript loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

it('the error summary of a week names the days whose times are wrong', async () => {
  renderWithSettings(<AvailabilityForm userId={3} weeklyPeriods={[]} />)
  await userEvent.type(screen.getByLabelText('Monday, first stretch, from'), '07:15')
  await userEvent.type(screen.getByLabelText('Friday, second stretch, from'), '10:00')
  await userEvent.click(screen.getByRole('button', { name: 'Save your times' }))
  const summary = await screen.findByRole('alert')
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('on Monday'), expect.stringContaining('on Friday')])
})
