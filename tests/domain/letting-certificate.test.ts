import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  countDueReminders,
  isPlausibleValidUntil,
  lettingCertificates,
  MAX_REMINDERS,
  nameCertificate,
} from '../../lib/domain/letting-certificate'
import { addDays } from '../../lib/format/london-clock'

const today = '2026-11-28'

it('reminders of a certificate are due two months before, two weeks before and after its last day (FIELD-59)', () => {
  const countWithDaysLeft = (days: number) => countDueReminders(addDays(today, days), today)
  expect([61, 60, 15, 14, 0, -1].map(countWithDaysLeft)).toEqual([0, 1, 1, 2, 2, 3])
})

it('a reminder that is due stays due (FIELD-59)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 100 }), fc.nat({ max: 200 }), (daysLeft, passedDays) => {
      const end = addDays(today, daysLeft)
      const later = countDueReminders(end, addDays(today, passedDays))
      expect(later).toBeGreaterThanOrEqual(countDueReminders(end, today))
      expect(later).toBeLessThanOrEqual(MAX_REMINDERS)
    }),
  )
})

it('a gas check may be made two months early, and no certificate is valid for longer than the law allows', () => {
  expect(isPlausibleValidUntil('gas', '2028-01-28', today)).toBe(true)
  expect(isPlausibleValidUntil('gas', '2028-03-01', today)).toBe(false)
  expect(isPlausibleValidUntil('energy', '2036-11-28', today)).toBe(true)
  expect(isPlausibleValidUntil('energy', '2037-11-28', today)).toBe(false)
  for (const certificate of lettingCertificates) {
    expect(isPlausibleValidUntil(certificate, '2026-01-01', today), certificate).toBe(true)
    // The digits of the year 2026 in a wrong order.
    expect(isPlausibleValidUntil(certificate, '0206-11-28', today), certificate).toBe(false)
  }
})

it('a registration is named as in the nation of the home', () => {
  expect(nameCertificate('registration', 'england')).toBe('Entry in the Private Rented Sector Database')
  expect(nameCertificate('registration', 'wales')).toBe('Rent Smart Wales registration')
  expect(nameCertificate('registration', 'scotland')).toBe('Landlord registration')
})
