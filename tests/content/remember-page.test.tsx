// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MarkItemRead, RememberPage } from '@/components/content/remember-page'
import { forgetOtherSections } from '@/lib/browser/section-page'

const replace = vi.fn()
const router = { replace }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const visitList = (page: number, lastPage: number | null = 9) =>
  render(<RememberPage section="news" listHref="/news/" page={page} lastPage={lastPage} />).unmount()
const visitArticle = () => render(<MarkItemRead section="news" />).unmount()
const readStoredPage = () => window.localStorage.getItem('news_current_page')

beforeEach(() => {
  replace.mockClear()
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/news/')
})

test('the list’s page is stored, and restored after an article (NEWS-03, GUIDE-02, D-60)', () => {
  visitList(2)
  expect(readStoredPage()).toBe('2')
  visitArticle()
  visitList(1)
  expect(replace).toHaveBeenCalledWith('/news/?page=2')
  expect(readStoredPage()).toBe('2')
})

test('page 1 stays open when the reader has come from the pager and not from an article', () => {
  visitList(2)
  visitList(1)
  expect(replace).not.toHaveBeenCalled()
  expect(readStoredPage()).toBe('1')
})

test('the last page is shown if the list has become shorter meanwhile', () => {
  visitList(5)
  visitArticle()
  visitList(1, 4)
  expect(replace).toHaveBeenLastCalledWith('/news/?page=4')
  visitList(4, 4)
  visitArticle()
  visitList(1, 1)
  expect(replace).toHaveBeenCalledTimes(1)
})

test('the page is restored even if the list cannot be loaded, so that the reader can try again there', () => {
  visitList(5)
  visitArticle()
  visitList(1, null)
  expect(replace).toHaveBeenLastCalledWith('/news/?page=5')
})

test('a page number in the URL takes precedence over the stored page, even number 1', () => {
  visitList(3)
  visitArticle()
  window.history.replaceState(null, '', '/news/?page=1')
  visitList(1)
  expect(replace).not.toHaveBeenCalled()
})

test('leaving the section clears the stored page', () => {
  visitList(2)
  // Both paths are in the section; /newsletter is not.
  forgetOtherSections('/news/an-item/')
  forgetOtherSections('/news')
  expect(readStoredPage()).toBe('2')
  forgetOtherSections('/newsletter')
  expect(readStoredPage()).toBeNull()
  visitArticle()
  visitList(1)
  expect(replace).not.toHaveBeenCalled()
})

test('without storage the page is not restored, and nothing else fails', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  visitList(2)
  visitArticle()
  visitList(1)
  expect(replace).not.toHaveBeenCalled()
  refuse.mockRestore()
})
