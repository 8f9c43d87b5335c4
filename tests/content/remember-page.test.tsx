// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RememberItem, RememberPage } from '@/components/content/remember-page'
import { leaveSections } from '@/lib/browser/section-page'

const replace = vi.fn()
const router = { replace }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const list = (page: number) => render(<RememberPage section="news" list="/news/" page={page} />).unmount()
const item = () => render(<RememberItem section="news" />).unmount()
const kept = () => window.localStorage.getItem('news_current_page')

beforeEach(() => {
  replace.mockClear()
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/news/')
})

test('the page is kept, and given back to who comes from an item by the bare address (NEWS-03, GUIDE-02, D-60)', () => {
  list(2)
  expect(kept()).toBe('2')
  item()
  list(1)
  expect(replace).toHaveBeenCalledWith('/news/?page=2')
  expect(kept()).toBe('2')
})

test('who turns to the first page by the pager gets it', () => {
  list(2)
  list(1)
  expect(replace).not.toHaveBeenCalled()
  expect(kept()).toBe('1')
})

test('a page in the address is obeyed, also the first', () => {
  list(3)
  item()
  window.history.replaceState(null, '', '/news/?page=1')
  list(1)
  expect(replace).not.toHaveBeenCalled()
})

test('leaving the section forgets its page; within it, it stays', () => {
  list(2)
  leaveSections('/news/an-item/')
  leaveSections('/news')
  expect(kept()).toBe('2')
  leaveSections('/newsletter')
  expect(kept()).toBeNull()
  item()
  list(1)
  expect(replace).not.toHaveBeenCalled()
})

test('storage that refuses loses the memory and nothing else', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  list(2)
  item()
  list(1)
  expect(replace).not.toHaveBeenCalled()
  refuse.mockRestore()
})
