import { addDays } from '../format/london-clock'
import type { Nation } from './nation'

/** The certificates that the landlord of a home has to renew, in the order of the page. */
export const lettingCertificates = ['gas', 'electrical', 'energy', 'registration', 'licence'] as const
export type LettingCertificate = (typeof lettingCertificates)[number]

/** `not_needed` is for a landlord who needs no such certificate and wants no reminders. */
export const certificateStates = ['valid', 'not_needed'] as const

/** The certificates of which a tenant is given a copy before the tenancy begins. */
export const tenantCertificates: readonly LettingCertificate[] = ['gas', 'electrical', 'energy']

/**
 * The longest time for which any nation's law lets a certificate run; a later day is a typing slip. A gas check is due
 * after 12 months, and keeps that day when it is made up to two months early (Gas Safety (Installation and Use)
 * Regulations 1998, reg. 36A).
 */
const longestValidDays: Record<LettingCertificate, number> = {
  gas: 14 * 31,
  electrical: 5 * 366,
  energy: 10 * 366,
  registration: 5 * 366,
  licence: 5 * 366,
}
/** A certificate that ran out longer ago is a typing slip too. */
const LONGEST_EXPIRED_DAYS = 10 * 366

/** Whether a certificate can be valid until a day, which is otherwise a typing slip. Days are YYYY-MM-DD. */
export const isPlausibleValidUntil = (certificate: LettingCertificate, day: string, today: string): boolean =>
  day >= addDays(today, -LONGEST_EXPIRED_DAYS) && day <= addDays(today, longestValidDays[certificate])

const certificateNames: Record<LettingCertificate, string> = {
  gas: 'Gas safety record',
  electrical: 'Electrical installation report (EICR)',
  energy: 'Energy performance certificate (EPC)',
  registration: 'Landlord registration',
  licence: 'Licence for shared houses (HMO)',
}
const certificateNamesByNation: Partial<Record<Nation, Partial<Record<LettingCertificate, string>>>> = {
  england: {
    registration: 'Entry in the Private Rented Sector Database',
    licence: 'Property licence of the council (HMO or selective)',
  },
  wales: { registration: 'Rent Smart Wales registration', licence: 'Property licence of the council' },
}

/** Names a certificate as landlords of the nation do. */
export const nameCertificate = (certificate: LettingCertificate, nation: Nation): string =>
  certificateNamesByNation[nation]?.[certificate] ?? certificateNames[certificate]

/** The days left on a certificate when reminders are sent. From about the first, a new gas check keeps the old day. */
const REMINDER_DAYS = [60, 14] as const
/** A certificate with no more days left than these is shown as due. */
export const DUE_DAYS = REMINDER_DAYS[0]
/** The last reminder is sent when the certificate has run out. */
export const MAX_REMINDERS = REMINDER_DAYS.length + 1

/** Counts the reminders that are due by now. Days are YYYY-MM-DD; `validUntil` is the last valid day. */
export function countDueReminders(validUntil: string, today: string): number {
  if (validUntil < today) return MAX_REMINDERS
  return REMINDER_DAYS.filter((days) => validUntil <= addDays(today, days)).length
}
