// covers: app/(account), components/inbox, components/forms, lib/agency/conversations, lib/contract
import { expect, test } from 'vitest'
import { createAccount, MOBILE, PASSWORD, queryDatabase } from '../support/e2e-accounts'
import {
  attributesOf,
  findByName,
  getStatusAndRedirect,
  mainTextOf,
  textOf,
  textsOf,
  visitorFor,
  Visitor,
} from './support/visitor'

const ADDRESS = 'Quiet Row, Nowhere-on-Sea, ZZ9'

/** Starts a conversation (a thread): a buyer asks a question about a seller's home. */
async function openThread(question: string) {
  const [seller, buyer] = [
    await createAccount({ firstName: 'Helen', lastName: 'Marlowe', homeCount: 1, address: ADDRESS }),
    await createAccount({ firstName: 'Daniel', lastName: 'Osei' }),
  ]
  const reply = await visitorFor(buyer).call<{ thread_id: number }>('property/ask_a_question', {
    user_id: buyer.id,
    property_id: seller.homes[0],
    message: question,
  })
  expect(reply.message).toContain('Your question has been sent.')
  return { seller, buyer, path: `/my-account/inbox/${reply.data.thread_id}`, id: reply.data.thread_id }
}

test('an empty inbox says how a conversation begins (D-154)', async () => {
  const page = await visitorFor(await createAccount()).open('/my-account/inbox')
  expect([page.status, textsOf(page.$, 'h1')]).toEqual([200, ['Inbox']])
  expect(mainTextOf(page)).toContain('A conversation begins when somebody asks a question')
  expect(findByName(page.$, 'nav a', 'Inbox').attr('aria-current')).toBe('page')
})

test('a question is answered without JavaScript, and HTML in it is text on both sides', async () => {
  const { seller, buyer, path } = await openThread('<script>alert(1)</script><img src=x onerror=alert(1)>')
  const owner = visitorFor(seller)
  expect(mainTextOf(await owner.open('/my-account/welcome'))).toContain(`From Daniel O. about ${ADDRESS}.`)
  const inbox = await owner.open('/my-account/inbox')
  expect(mainTextOf(inbox)).toContain('New message')
  expect(attributesOf(inbox.$, 'main h2 a', 'href')).toEqual([path])
  const thread = await owner.open(path)
  expect(textsOf(thread.$, 'h1')).toEqual(['Daniel O.'])
  expect(textOf(thread.$('article'))).toContain('<script>alert(1)</script><img src=x onerror=alert(1)>')
  expect(thread.$('main [onerror], main article script').length).toBe(0)
  for (const secret of [buyer.email, 'Osei', MOBILE]) expect(thread.html).not.toContain(secret)
  const refused = await owner.submit(thread, 'Send', { message: '   ' })
  expect(mainTextOf(refused)).toContain('Please enter your message')
  const sent = await owner.submit(refused, 'Send', { message: 'Yes.\r\nQuite.' })
  expect(mainTextOf(sent)).toContain('Your message has been sent.')
  expect(textsOf(sent.$, 'article').at(-1)).toMatch(/^You.*Yes. Quite.$/)
  expect(textOf(sent.$('main textarea'))).toBe('')
  expect(mainTextOf(await owner.open('/my-account/inbox'))).not.toContain('New message')
  expect(mainTextOf(await visitorFor(buyer).open('/my-account/inbox'))).toContain(
    'Helen M. has been waiting for you',
  )
})

test('the page of a thread is a 404 for other users, and for an unknown or invalid id', async () => {
  const { path } = await openThread('Our secret')
  const stranger = visitorFor(await createAccount())
  for (const wrongPath of [
    path,
    '/my-account/inbox/999999',
    '/my-account/inbox/0x1',
    '/my-account/inbox/99999999999',
  ]) {
    const page = await stranger.open(wrongPath)
    expect(page.status, wrongPath).toBe(404)
    expect(page.html).not.toContain('Our secret')
  }
  expect(await getStatusAndRedirect(path)).toEqual([307, '/login'])
})

test('a login leads back to the thread that a mail links to (D-23)', async () => {
  const { seller, path } = await openThread('Hello?')
  const visitor = new Visitor()
  const login = await visitor.open(path)
  expect(login.url.pathname).toBe('/login')
  const page = await visitor.submit(login, 'Log in', {
    email: seller.email,
    password: PASSWORD,
  })
  expect(page.url.pathname).toBe(path)
})

test('a person is blocked, unblocked and reported without JavaScript', async () => {
  const { seller, buyer, path, id } = await openThread('Answer me!')
  const owner = visitorFor(seller)
  const blocked = await owner.submit(await owner.open(path), 'Block Daniel O.')
  expect(mainTextOf(blocked)).toContain('You have blocked Daniel O.')
  expect(findByName(blocked.$, 'main button', 'Send').length).toBe(0)
  const other = await visitorFor(buyer).open(path)
  expect(mainTextOf(other)).toContain('This person can no longer be written to.')
  const unblocked = await owner.submit(blocked, 'Unblock Daniel O.')
  expect(findByName(unblocked.$, 'main button', 'Send').length).toBe(1)
  const reported = await owner.submit(unblocked, 'Report to us', { reason: 'Rude' })
  expect(mainTextOf(reported)).toContain('We will read the conversation within one working day')
  expect(await queryDatabase('SELECT reason FROM thread_report WHERE thread_id = $1', [id])).toEqual([
    { reason: 'Rude' },
  ])
})

test('a message of 100 kB is refused, and a conversation goes on after its home is withdrawn', async () => {
  const { seller, buyer, id, path } = await openThread('Still there?')
  const longReply = await visitorFor(buyer).call('thread/send_message', {
    user_id: buyer.id,
    thread_id: id,
    message: 'x'.repeat(100_000),
  })
  expect([longReply.code, longReply.message]).toEqual([0, 'Request too large'])
  await queryDatabase(`UPDATE listing SET status = 'withdrawn' WHERE id = $1`, [seller.homes[0]])
  const page = await visitorFor(buyer).open(path)
  expect(mainTextOf(page)).toContain('No longer on the market')
  expect(mainTextOf(await visitorFor(buyer).submit(page, 'Send', { message: 'Never mind.' }))).toContain(
    'Your message has been sent.',
  )
})
