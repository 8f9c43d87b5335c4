// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { HeaderNotice } from '@/components/shell/header-notice'
import { collectRenderNotes } from '@/lib/cache/render-notes'
import { getOptionalSiteMetaHtml } from '@/lib/queries/site-meta'
import type { SafeHtml } from '@/lib/html/sanitise'

vi.mock('@/lib/queries/site-meta', () => ({ getOptionalSiteMetaHtml: vi.fn() }))
const readHtml = vi.mocked(getOptionalSiteMetaHtml)
beforeEach(() => void readHtml.mockReset())

test('the banner area shows the HTML of header_top (HEADER-07)', async () => {
  readHtml.mockResolvedValue('<p>Open on <b>Tuesday</b></p>' as SafeHtml)
  render(await HeaderNotice())
  expect(readHtml).toHaveBeenCalledWith('header_top')
  expect(screen.getByRole('complementary', { name: 'Notice' }).innerHTML).toContain('<b>Tuesday</b>')
})

test.each([null, '', '  \n'])('an empty value shows no banner (%j)', async (html) => {
  readHtml.mockResolvedValue(html as SafeHtml | null)
  expect(await HeaderNotice()).toBeNull()
})

test('a header call that never answers delays no page, and the page is not cached (HEADER-07)', async () => {
  vi.useFakeTimers()
  readHtml.mockReturnValue(new Promise(() => undefined))
  const rendered = collectRenderNotes(() => HeaderNotice())
  await vi.advanceTimersByTimeAsync(1_000)
  const { result, notes } = await rendered
  expect(result).toBeNull()
  expect(notes.outage).toBe(true)
  vi.useRealTimers()
})
