// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ExportData } from '@/components/account/export-data'
import { formatMoment, toSessionRows } from '@/components/account/session-times'
import { Sessions } from '@/components/account/sessions'
import { navigation } from '@/lib/browser/navigation'
import { rememberLogin } from '@/lib/browser/session'
import { navigateTo, resetBrowserBeforeEach } from '../shell/support'
import { mockCalls, accepts, answersInTurn, refuses, renderWithSettings } from './fixture'

vi.mock('next/navigation', async () => (await import('../shell/support')).navigation)
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

resetBrowserBeforeEach()
const logIn = (id: number) =>
  rememberLogin({ id, token: `secret-${id}`, first_name: 'Ann', seller_info_completed: 1 })
let visitedPaths: string[] = []
beforeEach(() => {
  visitedPaths = []
  window.sessionStorage.clear()
  vi.spyOn(navigation, 'to').mockImplementation((path) => void visitedPaths.push(path))
  vi.spyOn(navigation, 'reload').mockImplementation(() => void visitedPaths.push('reload'))
  navigateTo('/my-account/settings')
})
afterEach(() => vi.unstubAllGlobals())

const now = new Date('2026-11-21T18:30:00Z')
const entries = [
  {
    id: 2,
    device: 'Safari on iPhone',
    created_at: '2026-10-24T23:30:00Z',
    last_seen_at: '2026-11-20T09:05:00Z',
    current: false,
  },
  {
    id: 3,
    device: '',
    created_at: '2026-11-21T08:00:00Z',
    last_seen_at: '2026-11-21T08:10:00Z',
    current: false,
  },
  {
    id: 1,
    device: 'Firefox on Windows',
    created_at: '2026-11-01T10:00:00Z',
    last_seen_at: '2026-11-21T18:29:00Z',
    current: true,
  },
]

test('times are in London time, the current device comes first, and a nameless one is an “Unknown device”', () => {
  expect(formatMoment('2026-10-24T23:30:00Z', now)).toBe('on Sun 25 Oct 2026 at 00:30')
  expect(formatMoment('2026-11-20T09:05:00Z', now)).toBe('yesterday at 09:05')
  expect(toSessionRows(entries, now).map(({ id, device }) => [id, device])).toEqual([
    [1, 'Firefox on Windows'],
    [3, 'Unknown device'],
    [2, 'Safari on iPhone'],
  ])
})

describe('the list of sessions', () => {
  const showSessions = () =>
    renderWithSettings(<Sessions userId={7} sessions={toSessionRows(entries, now)} />)
  const getRows = () => screen.getAllByRole('listitem')

  test('a device is logged out by its button; its row is removed, and a message takes the focus', async () => {
    const sentCalls = mockCalls({ end_sessions: accepts() })
    showSessions()
    expect(within(getRows()[0] ?? document.body).queryByRole('button')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Log out Safari on iPhone/ }))
    await waitFor(() => expect(getRows()).toHaveLength(2))
    expect(sentCalls).toEqual([{ call: 'end_sessions', body: { user_id: 7, session_id: 2 } }])
    const message = screen.getByText('Safari on iPhone is logged out.')
    await waitFor(() => expect(document.activeElement).toBe(message))
  })

  test('all other devices are logged out at once; after a refusal the rows stay', async () => {
    const sentCalls = mockCalls({ end_sessions: answersInTurn(refuses('Session not found'), accepts()) })
    showSessions()
    await userEvent.click(screen.getByRole('button', { name: 'Log out all other devices' }))
    await screen.findByText('Session not found')
    expect(getRows()).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Log out all other devices' }))
    await waitFor(() => expect(getRows()).toHaveLength(1))
    expect(sentCalls[1]?.body).toEqual({ user_id: 7, others: true })
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
  })

  test('logging out everywhere clears the login and leaves the page (D-164)', async () => {
    logIn(7)
    const sentCalls = mockCalls({ end_sessions: accepts() })
    showSessions()
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }))
    await waitFor(() => expect(visitedPaths).toEqual(['/login']))
    expect(sentCalls[0]?.body).toEqual({ user_id: 7 })
    expect(window.localStorage.getItem('token')).toBeNull()
  })

  test('a failure is reported, and a second press during the call sends nothing', async () => {
    let rejectAnswer: (cause: unknown) => void = () => undefined
    const sentCalls = mockCalls({
      end_sessions: () =>
        new Promise<Response>((_, reject) => {
          rejectAnswer = reject
        }),
    })
    showSessions()
    const button = screen.getByRole('button', { name: 'Log out all other devices' })
    await userEvent.dblClick(button)
    expect(sentCalls).toHaveLength(1)
    expect(button.textContent).toBe('Logging out…')
    await act(async () => rejectAnswer(new TypeError('network')))
    await screen.findByText(/^We got no answer/)
    expect(getRows()).toHaveLength(3)
  })
})

const readBlob = (blob = new Blob()): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unread'))
    reader.readAsText(blob)
  })

test('the data is saved as a file, a failure is reported, and the link works without JavaScript', async () => {
  const outage = () => new Response('', { status: 503 })
  mockCalls({ export_data: answersInTurn(outage, accepts({ profile: { first_name: 'Ann' } })) })
  const createdBlobs: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      createdBlobs.push(blob)
      return 'blob:here'
    },
    revokeObjectURL: () => undefined,
  })
  const savedFileNames: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedFileNames.push(this.download)
  })
  render(<ExportData userId={7} />)
  const link = screen.getByRole('link', { name: 'Download your data' })
  expect(link.getAttribute('href')).toBe('/my-account/settings/export')
  await userEvent.click(link)
  await screen.findByText(/^We got no answer/)
  await userEvent.click(link)
  await screen.findByText(/being downloaded/)
  expect(JSON.parse(await readBlob(createdBlobs[0]))).toEqual({ profile: { first_name: 'Ann' } })
  expect(savedFileNames).toEqual([expect.stringMatching(/^my-data-\d{4}-\d\d-\d\d\.json$/)])
})

test('a list shows five devices, and the others in a closed details element', () => {
  const manyEntries = Array.from({ length: 8 }, (_, index) => ({
    ...entries[0]!,
    id: index + 10,
    current: index === 0,
  }))
  renderWithSettings(<Sessions userId={7} sessions={toSessionRows(manyEntries, now)} />)
  const furtherDevices = screen.getByText('More devices (3)').closest('details')
  expect(furtherDevices?.open).toBe(false)
  expect(furtherDevices?.querySelectorAll('li')).toHaveLength(3)
})
