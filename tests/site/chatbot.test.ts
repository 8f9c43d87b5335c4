// covers: app/(marketing)/chatbot, components/chat, lib/agency/chat, lib/http, lib/contract/chat.ts
import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { textOf, textsOf, Visitor } from './support/visitor'

/** The user id that the page sends for everybody (CHAT-10). */
const PAGE_USER_ID = 123

test('the chatbot’s page is open to everybody, and not indexed (CHAT-01, CHAT-05 to CHAT-07)', async () => {
  const { status, $ } = await new Visitor().open('/chatbot')
  expect([status, textOf($('title')), textsOf($, 'h1')]).toEqual([200, 'Chatbot', ['Chatbot']])
  expect($('meta[name=robots]').attr('content')).toMatch(/noindex/)
  expect(textsOf($, 'h2')).toContain('Live Server Logs')
  expect(textOf($('[data-sender=bot]'))).toContain('property reference number')
})

test('a message is answered, and the socket of its conversation gets a log without the words of the message (CHAT-09, RT-01, RT-03, API-41)', async () => {
  const visitor = new Visitor()
  const conversation = randomUUID()
  const message = 'My secret question about 7 cats'
  const { url } = await visitor.open('/chatbot')
  const socket = io(url.origin, { path: '/socket.io', transports: ['websocket'], auth: { conversation } })
  const lines: string[] = []
  const answerLogged = new Promise<void>((resolve) => {
    socket.on('logUpdate', (line: string) => {
      lines.push(line)
      if (line.startsWith('Answered')) resolve()
    })
  })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  const response = await visitor.request('/api/v2/chatbot/emoov-chatbot-api', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url.origin, conversation },
    body: JSON.stringify({ userId: PAGE_USER_ID, message }),
  })
  expect(await response.json()).toMatchObject({ code: 1, data: { response: expect.any(String) } })
  await answerLogged
  socket.close()
  expect(lines[0]).toBe(`Message received: ${message.length} characters`)
  expect(lines.join(' ')).not.toMatch(/secret|cats/)
})
