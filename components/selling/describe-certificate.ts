import type { CheckItem } from '@/components/ui/check-list'
import type { OwnHome } from '@/lib/contract/selling'
import {
  DUE_DAYS,
  lettingCertificates,
  nameCertificate,
  type LettingCertificate,
} from '@/lib/domain/letting-certificate'
import type { Nation } from '@/lib/domain/nation'
import { formatLongDate } from '@/lib/format/dates'
import { addDays } from '@/lib/format/london-clock'

const rules: Record<LettingCertificate, string> = {
  gas: 'Every gas appliance and flue is checked each year by a Gas Safe engineer. A tenant gets the record before moving in.',
  electrical:
    'A qualified electrician inspects the installation every five years, or sooner where the report says so. A tenant gets the report before moving in.',
  energy: 'Valid for ten years. A home is not let below E, unless an exemption is registered.',
  registration: 'You register as a landlord before you let, and renew it every three years.',
  licence: 'Needed where three or more people of at least three households share. The council decides.',
}
const nationalRules: Partial<Record<Nation, Partial<Record<LettingCertificate, string>>>> = {
  england: {
    registration: 'The government opens the database region by region. You enter yourself and each home.',
    licence:
      'Needed for five or more people of more than one household, and for other homes where the council says so.',
  },
  // States no number of years for Scotland, where certificates under the newer regulations are valid for fewer years.
  scotland: { energy: 'Valid until the day that it states, and shown in the advert.' },
  wales: {
    electrical:
      'A qualified electrician inspects the installation every five years, or sooner where the report says so. The tenants get the report within 14 days of the occupation date.',
    registration:
      'Every landlord registers with Rent Smart Wales, and one who manages the home also needs its licence. Both run for five years.',
    licence:
      'Needed for five or more people of more than one household on three storeys, and for other homes where the council says so.',
  },
  'northern-ireland': { energy: 'Valid for ten years, and shown in the advert.' },
}

type CertificateRecord = OwnHome['certificates'][number]

function describeCertificateRecord(
  { valid_until: validUntil, recorded_at: recordedAt }: CertificateRecord,
  today: string,
): Omit<CheckItem, 'label'> {
  if (validUntil === null)
    return { state: `Not needed, as you recorded on ${formatLongDate(recordedAt)}.`, isDone: true }
  const day = formatLongDate(validUntil)
  if (validUntil < today)
    return { state: `It ran out on ${day}. Please renew it.`, isDone: false, isLate: true }
  return validUntil <= addDays(today, DUE_DAYS)
    ? { state: `Valid until ${day}. It is time to renew it.`, isDone: false }
    : { state: `Valid until ${day}.`, isDone: true }
}

/** Lists the certificates of a home to let, with the records of its landlord. @param today as YYYY-MM-DD */
export const listCertificateItems = ({ address, certificates }: OwnHome, today: string): CheckItem[] =>
  lettingCertificates.map((certificate) => {
    const label = nameCertificate(certificate, address.nation)
    const record = certificates.find((item) => item.certificate === certificate)
    if (record) return { label, ...describeCertificateRecord(record, today) }
    const rule = nationalRules[address.nation]?.[certificate] ?? rules[certificate]
    return { label, state: `Not recorded yet. ${rule}`, isDone: false }
  })
