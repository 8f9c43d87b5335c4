// covers: components/contact, components/legal, components/listing, components/forms, lib/contract, lib/agency/enquiries, app/(marketing)/contact
import { expect, test } from 'vitest'
import { searchSales } from '../support/agency-calls'
import { queryDatabase } from '../support/e2e-accounts'
import { e2eDatabaseUrl } from '../support/e2e-database'
import { SECOND_SITE_API_KEY, startSecondSite } from '../support/second-site'
import { postFromAnotherSite } from './support/foreign-post'
import {
  alertIn,
  attributesOf,
  findByName,
  getStatusAndRedirect,
  mainTextOf,
  readPage,
  textOf,
  textsOf,
  Visitor,
} from './support/visitor'

const THANKS = 'Thank you for contacting us. We will be in touch shortly.'
const PHONE = '01632 960123'
/** The position of the office (lib/config/brand.ts), as latitude and longitude in a URL. */
const OFFICE_IN_URL = '51.7356%2C0.4685'
/** The zoom that the specification demands (CONTACT-02). */
const MAP_ZOOM = '14'
/** The rate limit of a form that is sent without the token of the bot check. */
const MESSAGES_PER_HOUR = 3
let emailCount = 0
/** Returns the address of a new sender, so that no message counts as a repetition or exceeds the rate limit. */
const createEmail = () => {
  emailCount += 1
  return `ann.${Date.now()}.${emailCount}@example.com`
}
const createMessage = (email = createEmail()) => ({
  name: 'Ann Hill',
  email,
  contact_no: '01632 960001',
  message: 'Good morning',
  is_agree: true,
})
const readMessages = (email: string) =>
  queryDatabase<{ message: string; name: string }>(
    'SELECT message, name FROM contact_message WHERE email = $1',
    [email],
  )

test('the contact page has the details, opening hours, directions, required fields and canonical (CONTACT-01 to CONTACT-04, D-107)', async () => {
  expect(await getStatusAndRedirect('/contact')).toEqual([200, null])
  const { $ } = await readPage('/contact/')
  expect($('link[rel=canonical]').attr('href')).toMatch(/\/contact\/$/)
  expect(findByName($, 'main a', PHONE).first().attr('href')).toMatch(/^tel:/)
  expect($('main a[href^="mailto:"]').length).toBeGreaterThan(0)
  const days = textsOf($, 'main dl dt')
  const hours = textsOf($, 'main dl dd')
  expect(days.map((day, row) => [day, hours[row]])).toContainEqual(['Monday to Friday', '9am to 5.30pm'])
  expect(findByName($, 'main a', /^Directions/).attr('href')).toBe(
    `https://www.google.com/maps/dir/?api=1&destination=${OFFICE_IN_URL}`,
  )
  const map = $('main [data-map=office]')
  expect(map.attr('data-zoom')).toBe(MAP_ZOOM)
  expect(findByName($, 'img, [role=img]', /our office/, map).length).toBe(1)
  for (const name of ['name', 'email', 'contact_no', 'message', 'is_agree'])
    expect($(`main [name=${name}]`).attr('required'), name).toBeDefined()
})

test('the valuation page has the telephone number and required fields, and shows no errors at first (VALUATION-01, VALUATION-02, VALUATION-08)', async () => {
  const { $ } = await readPage('/emoov-local-contact')
  expect(findByName($, 'main a', PHONE).attr('href')).toMatch(/^tel:/)
  for (const name of ['name', 'email', 'contact_no', 'address', 'number_of_bedrooms', 'is_agree'])
    expect($(`main form [name=${name}]`).attr('required'), name).toBeDefined()
  const bedrooms = $('main [name=number_of_bedrooms]')
  const options = bedrooms
    .find('option')
    .toArray()
    .map((option) => textOf($(option)))
  expect(options).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  const chosenByDefault = options[0] // browsers choose the first option if none is marked
  expect(bedrooms.find('option[selected]').attr('value') ?? chosenByDefault).toBe('1')
  expect(textOf($('main'))).not.toMatch(/Please enter|You must agree/)
})

test('the contact form works without JavaScript: it shows errors, keeps its values, and is sent (CONTACT-06, CONTACT-12)', async () => {
  const visitor = new Visitor()
  const refused = await visitor.submit(
    await visitor.open('/contact/'),
    'Send message',
    createMessage('Ann Hill@example.com'),
  )
  expect(mainTextOf(refused)).toContain(
    'This must be your full email address, all in lower case, with no spaces.',
  )
  expect(refused.$('main [name=message]').text()).toBe('Good morning')
  expect(refused.$('main [name=is_agree]').attr('checked')).toBeDefined()
  const email = createEmail()
  const sent = await visitor.submit(refused, 'Send message', {
    email: ` ${email.toUpperCase()} `,
    contact_no: '+44 (0)1632 960001',
  })
  expect(mainTextOf(sent)).toContain(THANKS)
  expect(await readMessages(email)).toEqual([{ name: 'Ann Hill', message: 'Good morning' }])
  expect(
    await queryDatabase('SELECT contact_no FROM contact_message WHERE email = $1', [email]),
    'the number is stored without country code and spaces',
  ).toEqual([{ contact_no: '01632960001' }])
})

