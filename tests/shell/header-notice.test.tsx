// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { HeaderNotice } from '@/components/shell/header-notice'
import { withRenderNotes } from '@/lib/cache/render-notes'
import { getOptionalHtml } from '@/lib/queries/site-meta'
import type { SafeHtml } from '@/lib/html/sanitise'

vi.mock('@/lib/queries/site-meta', () => ({ getOptionalHtml: vi.fn() }))
const read = vi.mocked(getOptionalHtml)
beforeEach(() => void read.mockReset())

test('the banner area shows the HTML of header_top (HEADER-07)', async () => {
  read.mockResolvedValue('<p>Open on <b>Tuesday</b></p>' as SafeHtml)
  render(await HeaderNotice())
  expect(read).toHaveBeenCalledWith('header_top')
  expect(screen.getByRole('complementary', { name: 'Notice' }).innerHTML).toContain('<b>Tuesday</b>')
})

test.each([null, '', '  \n'])('an empty value shows no banner (%j)', async (html) => {
  read.mockResolvedValue(html as SafeHtml | null)
  expect(await HeaderNotice()).toBeNull()
})

test('a header call that never answers delays no page, and the page is not cached (HEADER-07)', async () => {
  vi.useFakeTimers()
  read.mockReturnValue(new Promise(() => undefined))
  const drawn = withRenderNotes(() => HeaderNotice())
  await vi.advanceTimersByTimeAsync(1_000)
  const { result, notes } = await drawn
  expect(result).toBeNull()
  expect(notes.outage).toBe(true)
  vi.useRealTimers()
})
