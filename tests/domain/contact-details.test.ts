import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  findEmailAndPhoneNumber,
  hasContactDetails,
  hideContactDetails,
} from '../../lib/domain/contact-details'

const MAX_MASKING_MS = 500
const PHONE = '[telephone number hidden until a viewing is accepted]'
const EMAIL = '[email address hidden until a viewing is accepted]'
const LINK = '[link hidden until a viewing is accepted]'

it.each([
  ['Ring me on 07700 900102, please', `Ring me on ${PHONE}, please`],
  ['07700900102', PHONE],
  ['+44 (0)7700 900 102', PHONE],
  ['0044 7700 900102.', `${PHONE}.`],
  ['447700900102', PHONE],
  ['0 7 7 0 0 - 9 0 0 - 1 0 2', PHONE],
  // Letters O in place of zeros, full-width digits, and zero-width spaces.
  ['O77OO 9OO1O2', PHONE],
  ['０７７００ ９００１０２', PHONE],
  ['07700\u200b900\u200b102', PHONE],
  ['(01632) 960123 or 020/7946/0123', `(${PHONE} or ${PHONE}`],
  ['+33 6 12 34 56 78', PHONE],
  ['Viewing on 01/02/2027, then 07700900102', `Viewing on 01/02/2027, then ${PHONE}`],
  ['jane.bloggs+homes@mail.example, thanks', `${EMAIL}, thanks`],
  ['jane (at) mail (dot) example', EMAIL],
  ['jane [at] mail.co.uk', EMAIL],
  ['jane at mail dot com', EMAIL],
  ['jane @ mail.example', EMAIL],
  ['See https://mail.example/a?b=c#d.', `See ${LINK}.`],
  ['(www.mail.example)', `(${LINK})`],
  ['my-shop.co.uk/about or MAIL.COM', `${LINK} or ${LINK}`],
  ['wa.me/447700900102', LINK],
])('%j is masked', (text, maskedText) => expect(hideContactDetails(text)).toBe(maskedText))

it.each([
  'I offer £240,000, or 250000 with the carpets, or £1.25 million',
  'We could come on 01/02/2027 at 10:30, on 2027-02-01, or on 1-2-27 between 09.30 and 11.00',
  '09.30-11.00 14.00-15.30',
  'We live in CM8 2AB, and our flat is 0.5 miles from OX1 4EU',
  'The certificate is 0123-4567-8901-2345-6789',
  'Two adults, 2 children (4 and 10) and 1 cat; £3,500 a month after tax',
  // '.Info' and '@' look like parts of a domain and of an email address.
  'I work nights.Info about the road would help. See you @ 5.30pm',
  // 'at' and 'dot' stand for signs only between parts of an address.
  'Is it at 12 High Street? The dot on the map says 14.',
])('%j is unchanged', (text) => expect(hideContactDetails(text)).toBe(text))

const wordArbitrary = fc.constantFrom('please', 'call', 'we', 'offer', 'and', 'viewing on', 'for', 'near')
const separatorArbitrary = fc.constantFrom('', ' ', '-', '.', ' - ', '\u00a0', '\u200b')
const createDigitsArbitrary = (count: number) =>
  fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separatorArbitrary), {
    minLength: count,
    maxLength: count,
  })
const phoneArbitrary = fc
  .tuple(fc.constantFrom('07', '01', '02', '+447', '00447', '+33'), createDigitsArbitrary(9))
  .map(([start, rest]) => start + rest.map(([digit, between]) => between + digit).join(''))
/** A part of a domain's name, or the name before the @ of an email address. */
const labelArbitrary = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/)
const emailArbitrary = fc
  .tuple(
    labelArbitrary,
    fc.constantFrom('@', ' @ ', ' (at) ', '[at]'),
    labelArbitrary,
    fc.constantFrom('.example', '.co.uk', '.com'),
  )
  .map((parts) => parts.join(''))
const linkArbitrary = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'www.', ''),
    labelArbitrary,
    fc.constantFrom('.com', '.co.uk', '.org/x'),
  )
  .map((parts) => parts.join(''))
const padTwo = (value: number) => String(value).padStart(2, '0')
/** Prices, other amounts, dates, times and postcodes such as 'CM8 2AB'. */
const allowedTextArbitrary = fc.oneof(
  fc.integer({ min: 1, max: 99_999_999 }).map((pounds) => `£${pounds.toLocaleString('en-GB')}`),
  fc.integer({ min: 1, max: 9_999_999 }).map(String),
  fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }).chain((date) => {
    const [year, month, day] = date.toISOString().slice(0, 10).split('-')
    return fc.constantFrom(`${day}/${month}/${year}`, `${year}-${month}-${day}`, `${day}.${month}.${year}`)
  }),
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.constantFrom(':', '.'))
    .map(([hour, minute, sign]) => `${padTwo(hour)}${sign}${padTwo(minute)}`),
  fc.stringMatching(/^[A-PR-UWYZ][A-HK-Y]?[0-9]{1,2} [0-9][ABD-HJLNP-UW-Z]{2}$/),
)
const createSentenceArbitrary = (part: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(wordArbitrary, part), { minLength: 1, maxLength: 6 })
    .map((pairs) => pairs.flat().join(' '))

it('every generated telephone number, email address and link is masked in any sentence', () => {
  fc.assert(
    fc.property(
      createSentenceArbitrary(allowedTextArbitrary),
      fc.oneof(phoneArbitrary, emailArbitrary, linkArbitrary),
      createSentenceArbitrary(allowedTextArbitrary),
      (before, contactDetail, after) => {
        const visibleText = hideContactDetails(`${before} by ${contactDetail} , ${after}`)
        expect(visibleText).not.toContain(contactDetail)
        expect(visibleText).toMatch(/\[[a-z ]+ hidden until a viewing is accepted\]/)
      },
    ),
    { numRuns: 2_000 },
  )
})

it('prices, dates, times and postcodes are unchanged', () => {
  fc.assert(
    fc.property(createSentenceArbitrary(allowedTextArbitrary), (text) => {
      expect(hideContactDetails(text)).toBe(text)
    }),
    { numRuns: 2_000 },
  )
})

it('masking twice changes nothing, and hostile texts of 5,000 characters take under half a second', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 400 }), createSentenceArbitrary(phoneArbitrary)),
      (text) => {
        const visibleText = hideContactDetails(text)
        expect(hideContactDetails(visibleText)).toBe(visibleText)
      },
    ),
  )
  const hostileParts = [
    'a',
    'a.',
    'a@',
    'a-',
    '0',
    '0 ',
    '0.',
    '1.1.',
    '+',
    'a at ',
    'a.a@',
    'www.',
    '(at)',
    '12-',
  ]
  for (const part of hostileParts) {
    const before = performance.now()
    hideContactDetails(part.repeat(5_000 / part.length))
    expect(performance.now() - before, part).toBeLessThan(MAX_MASKING_MS)
  }
})

it('finds the email address and the telephone number of a text, and counts a link as a contact detail', () => {
  const text = 'On 01/02/2027 ring 07700 900102 or write to jane@mail.example'
  expect(findEmailAndPhoneNumber(text)).toEqual(['jane@mail.example', '07700 900102'])
  expect(findEmailAndPhoneNumber('See www.mail.example on 01/02/2027')).toEqual([])
  expect(['Jane', 'mail.com', 'jane@mail.example', '07700 900102'].map(hasContactDetails)).toEqual([
    false,
    true,
    true,
    true,
  ])
})