test('a problem with a listing is reported by a form, without JavaScript and without an account', async () => {
  const { properties } = await searchSales({ location: 'Witham', limit: 1 })
  const { id, property_url, portal_address } = properties[0]!
  const visitor = new Visitor()
  const listing = await visitor.open(`/property/${id}/${property_url}`)
  const href = findByName(listing.$, 'a', 'Report a problem with this listing').attr('href')
  expect(href).toBe(`/property/${id}/report-a-problem`)
  const page = await visitor.open(href ?? '')
  expect([page.status, textOf(page.$('h1'))]).toEqual([200, 'Report a problem'])
  expect(page.$('meta[name=robots]').attr('content')).toMatch(/noindex/)
  const refused = await visitor.submit(page, 'Send the report', { details: 'It is next door.' })
  expect(mainTextOf(refused)).toContain('Please choose what is wrong')
  expect(mainTextOf(refused)).toContain('Please enter a valid email address')
  expect(refused.$('main [name=details]').text()).toBe('It is next door.')
  const email = createEmail()
  const problem = 'The price or another fact is wrong'
  const sent = await visitor.submit(refused, 'Send the report', { problem, email: email.toUpperCase() })
  expect(mainTextOf(sent)).toContain('We will look into it within one working day')
  const [stored] = await readMessages(email)
  expect(stored?.name).toBe('A visitor')
  expect(stored?.message).toMatch(
    new RegExp(
      `^Problem with a listing\\. Reference \\S+, ${portal_address}\\. ${problem}\\. It is next door\\.$`,
    ),
  )
  for (const path of ['/property/999999999/report-a-problem', '/letting/x/report-a-problem'])
    expect(await getStatusAndRedirect(path), path).toEqual([404, null])
})

test('a form whose honeypot is filled in is refused, and keeps its values (D-34)', async () => {
  const visitor = new Visitor()
  const page = await visitor.open('/contact/')
  const email = createEmail()
  // People do not see the field `topic`, which only bots fill in.
  const refused = await visitor.submit(page, 'Send message', {
    ...createMessage(email),
    topic: 'Cheap watches',
  })
  expect(alertIn(refused)).toContain('Bot check failed. Please try again.')
  expect(refused.$('main [name=message]').text()).toBe('Good morning')
  expect(await readMessages(email)).toEqual([])
  const sent = await visitor.submit(refused, 'Send message', { topic: '' })
  expect(mainTextOf(sent)).toContain(THANKS)
})

test('visitors without JavaScript, who cannot take the bot check, may send three messages an hour (D-34, D-165)', async () => {
  const site = await startSecondSite({
    DATABASE_URL: e2eDatabaseUrl(),
    API_KEY: SECOND_SITE_API_KEY,
    RECAPTCHA_SITE_KEY: 'a-site-key',
    RECAPTCHA_SECRET_KEY: 'a-secret',
    TRUST_PROXY: '1',
  })
  try {
    const visitor = new Visitor(site.base)
    const sendMessage = async () =>
      visitor.submit(await visitor.open('/contact/'), 'Send message', createMessage())
    for (let number = 1; number <= MESSAGES_PER_HOUR; number += 1)
      expect(mainTextOf(await sendMessage()), `message ${number}`).toContain(THANKS)
    const refused = await sendMessage()
    expect(alertIn(refused)).toContain('Too many attempts. Please try again later.')
    expect(refused.$('main [name=message]').text()).toBe('Good morning')
  } finally {
    await site.stop()
  }
})

test('a form that another site posts is refused', async () => {
  const email = createEmail()
  const status = await postFromAnotherSite(new Visitor(), '/contact/', {
    ...createMessage(email),
    is_agree: 'on',
  })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(await readMessages(email)).toEqual([])
})

test('the valuation form works without JavaScript: it shows errors, keeps its values, and is sent (VALUATION-05, VALUATION-13)', async () => {
  const visitor = new Visitor()
  const path = '/emoov-local-contact'
  const email = createEmail()
  const refused = await visitor.submit(await visitor.open(path), 'Request a valuation', {
    name: 'Ann Hill',
    email,
    contact_no: '0770',
    address: '1 High Street, Witham',
    number_of_bedrooms: '4',
    is_agree: true,
  })
  expect(refused.url.pathname).toBe(path)
  expect(alertIn(refused)).toContain('containing 11 digits.')
  expect(refused.$('main [name=number_of_bedrooms] option[selected]').attr('value')).toBe('4')
  const sent = await visitor.submit(refused, 'Request a valuation', { contact_no: '07700900123' })
  expect(mainTextOf(sent)).toContain(THANKS)
  expect(await readMessages(email)).toHaveLength(1)
})

test('a data-protection complaint shows errors and keeps its values without JavaScript (Data (Use and Access) Act 2025)', async () => {
  const visitor = new Visitor()
  const page = await visitor.open('/data-protection-complaint')
  const controls = attributesOf(page.$, 'main form :is(input, select, textarea)', 'name')
  const complaintField = page.$('main form textarea').attr('name') ?? ''
  const subjectField = page.$('main form select').attr('name') ?? ''
  expect(controls).toEqual(expect.arrayContaining(['name', 'email', complaintField, subjectField]))
  const refused = await visitor.submit(page, 'Send complaint', {
    name: 'Ann Hill',
    email: 'ann@example',
    [subjectField]: 'A request for my data',
    [complaintField]: 'No answer to my request.',
    is_agree: true,
  })
  expect(mainTextOf(refused)).toContain('Please enter a valid email address')
  expect(refused.$(`main [name="${complaintField}"]`).text()).toBe('No answer to my request.')
})
