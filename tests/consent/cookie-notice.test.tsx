// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderToString } from 'react-dom/server'
import { CookieChoiceButton, CookieNotice } from '@/components/consent/cookie-notice'
import { PartnerNote } from '@/components/shell/partner-note'
import { rememberAffiliate } from '@/components/consent/affiliate'
import { resetBrowserBeforeEach } from '../shell/support'

resetBrowserBeforeEach()

const findNotice = () => screen.queryByRole('region', { name: 'Cookies' })

test('the cookie notice has two buttons, to accept and to reject, that look the same (SHELL-09, D-152)', () => {
  render(<CookieNotice />)
  expect(findNotice()?.textContent).toMatch(/^We use cookies/)
  expect(screen.getByRole('button', { name: 'Accept' }).className).toBe(
    screen.getByRole('button', { name: 'Reject' }).className,
  )
})

test.each([
  ['Accept', 'true'],
  ['Reject', 'false'],
])(
  '%s stores cookieAccepted as %s and hides the notice, on later visits too (SHELL-10)',
  async (answer, flag) => {
    const { unmount } = render(<CookieNotice />)
    await userEvent.click(screen.getByRole('button', { name: answer }))
    expect(window.localStorage.getItem('cookieAccepted')).toBe(flag)
    expect(document.cookie, 'the choice is kept in local storage alone').toBe('')
    expect(findNotice()).toBeNull()
    unmount()
    render(<CookieNotice />)
    expect(findNotice()).toBeNull()
  },
)

test('the footer’s button shows the notice again and focuses it', async () => {
  window.localStorage.setItem('cookieAccepted', 'true')
  render(
    <>
      <CookieNotice />
      <CookieChoiceButton />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cookie choices' }))
  expect(document.activeElement).toBe(findNotice())
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(window.localStorage.getItem('cookieAccepted')).toBe('false')
})

test('the server renders one notice for everyone, and hydration removes it for visitors who have chosen', () => {
  const serverHtml = renderToString(<CookieNotice />)
  expect(serverHtml).toContain('data-cookie-notice="server"')
  window.localStorage.setItem('cookieAccepted', 'false')
  expect(renderToString(<CookieNotice />)).toBe(serverHtml)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = serverHtml
  render(<CookieNotice />, { container, hydrate: true })
  expect(findNotice()).toBeNull()
})

test('rejecting deletes the affiliate cookie and the partner’s banner (HEADER-04)', async () => {
  rememberAffiliate('AgeGroup')
  render(
    <>
      <CookieNotice />
      <PartnerNote strapline="Online agents" />
    </>,
  )
  expect(screen.getByText(/In partnership with/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(screen.queryByText(/In partnership with/)).toBeNull()
  expect(screen.getByText('Online agents')).toBeTruthy()
})
