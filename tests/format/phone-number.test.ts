import { describe, expect, test } from 'vitest'
import { dataComplaintFormSchema, contactFormSchema, valuationFormSchema } from '@/lib/contract/enquiry-rules'
import { emailFormSchema, newsletterFormSchema, profileFormSchema } from '@/lib/contract/account-rules'
import { toUkPhoneNumber } from '@/lib/format/phone-number'

describe('a UK telephone number may have spaces, punctuation and country code (SIGNUP-13, VALUATION-05)', () => {
  test.each([
    '07700900123',
    '07700 900123',
    ' 07700 900 123 ',
    '07700-900-123',
    '07700–900–123',
    '07700.900.123',
    '(07700) 900123',
    '07700\u00a0900\u00a0123',
    '+447700900123',
    '+44 7700 900123',
    '+44 (0)7700 900123',
    '+44 (0) 7700-900123',
    '+4407700900123',
    '00447700900123',
    '0044 (0)7700 900123',
    '44 7700 900123',
    '\u202a+44 7700 900123\u202c',
  ])('%j', (typed) => {
    expect(toUkPhoneNumber(typed)).toBe('07700900123')
    const ukNumberRules = [profileFormSchema.shape.mobile, valuationFormSchema.shape.contact_no]
    const anyNumberRules = [contactFormSchema.shape.contact_no, dataComplaintFormSchema.shape.contact_no]
    for (const rule of [...ukNumberRules, ...anyNumberRules]) expect(rule.parse(typed)).toBe('07700900123')
  })

  test.each([
    '',
    '0770090012',
    '077009001234',
    '+4477009001234',
    '7700900123',
    '+33 6 12 34 56 78',
    '+44',
    '0770090012a',
    '+44 770090012٣',
    '44444444444',
  ])('%j is refused', (typed) => {
    expect(toUkPhoneNumber(typed)).toBeNull()
    expect(profileFormSchema.shape.mobile.safeParse(typed).success).toBe(false)
  })

  test('the contact form keeps a number from abroad unchanged', () => {
    expect(contactFormSchema.shape.contact_no.parse(' +33 6 12 34 56 78 ')).toBe('+33 6 12 34 56 78')
    expect(contactFormSchema.shape.contact_no.safeParse('   ').success).toBe(false)
  })
})

test('an email address with capitals and spaces around it is lower-cased and trimmed in every form (D-104)', () => {
  const rules = [
    emailFormSchema.shape.email,
    newsletterFormSchema.shape.subscriber_email,
    contactFormSchema.shape.email,
    valuationFormSchema.shape.email,
    dataComplaintFormSchema.shape.email,
  ]
  for (const rule of rules) {
    expect(rule.parse(' Ann.Hill@Example.COM ')).toBe('ann.hill@example.com')
    // An address has at most 254 characters (RFC 5321).
    const tooLong = 'a@b.c'.padStart(260, 'x')
    for (const wrong of ['ann hill@example.com', 'ann@example', '@example.com', tooLong])
      expect(rule.safeParse(wrong).success, wrong).toBe(false)
  }
})
