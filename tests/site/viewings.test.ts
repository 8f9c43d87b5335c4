// covers: components/viewings, components/listing, components/forms, lib/agency/viewings, lib/contract, app/(account)/my-account/viewings, app/(selling)/viewing-feedback
import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAccount, queryDatabase, type Account } from '../support/e2e-accounts'
import { viewingDays } from '../support/viewings'
import { statusOf, textOf, Visitor, type Page } from './support/visitor'

const viewingDay = (index = 0) => viewingDays()[index]!
const mainTextOf = ({ $ }: Page) => textOf($('main'))
const visitorFor = ({ cookie }: Account) => new Visitor().withSession(cookie)
const findViewing = async (viewerId: number) => {
  const [viewing] = await queryDatabase<{ id: number; status: string }>(
    'SELECT id, status FROM viewing WHERE viewer_id = $1 ORDER BY id DESC LIMIT 1',
    [viewerId],
  )
  return viewing!
}

async function createPeople() {
  const seller = await createAccount({ firstName: 'Sally', lastName: 'Owner', homeCount: 1 })
  const buyer = await createAccount({ firstName: 'Jane', lastName: 'Brown' })
  await queryDatabase(`UPDATE property SET building = 'The Gatehouse' WHERE owner_id = $1`, [seller.id])
  return { seller, buyer, path: `/property/${seller.homes[0]}/arrange-viewing` }
}

async function requestViewing() {
  const people = await createPeople()
  const visitor = visitorFor(people.buyer)
  const page = await visitor.open(people.path)
  const sent = await visitor.submit(page, 'Ask for a viewing', {
    slot: `${viewingDay()}T12:00`,
    message: '<b>Hello</b>',
  })
  return { ...people, sent, viewing: await findViewing(people.buyer.id) }
}

test('without JavaScript a free time is chosen, a taken one is refused, and success is stated on the page (B-08, D-160)', async () => {
  const { buyer, seller, path, sent } = await requestViewing()
  expect(textOf(sent.$('main [data-outcome=success]'))).toContain('Your request for a viewing has been sent.')
  const visitor = visitorFor(buyer)
  const again = await visitor.open(path)
  expect(again.$(`main input[type=radio][value="${viewingDay()}T12:00"]`).length).toBe(0)
  expect(again.$(`main input[type=radio][value="${viewingDay()}T12:30"]`).length).toBe(1)
  const pageWithoutSlot = await visitor.submit(again, 'Ask for a viewing')
  expect(mainTextOf(pageWithoutSlot)).toContain('Please choose a date')
  const pageOfTakenSlot = await visitor.submit(again, 'Ask for a viewing', {
    slot: `${viewingDay()}T12:00`,
    message: 'Keep me',
  })
  expect(mainTextOf(pageOfTakenSlot)).toContain('That time has just been taken. Please choose another.')
  expect(pageOfTakenSlot.$('main textarea').text()).toContain('Keep me')
  expect(await statusOf(path, visitorFor(seller)), 'the owner').toEqual([
    307,
    expect.stringMatching(/^\/property\/\d+\/quiet-row$/),
  ])
})

test('both sides see the viewing; the exact address and a telephone number once it is accepted (B-22)', async () => {
  const { buyer, seller, viewing } = await requestViewing()
  const [viewer, host] = [visitorFor(buyer), visitorFor(seller)]
  const path = `/my-account/viewings/${viewing.id}`
  const before = [await viewer.open(path), await host.open(path), await host.open('/my-account/viewings')]
  for (const page of before) expect(page.html).not.toMatch(/The Gatehouse|ZZ9 9ZZ|07700900555/)
  expect(mainTextOf(before[2]!)).toMatch(/Waiting for you.*Jane B\. comes for a viewing/)
  expect(mainTextOf(await viewer.open('/my-account/viewings'))).toContain('Waiting for the other side')
  expect(before[0]!.$('main button').text()).not.toContain('Accept')
  await host.submit(before[1]!, 'Accept this time')
  const after = await viewer.open(path)
  expect(mainTextOf(after)).toContain('The Gatehouse, Quiet Row, Nowhere-on-Sea, ZZ9 9ZZ')
  expect(mainTextOf(after)).toMatch(/Sally, 07700900555/)
  expect(mainTextOf(await host.open(path))).toMatch(/Jane, 07700900555/)
  const stranger = visitorFor(await createAccount())
  expect(await statusOf(path, stranger)).toEqual([404, null])
  expect(await statusOf(`${path}/calendar.ics`, stranger)).toEqual([404, null])
  expect(await statusOf(path)).toEqual([307, '/login'])
})

