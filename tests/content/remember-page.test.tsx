// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MarkItemRead, RememberPage } from '@/components/content/remember-page'
import { forgetOtherSections } from '@/lib/browser/section-page'

const replace = vi.fn()
const router = { replace }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const list = (page: number) => render(<RememberPage section="news" listHref="/news/" page={page} />).unmount()
const item = () => render(<MarkItemRead section="news" />).unmount()
const readStoredPage = () => window.localStorage.getItem('news_current_page')

beforeEach(() => {
  replace.mockClear()
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/news/')
})

test('the list’s page is stored, and restored after an article (NEWS-03, GUIDE-02, D-60)', () => {
  list(2)
  expect(readStoredPage()).toBe('2')
  item()
  list(1)
  expect(replace).toHaveBeenCalledWith('/news/?page=2')
  expect(readStoredPage()).toBe('2')
})

test('the pager leads to the first page', () => {
  list(2)
  list(1)
  expect(replace).not.toHaveBeenCalled()
  expect(readStoredPage()).toBe('1')
})

test('a page number in the address takes precedence, also the first', () => {
  list(3)
  item()
  window.history.replaceState(null, '', '/news/?page=1')
  list(1)
  expect(replace).not.toHaveBeenCalled()
})

test('leaving the section clears the stored page', () => {
  list(2)
  forgetOtherSections('/news/an-item/')
  forgetOtherSections('/news')
  expect(readStoredPage()).toBe('2')
  forgetOtherSections('/newsletter')
  expect(readStoredPage()).toBeNull()
  item()
  list(1)
  expect(replace).not.toHaveBeenCalled()
})

test('blocked storage only loses the stored page', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  list(2)
  item()
  list(1)
  expect(replace).not.toHaveBeenCalled()
  refuse.mockRestore()
})
