// covers: components/viewings, components/listing, components/forms, lib/agency/viewings, lib/contract, app/(account)/my-account/viewings, app/(selling)/viewing-feedback
import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAccount, MOBILE, queryDatabase } from '../support/e2e-accounts'
import { viewingDays } from '../support/viewings'
import { getStatusAndRedirect, mainTextOf, textOf, visitorFor, Visitor } from './support/visitor'

/** Returns one of the next days on which a home can be viewed. */
const getViewingDay = (index = 0): string => viewingDays()[index]!
const findLatestViewing = async (viewerId: number) => {
  const [viewing] = await queryDatabase<{ id: number; status: string }>(
    'SELECT id, status FROM viewing WHERE viewer_id = $1 ORDER BY id DESC LIMIT 1',
    [viewerId],
  )
  return viewing!
}

async function createSellerAndBuyer() {
  const seller = await createAccount({ firstName: 'Sally', lastName: 'Owner', homeCount: 1 })
  const buyer = await createAccount({ firstName: 'Jane', lastName: 'Brown' })
  await queryDatabase(`UPDATE property SET building = 'The Gatehouse' WHERE owner_id = $1`, [seller.id])
  return { seller, buyer, path: `/property/${seller.homes[0]}/arrange-viewing` }
}

async function requestViewing() {
  const people = await createSellerAndBuyer()
  const visitor = visitorFor(people.buyer)
  const page = await visitor.open(people.path)
  const sent = await visitor.submit(page, 'Ask for a viewing', {
    slot: `${getViewingDay()}T12:00`,
    message: '<b>Hello</b>',
  })
  return { ...people, sent, viewing: await findLatestViewing(people.buyer.id) }
}

test('without JavaScript a viewer requests a free time, and a taken time is refused (B-08, D-160)', async () => {
  const { buyer, seller, path, sent } = await requestViewing()
  expect(textOf(sent.$('main [data-outcome=success]'))).toContain('Your request for a viewing has been sent.')
  const visitor = visitorFor(buyer)
  const again = await visitor.open(path)
  expect(again.$(`main input[type=radio][value="${getViewingDay()}T12:00"]`).length).toBe(0)
  expect(again.$(`main input[type=radio][value="${getViewingDay()}T12:30"]`).length).toBe(1)
  const pageWithoutSlot = await visitor.submit(again, 'Ask for a viewing')
  expect(mainTextOf(pageWithoutSlot)).toContain('Please choose a date')
  const pageOfTakenSlot = await visitor.submit(again, 'Ask for a viewing', {
    slot: `${getViewingDay()}T12:00`,
    message: 'Keep me',
  })
  expect(mainTextOf(pageOfTakenSlot)).toContain('That time has just been taken. Please choose another.')
  expect(pageOfTakenSlot.$('main textarea').text()).toContain('Keep me')
  expect(await getStatusAndRedirect(path, visitorFor(seller)), 'the owner').toEqual([
    307,
    expect.stringMatching(/^\/property\/\d+\/quiet-row$/),
  ])
})

test('viewer and owner see the viewing, but exact address and telephone numbers only once it is accepted (B-22)', async () => {
  const { buyer, seller, viewing } = await requestViewing()
  const [viewer, host] = [visitorFor(buyer), visitorFor(seller)]
  const path = `/my-account/viewings/${viewing.id}`
  const viewersPage = await viewer.open(path)
  const hostsPage = await host.open(path)
  const hostsList = await host.open('/my-account/viewings')
  for (const page of [viewersPage, hostsPage, hostsList])
    expect(page.html).not.toMatch(new RegExp(`The Gatehouse|ZZ9 9ZZ|${MOBILE}`))
  expect(mainTextOf(hostsList)).toMatch(/Waiting for you.*Jane B\. comes for a viewing/)
  expect(mainTextOf(await viewer.open('/my-account/viewings'))).toContain('Waiting for the other side')
  expect(viewersPage.$('main button').text()).not.toContain('Accept')
  await host.submit(hostsPage, 'Accept this time')
  const acceptedPage = await viewer.open(path)
  expect(mainTextOf(acceptedPage)).toContain('The Gatehouse, Quiet Row, Nowhere-on-Sea, ZZ9 9ZZ')
  expect(mainTextOf(acceptedPage)).toContain(`Sally, ${MOBILE}`)
  expect(mainTextOf(await host.open(path))).toContain(`Jane, ${MOBILE}`)
  const stranger = visitorFor(await createAccount())
  expect(await getStatusAndRedirect(path, stranger)).toEqual([404, null])
  expect(await getStatusAndRedirect(`${path}/calendar.ics`, stranger)).toEqual([404, null])
  expect(await getStatusAndRedirect(path)).toEqual([307, '/login'])
})

