// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ChatView } from '@/components/chat/chat-view'
import { renderWithSettings } from '../support/public-settings'

/** The mock of socket.io-client: records the sockets that the view opens, and lets a test emit the server's events. */
const socket = vi.hoisted(() => ({
  opened: [] as { url: string; options: Record<string, unknown> }[],
  listeners: new Map<string, (line: unknown) => void>(),
  disconnect: vi.fn(),
}))
vi.mock('socket.io-client', () => ({
  io: (url: string, options: Record<string, unknown>) => {
    socket.opened.push({ url, options })
    return {
      on: (event: string, listener: (line: unknown) => void) => void socket.listeners.set(event, listener),
      disconnect: socket.disconnect,
    }
  },
}))

type Answer = () => Promise<Response>
const UUID = /^[0-9a-f-]{36}$/
let requests: { url: string; body: unknown; conversation: string | null }[]
let answer: Answer
/** Replies of the call: code 1 is success, and 0 a refusal (API-03). */
const reply = (data: unknown) => Promise.resolve(Response.json({ code: 1, message: '', data }))
const refuse = (message: string) => Promise.resolve(Response.json({ code: 0, message, data: null }))

beforeEach(() => {
  socket.opened.length = 0
  socket.listeners.clear()
  socket.disconnect.mockClear()
  requests = []
  answer = () => reply({ response: 'It has 3 bedrooms.' })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({
      url,
      body: JSON.parse(String(init.body)),
      conversation: new Headers(init.headers).get('conversation'),
    })
    return answer()
  })
})

const getField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your message' })
const getButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const readBubbles = (sender: string) =>
  [...document.querySelectorAll(`[data-sender=${sender}]`)].map((bubble) => bubble.textContent)
const getLog = () => within(screen.getByRole('region', { name: 'Live Server Logs' }))
const emit = (line: string) => act(() => socket.listeners.get('logUpdate')?.(line))

it('first asks for the reference number, and sends no blank messages (CHAT-02, CHAT-06, CHAT-08)', async () => {
  renderWithSettings(<ChatView />)
  expect(readBubbles('bot')).toEqual(['Chatbot: Hello! Please enter your property reference number.'])
  await userEvent.click(getButton())
  await userEvent.type(getField(), '   {Enter}')
  expect(requests).toEqual([])
  expect(readBubbles('user')).toEqual([])
})

it('the conversation has the role log, and its messages are items of a list', () => {
  renderWithSettings(<ChatView />)
  const list = within(screen.getByRole('log', { name: 'Conversation' })).getByRole('list')
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
})

it('sends by button or Enter as user 123, disables field and button meanwhile, and appends the reply (CHAT-03, CHAT-04, CHAT-09 to CHAT-11)', async () => {
  let release: (response: Response) => void = () => {}
  answer = () => new Promise((resolve) => (release = resolve))
  renderWithSettings(<ChatView />)
  await userEvent.type(getField(), 'How many bedrooms?{Enter}')
  expect([getField().disabled, getButton().disabled]).toEqual([true, true])
  release(
    await reply({ response: 'It has 3 bedrooms.', links: [{ label: 'The page', path: '/property/1/x' }] }),
  )
  await waitFor(() => expect(getField().disabled).toBe(false))
  expect(requests).toEqual([
    {
      url: '/api/v2/chatbot/emoov-chatbot-api',
      body: { userId: 123, message: 'How many bedrooms?' },
      conversation: expect.stringMatching(UUID),
    },
  ])
  expect(readBubbles('user')).toEqual(['You: How many bedrooms?'])
  expect(readBubbles('bot').at(-1)).toContain('It has 3 bedrooms.')
  expect(screen.getByRole('link', { name: 'The page' }).getAttribute('href')).toBe('/property/1/x')
  expect(document.activeElement).toBe(getField())
  answer = () => reply({ response: 'Yes.' })
  await userEvent.type(getField(), 'Thanks')
  await userEvent.click(getButton())
  await waitFor(() => expect(readBubbles('bot').at(-1)).toBe('Chatbot: Yes.'))
  expect(requests[1]?.conversation).toBe(requests[0]?.conversation)
})

it.each<[string, Answer, string]>([
  ['without a connection', () => Promise.reject(new TypeError('failed')), 'Error connecting to the server.'],
  [
    'after an outage',
    () => Promise.resolve(new Response('', { status: 503 })),
    'Error connecting to the server.',
  ],
  ['after an answer of another shape', () => reply(null), 'Error connecting to the server.'],
  ['after a refusal without a message', () => refuse(''), 'Error connecting to the server.'],
  ['after a refusal with a message', () => refuse('Too many attempts.'), 'Too many attempts.'],
])('shows an error bubble %s, and enables the field again (CHAT-12)', async (_case, failingAnswer, text) => {
  answer = failingAnswer
  renderWithSettings(<ChatView />)
  await userEvent.type(getField(), 'Hello{Enter}')
  await waitFor(() => expect(readBubbles('bot').at(-1)).toBe(`Chatbot: ${text}`))
  expect([getField().disabled, getButton().disabled]).toEqual([false, false])
})

it('escapes HTML in replies of the server', async () => {
  answer = () => reply({ response: '<img src=x onerror=alert(1)>' })
  renderWithSettings(<ChatView />)
  await userEvent.type(getField(), 'Hello{Enter}')
  await waitFor(() => expect(readBubbles('bot').at(-1)).toContain('<img src=x onerror=alert(1)>'))
  expect(document.querySelector('img')).toBeNull()
})

it('opens the specified log socket, shows lines after the first message only, and disconnects when unmounted (CHAT-05, CHAT-13, RT-01 to RT-03, D-150)', async () => {
  const { unmount } = renderWithSettings(<ChatView />)
  await waitFor(() => expect(socket.opened).toHaveLength(1))
  expect(socket.opened[0]).toMatchObject({
    url: window.location.origin,
    options: {
      path: '/socket.io',
      transports: ['websocket', 'polling'],
      reconnectionAttempts: 5,
      reconnectionDelay: 2_000,
    },
  })
  emit('before the first message')
  expect(getLog().queryAllByRole('listitem')).toEqual([])
  await userEvent.type(getField(), 'Hello{Enter}')
  emit('after it')
  expect(
    getLog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['after it'])
  unmount()
  expect(socket.disconnect).toHaveBeenCalledOnce()
})
