// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AskQuestionForm } from '@/components/listing/ask-question-form'
import { VISITOR_ID } from '@/lib/domain/listing-permissions'
import { navigation } from '@/lib/browser/navigation'
import { routes } from '@/lib/config/routes'
import { renderWithSettings } from '../support/public-settings'

// The server action for posts without JavaScript loads modules that run on the server alone.
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))

const USER_ID = 3
const OTHER_USER_ID = 4
const LISTING_ID = 7
const THREAD_ID = 12
const fetchMock = vi.fn<typeof fetch>()
const visitedPaths: string[] = []
beforeEach(() => {
  fetchMock.mockReset()
  visitedPaths.length = 0
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(navigation, 'to').mockImplementation((path) => void visitedPaths.push(path))
  window.sessionStorage.clear()
  window.localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const showForm = (userId = USER_ID, initialQuestion?: string) =>
  renderWithSettings(
    <AskQuestionForm kind="sale" listingId={LISTING_ID} userId={userId} message={initialQuestion} />,
  )
const getQuestionField = () => screen.getByLabelText<HTMLTextAreaElement>('Your question')
const send = (text: string) => {
  fireEvent.change(getQuestionField(), { target: { value: text } })
  fireEvent.submit(getQuestionField().closest('form')!)
}

describe('a user', () => {
  it('starts with the question from the URL, sends it once, and gets a link to the thread (D-160)', async () => {
    const questionFromUrl = 'Flood risk: could you tell me what you know about this?'
    fetchMock.mockResolvedValue(
      Response.json({ code: 1, message: 'Success', data: { thread_id: THREAD_ID } }),
    )
    showForm(USER_ID, questionFromUrl)
    expect(getQuestionField().value).toBe(questionFromUrl)
    expect(fetchMock).not.toHaveBeenCalled()
    send('Has it been flooded?')
    const link = await screen.findByRole('link', { name: 'Open the conversation' })
    expect(link.getAttribute('href')).toBe(`/my-account/inbox/${THREAD_ID}`)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(String(fetchMock.mock.calls[0]?.[0])).toContain('/api/property/ask_a_question')
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
      property_id: LISTING_ID,
      user_id: USER_ID,
      message: 'Has it been flooded?',
    })
  })

  it('sees why the agency refuses the question, and keeps the typed text', async () => {
    const message = 'Questions are not available for this property.'
    fetchMock.mockResolvedValue(Response.json({ code: 0, message, data: null }))
    showForm()
    send('Is it free?')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(getQuestionField().value).toBe('Is it free?'))
  })
})

describe('a visitor', () => {
  it('who sends the form is led to the login, and finds the typed text again after it (D-20, D-23)', async () => {
    // Answers the check of the session before the login opens.
    fetchMock.mockResolvedValue(Response.json({ code: 1, message: '', data: null }))
    const { unmount } = showForm(VISITOR_ID)
    expect(screen.getByText(/^Next you log in or register/)).toBeTruthy()
    send('Is it quiet?')
    await waitFor(() => expect(visitedPaths).toEqual([routes.login]))
    // The login leads back to this URL.
    expect(window.localStorage.getItem('lastURL')).toBe(window.location.pathname)
    const requestedUrls = fetchMock.mock.calls.map(([url]) => String(url))
    expect(requestedUrls.filter((url) => url.includes('ask_a_question'))).toEqual([])
    unmount()
    showForm(USER_ID)
    await waitFor(() => expect(getQuestionField().value).toBe('Is it quiet?'))
    expect(screen.getByText(/^You are logged in, and what you filled in is still here/)).toBeTruthy()
  })

  it('who sends an empty question gets an error and is not led to the login', async () => {
    showForm(VISITOR_ID)
    send(' ')
    expect(await screen.findByRole('link', { name: 'Please enter your message' })).toBeTruthy()
    expect(visitedPaths).toEqual([])
  })
})

it('a draft from before a session ended is restored for its user, and not for another user in the same tab', async () => {
  const path = window.location.pathname
  window.sessionStorage.setItem(
    `draft:${path}:user-${USER_ID}-ask-about-property`,
    JSON.stringify({ message: 'Mine' }),
  )
  const { unmount } = showForm(OTHER_USER_ID)
  // The form restores a draft once it has loaded this module.
  await import('@/lib/browser/draft')
  expect(getQuestionField().value).toBe('')
  unmount()
  showForm(USER_ID)
  await waitFor(() => expect(getQuestionField().value).toBe('Mine'))
})
