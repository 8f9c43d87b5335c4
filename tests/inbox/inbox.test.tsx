// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Conversation } from '@/components/inbox/conversation'
import { MessageList } from '@/components/inbox/message-list'
import { formatDay, formatSince, formatWhen } from '@/components/inbox/message-times'
import { RefreshInbox } from '@/components/inbox/refresh-inbox'
import { ThreadList } from '@/components/inbox/thread-list'
import { ThreadListing } from '@/components/inbox/thread-listing'
import type { ThreadInfo, ThreadMessage } from '@/lib/contract/threads'
import { publishThreadEvent } from '@/components/session/thread-events'
import { renderWithSettings } from '../account/fixture'
import { router } from '../shell/support'

vi.mock('next/navigation', async () => (await import('../shell/support')).navigation)
// The server action for posts without JavaScript loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

const now = new Date('2026-11-22T20:00:00Z')
const thread: ThreadInfo = {
  id: 7,
  property_id: 12,
  kind: 'property',
  subject: 'Mill Lane, Witham, CM8',
  other_party: 'Jane B.',
  last_message: '<img src=x onerror=alert(1)>',
  updated_at: '2026-11-22T14:05:00Z',
  unread: true,
  unread_count: 3,
  role: 'owner',
  waiting_for: 'you',
  waiting_since: '2026-11-21T09:00:00Z',
  listing: { slug: 'mill-lane', image_xs: null, is_live: true },
}
const message: ThreadMessage = {
  id: 1,
  thread_id: 7,
  sender_id: 2,
  sender_name: 'Jane B.',
  message: 'Hello\n<script>alert(1)</script>',
  created_at: '2026-11-22T14:05:00Z',
}

test('times are shown as time, “Yesterday” or date in London, even on the night when the clocks change', () => {
  expect(formatWhen('2026-11-22T14:05:00Z', now)).toBe('14:05')
  expect(formatWhen('2026-11-21T23:59:00Z', now)).toBe('Yesterday')
  expect(formatWhen('2026-11-01T10:00:00Z', now)).toBe('1 Nov')
  expect(formatWhen('2025-11-01T10:00:00Z', now)).toBe('1 Nov 2025')
  expect(formatSince('2026-11-21T10:00:00Z', now)).toBe('since yesterday')
  expect(formatDay('2026-11-20T10:00:00Z', now)).toBe('Fri 20 Nov 2026')
  // 23:30 UTC on 24 October is 00:30 on the 25th in London, the day on which summer time ends.
  expect(formatDay('2026-10-24T23:30:00Z', new Date('2026-10-25T12:00:00Z'))).toBe('Today')
})

