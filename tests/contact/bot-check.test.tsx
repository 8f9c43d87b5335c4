// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { useBotCheck } from '@/components/forms/use-bot-check'
import {
  announceBotProvider,
  rejectBotProvider,
  getBotToken,
  resolveBotProvider,
  forgetBotProvider,
} from '@/lib/browser/bot-check'
import { renderWithSettings } from './support'

/** A provider that has not loaded after this time counts as failed. */
const PROVIDER_TIMEOUT_MS = 10_000

afterEach(() => {
  forgetBotProvider()
  document.head.querySelectorAll('script').forEach((script) => script.remove())
})

function Form() {
  const { loadBotCheck, botCheckProvider } = useBotCheck()
  return (
    <form onFocus={loadBotCheck}>
      <input aria-label="Name" />
      {botCheckProvider}
    </form>
  )
}
const getScriptUrls = () =>
  [...document.querySelectorAll('script[src*="recaptcha"]')].map((script) => script.getAttribute('src') ?? '')

test('without a site key the token is made locally, and no script is loaded (CONTACT-11)', async () => {
  renderWithSettings(<Form />)
  fireEvent.focus(screen.getByLabelText('Name'))
  expect(await getBotToken('contact')).toMatch(/^local\.contact\./)
  expect(getScriptUrls()).toEqual([])
})

test('with a site key the provider’s script is loaded at the first focus (CONST-02, domain B7)', async () => {
  renderWithSettings(<Form />, { recaptchaSiteKey: 'site-key' })
  expect(getScriptUrls()).toEqual([])
  fireEvent.focus(screen.getByLabelText('Name'))
  await eventually(() =>
    expect(getScriptUrls()).toEqual([
      expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?.*render=site-key/),
    ]),
  )
})

test('once the provider is loaded, it makes the token for the named action (VALUATION-09)', async () => {
  announceBotProvider()
  const token = getBotToken('valuation')
  resolveBotProvider((action) => Promise.resolve(`token-for-${action}`))
  expect(await token).toBe('token-for-valuation')
})

test('no token is made if the provider fails to load', async () => {
  announceBotProvider()
  rejectBotProvider(new Error('blocked'))
  await expect(getBotToken('contact')).rejects.toThrow('blocked')
})

test('no token is made if the provider does not load in time', async () => {
  vi.useFakeTimers()
  announceBotProvider()
  const rejection = expect(getBotToken('contact')).rejects.toThrow('did not load')
  await vi.advanceTimersByTimeAsync(PROVIDER_TIMEOUT_MS)
  await rejection
  vi.useRealTimers()
})
