// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { cookiePolicy } from '@/components/legal/text/cookies'
import { saveList } from '@/components/search/list-history'
import { rememberLocation } from '@/components/property/recent-locations'
import { rememberClosedNotice } from '@/lib/browser/closed-notice'
import { saveDrafts } from '@/lib/browser/draft'
import { saveSectionPage, markItemRead } from '@/lib/browser/section-page'
import { toPageHtml } from '@/lib/config/page-text'
import { plainText } from '@/lib/html/sanitise'

const policy = plainText(toPageHtml(cookiePolicy).replaceAll(/<\/(td|th)>/g, ' '))
const readStoredKeys = () => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)]

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

it.each<[string, () => void]>([
  ['the page of the news', () => saveSectionPage('news', 2)],
  ['the page of the guides', () => saveSectionPage('guides', 2)],
  ['a news article that was read', () => markItemRead('news')],
  ['a guide that was read', () => markItemRead('guides')],
  [
    'a list to come back to',
    () => {
      const firstPage = 1
      saveList('/find-a-property/essex', firstPage, [])
    },
  ],
  ['a notice that was closed', () => rememberClosedNotice('1234abcd')],
  ['a place that was searched for', () => rememberLocation('Essex')],
  [
    'a form that was filled in when a session ended',
    () => {
      document.body.innerHTML = '<form data-draft="profile"><input name="first_name"></form>'
      document.querySelector('input')!.value = 'Ann'
      saveDrafts()
    },
  ],
])('the cookie policy names the key of %s (PECR)', (_, store) => {
  store()
  expect(readStoredKeys()).toHaveLength(1)
  // The policy names the key of a draft without the page and the form, as in 'draft:/my-account:profile'.
  for (const key of readStoredKeys()) expect(policy).toContain(key.split(':')[0])
})
