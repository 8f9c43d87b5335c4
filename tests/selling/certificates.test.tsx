// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { RequestCard } from '@/components/offers/request-card'
import { CertificateForm } from '@/components/selling/certificate-form'
import { listCertificateItems } from '@/components/selling/describe-certificate'
import type { OwnHome } from '@/lib/contract/selling'
import { accepts, mockCalls } from '../account/fixture'
import { createRequest } from '../offers/fixture'
import { renderWithSettings } from '../support/public-settings'
import { createHome } from './own-home'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/my-account/lettings/31',
}))
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const createRecord = (
  certificate: OwnHome['certificates'][number]['certificate'],
  valid_until: string | null,
) => ({
  certificate,
  valid_until,
  recorded_at: '2026-11-20T10:00:00.000Z',
})

it('each certificate has its last valid day or, without a record, the rule about it (FIELD-59)', () => {
  // On 28 November 2026, 60 days are left until 27 January 2027. Reminders begin 60 days before the end.
  const certificates = [
    createRecord('gas', '2026-11-27'),
    createRecord('electrical', '2027-01-27'),
    createRecord('energy', '2027-01-28'),
    createRecord('licence', null),
  ]
  const home = createHome({ kind: 'let', certificates })
  expect(listCertificateItems(home, '2026-11-28')).toMatchObject([
    { state: 'It ran out on Fri 27 Nov 2026. Please renew it.', isDone: false, isLate: true },
    { state: 'Valid until Wed 27 Jan 2027. It is time to renew it.', isDone: false },
    { state: 'Valid until Thu 28 Jan 2027.', isDone: true },
    { state: expect.stringMatching(/^Not recorded yet\. The government opens the database/), isDone: false },
    { state: 'Not needed, as you recorded on Fri 20 Nov 2026.', isDone: true },
  ])
  const scottishHome = createHome({ kind: 'let', address: { ...home.address, nation: 'scotland' } })
  expect(listCertificateItems(scottishHome, '2026-11-28')[3]?.state).toMatch(/renew it every three years/)
})

it('the form asks for a day only if the certificate is valid, and sends the entered values', async () => {
  const sentCalls = mockCalls({ record_certificate: accepts(null) })
  renderWithSettings(<CertificateForm userId={7} listingId={31} nation="england" />)
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Record this certificate' }))
  await userEvent.selectOptions(screen.getByLabelText('Certificate'), 'Gas safety record')
  await userEvent.selectOptions(screen.getByLabelText('How it stands'), 'Valid until the day below')
  await send()
  expect(await screen.findAllByText('Please enter the last day on which it is valid')).not.toEqual([])
  expect(sentCalls).toEqual([])
  await userEvent.selectOptions(screen.getByLabelText('How it stands'), 'Not needed: no reminders')
  await send()
  expect(await screen.findByText('Saved. The list above shows it.')).toBeTruthy()
  expect(sentCalls.map(({ body }) => body)).toMatchObject([
    { id: 31, certificate: 'gas', state: 'not_needed' },
  ])
  expect(screen.getByLabelText<HTMLSelectElement>('Certificate').value).toBe('')
  await send()
  expect(screen.queryByText(/^Saved\./)).toBeNull()
})

it('the card of an accepted request tells the tenant the last valid days of the certificates', () => {
  const renderCard = (changes: Parameters<typeof createRequest>[0]) =>
    renderToStaticMarkup(
      <RequestCard request={createRequest({ role: 'starter', status: 'accepted', ...changes })} userId={1} />,
    )
  expect(renderCard({})).not.toContain('certificates')
  const certificates = [
    { certificate: 'gas', valid_until: '2025-11-03' },
    { certificate: 'electrical', valid_until: '2099-05-03' },
  ] as const
  expect(renderCard({ certificates: [...certificates] })).toMatch(
    /Ask for a copy[^]*Gas safety record[^]*Ran out on Mon 3 Nov 2025[^]*EICR[^]*Valid until Sun 3 May 2099/,
  )
})

it('the card of an accepted request asks for no holding deposit once the home is let', () => {
  const renderCard = (listing_status: string) =>
    renderToStaticMarkup(
      <RequestCard
        request={createRequest({ role: 'starter', status: 'accepted', listing_status })}
        userId={1}
      />,
    )
  expect(renderCard('reserved')).toContain('Pay the holding deposit')
  expect(renderCard('let')).not.toContain('Pay the holding deposit')
})