describe('the list of threads', () => {
  test('is loaded again when a message arrives or is read, or when some may have been missed (RT-05)', () => {
    router.refresh.mockClear()
    const { unmount } = render(<RefreshInbox />)
    publishThreadEvent({ type: 'typing', threadId: 7 })
    expect(router.refresh).not.toHaveBeenCalled()
    publishThreadEvent({ type: 'message', message })
    publishThreadEvent({ type: 'read', threadId: 7, userId: 2, messageId: 1 })
    publishThreadEvent({ type: 'resync' })
    expect(router.refresh).toHaveBeenCalledTimes(3)
    unmount()
    publishThreadEvent({ type: 'message', message })
    expect(router.refresh).toHaveBeenCalledTimes(3)
  })

  const renderThread = (changes: Partial<ThreadInfo>) =>
    render(<ThreadList threads={[{ ...thread, ...changes }]} apiResourceUrl="" now={now} />)

  test('shows the other party, the home, the last message, the unread count and how long somebody has been waiting', () => {
    renderThread({})
    const row = screen.getByRole('listitem')
    expect(within(row).getByRole('link', { name: 'Jane B.' }).getAttribute('href')).toBe(
      '/my-account/inbox/7',
    )
    expect(row.textContent).toContain('Interested in your home · Mill Lane, Witham, CM8')
    expect(row.textContent).toContain('3 new messages')
    expect(row.textContent).toContain('Jane B. has been waiting for you since yesterday')
    expect(row.textContent).toContain('<img src=x onerror=alert(1)>')
    expect(row.querySelector('[onerror]')).toBeNull()
  })

  test('does not prefetch a thread, because its page marks it as read', () => {
    renderThread({})
    expect(screen.getByRole('link').dataset['soft']).toBe('no-prefetch')
  })

  test('marks the user’s own last message with "You", and shows that the user waits', () => {
    renderThread({ unread: false, last_from: 'you', waiting_for: 'other', role: 'starter', kind: 'letting' })
    const row = screen.getByRole('listitem')
    expect(row.textContent).toContain('Landlord')
    expect(row.textContent).toContain('You: ')
    expect(row.textContent).toContain('You have been waiting for Jane B. since yesterday')
    expect(row.textContent).not.toContain('new message')
  })

  test('says nothing about waiting if nobody has to answer', () => {
    renderThread({ unread: false, last_from: 'you', waiting_for: undefined, waiting_since: undefined })
    expect(screen.getByRole('listitem').textContent).not.toContain('waiting')
  })

  test('needs only the fields that the specification requires of an upstream', () => {
    const { id, property_id, kind, subject, other_party, last_message, updated_at, unread } = thread
    const specifiedFields = { id, property_id, kind, subject, other_party, last_message, updated_at, unread }
    render(<ThreadList threads={[specifiedFields]} apiResourceUrl="" now={now} />)
    expect(screen.getByText('New message')).toBeTruthy()
  })
})

describe('the messages of a thread', () => {
  test('are listed in order under headings of days, with the names of their senders', () => {
    const messages = [
      { ...message, created_at: '2026-11-20T14:05:00Z' },
      { ...message, id: 2, sender_id: 1, message: 'Mine' },
      { ...message, id: 3, sender_id: 1, message: 'Mine too' },
    ]
    render(<MessageList userId={1} messages={messages} lastReadByOtherId={2} now={now} />)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Fri 20 Nov 2026',
      'Today',
    ])
    const articles = screen.getAllByRole('article').map(({ textContent }) => textContent)
    expect(articles).toEqual([
      'Jane B.14:05Hello\n<script>alert(1)</script>',
      'You14:05ReadMine',
      'You14:05Mine too',
    ])
    expect(document.querySelector('main script, article script')).toBeNull()
  })

  test('label a step of a viewing or an offer, and link to its page', () => {
    const messages = (['viewing', 'offer', 'let-request'] as const).map((about, index) => ({
      ...message,
      id: index + 1,
      about,
    }))
    render(<MessageList userId={1} messages={messages} lastReadByOtherId={0} now={now} />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/my-account/viewings',
      '/my-account/offers',
      '/my-account/offers',
    ])
    expect(screen.getByText('Viewing')).toBeTruthy()
    expect(screen.getByText('Request to let')).toBeTruthy()
  })
})

test('a home off the market is named without a link to its page', () => {
  const { rerender } = render(<ThreadListing thread={thread} apiResourceUrl="" />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/property/12/mill-lane')
  const listing = { slug: 'mill-lane', image_xs: null, is_live: false }
  rerender(<ThreadListing thread={{ ...thread, listing }} apiResourceUrl="" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('No longer on the market')).toBeTruthy()
})

test('a conversation has messages and reply field before the home, so that a phone shows them first', () => {
  renderWithSettings(
    <Conversation
      userId={1}
      openThread={{ thread, messages: [message], contact: 'open' }}
      isEarlierPage={false}
      apiResourceUrl=""
      now={now}
    />,
  )
  // Screen readers announce what is added to a log, so a status within it would be announced twice.
  expect(within(screen.getByRole('log')).getByText(/Hello/)).toBeTruthy()
  expect(within(screen.getByRole('log')).queryByRole('status')).toBeNull()
  const home = screen.getByRole('complementary', { name: 'The home' })
  for (const element of [
    screen.getByText(/Hello/),
    screen.getByRole('textbox', { name: /^Your message to/ }),
  ])
    expect(element.compareDocumentPosition(home)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
