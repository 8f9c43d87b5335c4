// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { describeNextRequestStep } from '@/components/offers/describe-offer'
import { listTenancyItems } from '@/components/tenancies/describe-tenancy'
import { TenancyView } from '@/components/tenancies/tenancy-view'
import type { Tenancy } from '@/lib/contract/tenancies'
import { listTenancyMilestones, mayRecordTenancyMilestone } from '@/lib/domain/tenancy-milestone'
import { londonDay } from '@/lib/format/london-clock'
import { accepts, mockCalls } from '../account/fixture'
import { createRequest } from '../offers/fixture'
import { renderWithSettings } from '../support/public-settings'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/my-account/offers/1/tenancy',
}))
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const createTenancy = (party: Tenancy['party'], changes: Partial<Tenancy> = {}): Tenancy => ({
  request_id: 1,
  party,
  portal_address: 'High Street, Witham, CM8',
  nation: 'england',
  other_party: 'Tess T.',
  rent: 950,
  move_in_date: '2027-01-04',
  milestones: listTenancyMilestones('england').map((milestone) => ({
    milestone,
    is_own: mayRecordTenancyMilestone(milestone, party),
    record: null,
  })),
  is_completed: false,
  ...changes,
})
const renderTenancy = (tenancy: Tenancy) =>
  renderWithSettings(<TenancyView tenancy={tenancy} userId={7} today="2026-11-28" />)
const readItem = (label: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent.startsWith(label))?.textContent

it('the landlord reads what the law wants of each step, and may record all (FIELD-57)', () => {
  renderTenancy(createTenancy('landlord'))
  expect(readItem('Deposit protected')).toContain('Within 30 days of receiving it')
  expect(readItem('Written statement')).toContain('before the agreement is signed')
  expect(readItem('Keys')).toContain('You or Tess T. will record it below.')
  // 'Please select' comes before the milestones.
  const optionCount = 1 + listTenancyMilestones('england').length
  expect(screen.getByLabelText<HTMLSelectElement>('Step').options).toHaveLength(optionCount)
})

it('the tenant reads who records each step and what was recorded, and can record only the keys', async () => {
  const sentCalls = mockCalls({ record_tenancy_milestone: accepts(null) })
  const tenancy = createTenancy('tenant', { other_party: 'Lea L.' })
  const record = {
    state: 'done',
    day: '2026-11-20',
    party: 'landlord',
    at: '2026-11-21T10:00:00.000Z',
  } as const
  renderTenancy({
    ...tenancy,
    milestones: tenancy.milestones.map((item) => (item.milestone === 'terms' ? { ...item, record } : item)),
  })
  expect(readItem('References')).toContain('Lea L. will record it.')
  expect(readItem('Written statement')).toContain(
    'Done on Fri 20 Nov 2026. Recorded by Lea L. on Sat 21 Nov 2026.',
  )
  const options = [...screen.getByLabelText<HTMLSelectElement>('Step').options].map(({ text }) => text)
  expect(options).toEqual(['Please select', 'Keys handed over'])
  await userEvent.selectOptions(screen.getByLabelText('Step'), 'Keys handed over')
  await userEvent.selectOptions(screen.getByLabelText('How it stands'), 'Done on the day below')
  await userEvent.type(screen.getByLabelText('Day'), '2099-01-04')
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Record this step' }))
  await send()
  expect(await screen.findAllByText('Please enter a day within two years')).not.toEqual([])
  expect(sentCalls).toEqual([])
  const day = londonDay(new Date())
  await userEvent.clear(screen.getByLabelText('Day'))
  await userEvent.type(screen.getByLabelText('Day'), day)
  await send()
  expect(await screen.findByText('Saved. The list above shows it to both of you.')).toBeTruthy()
  expect(sentCalls.map(({ body }) => body)).toMatchObject([
    { request_id: 1, milestone: 'keys', state: 'done', day },
  ])
  // The form is empty, so a second press cannot record the same step again.
  for (const label of ['Step', 'How it stands', 'Day'])
    expect(screen.getByLabelText<HTMLInputElement>(label).value, label).toBe('')
  await send()
  expect(await screen.findByRole('alert', { name: 'There is a problem' })).toBeTruthy()
  expect(screen.queryByText(/^Saved\./)).toBeNull()
})

const withRecord = (
  tenancy: Tenancy,
  { milestone, state, day }: { milestone: string; state: 'done' | 'expected'; day: string },
): Tenancy => ({
  ...tenancy,
  milestones: tenancy.milestones.map((item) =>
    item.milestone === milestone
      ? { ...item, record: { state, day, party: 'landlord', at: '2026-11-21T10:00:00.000Z' } }
      : item,
  ),
})

it('the page says that everybody has signed, and after completion offers all steps but the signature', () => {
  const signature = { milestone: 'signed', state: 'done', day: '2026-11-20' } as const
  const signed = withRecord(createTenancy('landlord'), signature)
  renderTenancy(signed)
  expect(document.body.textContent).toContain('Everybody has signed.')
  expect(document.body.textContent).not.toContain('Nothing binds anybody')
  cleanup()
  renderTenancy({ ...signed, is_completed: true })
  expect(readItem('Agreement signed')).toContain('Done on Fri 20 Nov 2026.')
  expect(readItem('Deposit protected')).toContain('Please record it below')
  const options = [...screen.getByLabelText<HTMLSelectElement>('Step').options].map(({ text }) => text)
  expect(options).toContain('Deposit protected in a scheme')
  expect(options).not.toContain('Agreement signed by everybody')
})

it('a landlord in Scotland reads nothing about holding deposits, which are unlawful there (domain B2)', () => {
  renderTenancy(createTenancy('landlord'))
  expect(document.body.textContent).toContain('marked as let and a holding deposit is due back.')
  cleanup()
  renderTenancy(createTenancy('landlord', { nation: 'scotland' }))
  expect(document.body.textContent).toContain('the home is marked as let.')
  expect(document.body.textContent).not.toContain('holding deposit')
})

it('a step that was expected by a day that has passed is marked as late', () => {
  const expectation = { milestone: 'references', state: 'expected', day: '2026-11-27' } as const
  const tenancy = withRecord(createTenancy('landlord'), expectation)
  expect(listTenancyItems(tenancy, '2026-11-28')[0]).toMatchObject({ isDone: false, isLate: true })
  expect(listTenancyItems(tenancy, '2026-11-27')[0]).toMatchObject({ isLate: false })
})

it('an accepted request says what remains once the home is let', () => {
  const accepted = { status: 'accepted', role: 'starter' } as const
  expect(describeNextRequestStep(createRequest({ ...accepted, listing_status: 'let' }))).toBe(
    'Ben B. records the steps that remain until the keys.',
  )
  expect(describeNextRequestStep(createRequest({ ...accepted, listing_status: 'completed' }))).toBe(
    'Nothing: the home is let.',
  )
  expect(
    describeNextRequestStep(createRequest({ ...accepted, listing_status: 'let', is_commercial: true })),
  ).toBe('Nothing: the lease is signed.')
  expect(describeNextRequestStep(createRequest(accepted))).toMatch(/read the tenancy agreement and sign it/)
})