test('a viewing is moved and cancelled without JavaScript, and its calendar file is updated', async () => {
  const { buyer, seller, viewing } = await requestViewing()
  const [viewer, host] = [visitorFor(buyer), visitorFor(seller)]
  const path = `/my-account/viewings/${viewing.id}`
  await host.submit(await host.open(path), 'Accept this time')
  const readCalendar = async () => {
    const { headers, html } = await viewer.open(`${path}/calendar.ics`)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-store')
    // Unfolds long lines, which continue after a line break and a space (RFC 5545, 3.1).
    return html.replaceAll(/\r\n /g, '')
  }
  const uidPattern = /^UID:viewing-\d+@/m
  const acceptedCalendar = await readCalendar()
  expect(acceptedCalendar).toContain('STATUS:CONFIRMED')
  expect(acceptedCalendar).toContain('LOCATION:The Gatehouse\\, Quiet Row\\, Nowhere-on-Sea\\, ZZ9 9ZZ')
  const proposal = { slot: `${getViewingDay(1)}T15:00`, reason: 'A funeral' }
  await viewer.submit(await viewer.open(path), 'Propose this time', proposal)
  const movedCalendar = await readCalendar()
  expect(uidPattern.exec(movedCalendar)?.[0]).toBe(uidPattern.exec(acceptedCalendar)?.[0])
  expect(movedCalendar).toContain('STATUS:TENTATIVE')
  expect(movedCalendar).not.toContain('The Gatehouse')
  // A moved viewing is a new record. The calendar file at the old address shows the new viewing.
  const replacement = await findLatestViewing(buyer.id)
  const laterPage = await viewer.open(`/my-account/viewings/${replacement.id}`)
  expect(mainTextOf(await viewer.submit(laterPage, 'Cancel the viewing'))).toContain('Please say why')
  await viewer.submit(laterPage, 'Cancel the viewing', { reason: 'I have bought another' })
  expect(await readCalendar()).toContain('STATUS:CANCELLED')
  expect(mainTextOf(await host.open(`/my-account/viewings/${replacement.id}`))).toContain(
    '“I have bought another”',
  )
})

test('without JavaScript an owner sets weekly times and a day off, and only these times are offered', async () => {
  const { buyer, seller, path } = await createSellerAndBuyer()
  const host = visitorFor(seller)
  const page = await host.open('/my-account/viewings/availability')
  const refused = await host.submit(page, 'Save your times', { monday_from: '18:00', monday_to: '17:00' })
  expect(mainTextOf(refused)).toContain('Please give a start and a later end')
  const week = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].flatMap((weekday) => [
      [`${weekday}_from`, '18:00'],
      [`${weekday}_to`, '20:00'],
    ]),
  )
  expect(mainTextOf(await host.submit(page, 'Save your times', week))).toContain('Your times are saved.')
  await host.submit(page, 'Add the day', { day: getViewingDay() })
  const offeredSlots = (await visitorFor(buyer).open(path)).$('main input[type=radio]')
  const values = offeredSlots.toArray().map((radio) => radio.attribs['value'] ?? '')
  expect(values.length).toBeGreaterThan(0)
  // Matches 18:00, 18:30, 19:00 and 19:30.
  expect(values.filter((value) => !/T(18|19):[03]0$/.test(value))).toEqual([])
  expect(values.filter((value) => value.startsWith(getViewingDay()))).toEqual([])
  const saved = await host.open('/my-account/viewings/availability')
  await host.submit(saved, /^Remove /)
  const pageAfterRemoval = await visitorFor(buyer).open(path)
  expect(pageAfterRemoval.$(`main input[value="${getViewingDay()}T18:00"]`).length).toBe(1)
})

test('opening the mailed link to the feedback form changes nothing, and feedback is given once', async () => {
  const { buyer, seller, viewing } = await requestViewing()
  const key = randomBytes(32).toString('base64url')
  await queryDatabase(
    `UPDATE viewing SET status = 'done', starts_at = now() - interval '1 day', feedback_key_hash = $2 WHERE id = $1`,
    [viewing.id, createHash('sha256').update(key).digest('hex')],
  )
  const visitor = new Visitor()
  const page = await visitor.open(`/viewing-feedback/${key}?answer=no`)
  expect(page.$('main input[checked]').attr('value')).toBe('no')
  const readFeedback = () => queryDatabase('SELECT feedback_choice FROM viewing WHERE id = $1', [viewing.id])
  expect(await readFeedback()).toEqual([{ feedback_choice: null }])
  const sent = await visitor.submit(page, 'Tell the owner', { words: 'Too near the road' })
  expect(mainTextOf(sent)).toContain('The owner can read your answer now.')
  expect(await readFeedback()).toEqual([{ feedback_choice: 'no' }])
  expect(mainTextOf(await visitor.open(`/viewing-feedback/${key}`))).toContain(
    'You have answered this already.',
  )
  const list = await visitorFor(seller).open('/my-account/viewings')
  expect(mainTextOf(list)).toContain('Jane B.: “It’s not for me.” Too near the road')
  expect(mainTextOf(await visitor.open('/viewing-feedback/no-such-key'))).toContain('This link is too old')
  expect(mainTextOf(await visitorFor(buyer).open('/my-account/viewings'))).toContain(
    'You: “It’s not for me.”',
  )
})

test('an empty page of viewings says that there are none yet', async () => {
  const page = await visitorFor(await createAccount()).open('/my-account/viewings')
  expect(textOf(page.$('h1'))).toBe('Viewings')
  expect(mainTextOf(page)).toContain('No viewings yet.')
})