test('a viewing is moved and cancelled without JavaScript, and its calendar file follows', async () => {
  const { buyer, seller, viewing } = await requestViewing()
  const [viewer, host] = [visitorFor(buyer), visitorFor(seller)]
  const path = `/my-account/viewings/${viewing.id}`
  await host.submit(await host.open(path), 'Accept this time')
  const readCalendar = async () => {
    const { headers, html } = await viewer.open(`${path}/calendar.ics`)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-store')
    // Long lines are folded (RFC 5545, 3.1).
    return html.replaceAll(/\r\n /g, '')
  }
  const uid = /^UID:viewing-\d+@/m
  const first = await readCalendar()
  expect(first).toContain('STATUS:CONFIRMED')
  expect(first).toContain('LOCATION:The Gatehouse\\, Quiet Row\\, Nowhere-on-Sea\\, ZZ9 9ZZ')
  const moved = { slot: `${viewingDay(1)}T15:00`, reason: 'A funeral' }
  await viewer.submit(await viewer.open(path), 'Propose this time', moved)
  const second = await readCalendar()
  expect(uid.exec(second)?.[0]).toBe(uid.exec(first)?.[0])
  expect(second).toContain('STATUS:TENTATIVE')
  expect(second).not.toContain('The Gatehouse')
  // Moving a viewing creates one that replaces it. The address of the first calendar file follows.
  const replacement = await findViewing(buyer.id)
  const laterPage = await viewer.open(`/my-account/viewings/${replacement.id}`)
  expect(mainTextOf(await viewer.submit(laterPage, 'Cancel the viewing'))).toContain('Please say why')
  await viewer.submit(laterPage, 'Cancel the viewing', { reason: 'I have bought another' })
  expect(await readCalendar()).toContain('STATUS:CANCELLED')
  expect(mainTextOf(await host.open(`/my-account/viewings/${replacement.id}`))).toContain(
    '“I have bought another”',
  )
})

test('an owner states the times of a week and days off without JavaScript, and only those are offered', async () => {
  const { buyer, seller, path } = await createPeople()
  const host = visitorFor(seller)
  const page = await host.open('/my-account/viewings/availability')
  const wrong = await host.submit(page, 'Save your times', { monday_from: '18:00', monday_to: '17:00' })
  expect(mainTextOf(wrong)).toContain('Please give a start and a later end')
  const week = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].flatMap((weekday) => [
      [`${weekday}_from`, '18:00'],
      [`${weekday}_to`, '20:00'],
    ]),
  )
  expect(mainTextOf(await host.submit(page, 'Save your times', week))).toContain('Your times are saved.')
  await host.submit(page, 'Add the day', { day: viewingDay() })
  const offeredSlots = (await visitorFor(buyer).open(path)).$('main input[type=radio]')
  const values = offeredSlots.toArray().map((radio) => radio.attribs['value'] ?? '')
  expect(values.length).toBeGreaterThan(0)
  expect(values.filter((value) => !/T(18|19):[03]0$/.test(value))).toEqual([])
  expect(values.filter((value) => value.startsWith(viewingDay()))).toEqual([])
  const saved = await host.open('/my-account/viewings/availability')
  await host.submit(saved, /^Remove /)
  const slotOfRestoredDay = (await visitorFor(buyer).open(path)).$(
    `main input[value="${viewingDay()}T18:00"]`,
  )
  expect(slotOfRestoredDay.length).toBe(1)
})

test('the link that asks for feedback changes nothing when it is opened, and works once', async () => {
  const { buyer, seller, viewing } = await requestViewing()
  const key = randomBytes(32).toString('base64url')
  await queryDatabase(
    `UPDATE viewing SET status = 'done', starts_at = now() - interval '1 day', feedback_key_hash = $2 WHERE id = $1`,
    [viewing.id, createHash('sha256').update(key).digest('hex')],
  )
  const visitor = new Visitor()
  const page = await visitor.open(`/viewing-feedback/${key}?answer=no`)
  expect(page.$('main input[checked]').attr('value')).toBe('no')
  const stored = () => queryDatabase('SELECT feedback_choice FROM viewing WHERE id = $1', [viewing.id])
  expect(await stored()).toEqual([{ feedback_choice: null }])
  const sent = await visitor.submit(page, 'Tell the owner', { words: 'Too near the road' })
  expect(mainTextOf(sent)).toContain('The owner can read your answer now.')
  expect(await stored()).toEqual([{ feedback_choice: 'no' }])
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

test('without viewings, the page of viewings says that there are none yet', async () => {
  const page = await visitorFor(await createAccount()).open('/my-account/viewings')
  expect(textOf(page.$('h1'))).toBe('Viewings')
  expect(mainTextOf(page)).toContain('No viewings yet.')
})
