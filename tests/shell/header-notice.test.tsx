// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { CloseNotice } from '@/components/shell/close-notice'
import { HeaderNotice } from '@/components/shell/header-notice'
import { collectRenderNotes } from '@/lib/cache/render-notes'
import { getOptionalSiteMetaHtml } from '@/lib/queries/site-meta'
import type { SafeHtml } from '@/lib/html/sanitise'

vi.mock('@/lib/queries/nonce', () => ({ getNonce: () => Promise.resolve('n') }))
vi.mock('@/lib/queries/site-meta', () => ({ getOptionalSiteMetaHtml: vi.fn() }))
const readHtml = vi.mocked(getOptionalSiteMetaHtml)
beforeEach(() => void readHtml.mockReset())

const renderNotice = async (html: string): Promise<HTMLElement> => {
  readHtml.mockResolvedValue(html as SafeHtml)
  const container = document.createElement('div')
  container.innerHTML = renderToStaticMarkup(await HeaderNotice())
  return container
}
/** Runs the inline script of a notice. @returns 'closed' if the script has marked the notice for CSS to hide it */
const runInlineScript = (notice: HTMLElement): string | undefined => {
  delete document.documentElement.dataset.notice
  new Function(notice.querySelector('script')?.textContent ?? '')()
  return document.documentElement.dataset.notice
}

test('the notice shows the HTML of the site-meta key header_top (HEADER-07)', async () => {
  const notice = await renderNotice('<p>Open on <b>Tuesday</b></p>')
  expect(readHtml).toHaveBeenCalledWith('header_top')
  expect(notice.querySelector('aside[aria-label=Notice]')?.innerHTML).toContain('<b>Tuesday</b>')
})

test('a script hides a notice that was closed, but not a notice with another text (HEADER-07)', async () => {
  const tuesday = await renderNotice('<p>Open on Tuesday</p>')
  expect(runInlineScript(tuesday)).toBeUndefined()
  // The script compares the stored id with the notice's own: ==='1a2b3c4d'.
  const script = tuesday.querySelector('script')?.textContent ?? ''
  const [, id = ''] = /==='(\w+)'/.exec(script) ?? []
  render(<CloseNotice id={id} />)
  screen.getByRole('button', { name: 'Close this notice' }).click()
  expect(document.documentElement.dataset.notice).toBe('closed')
  expect(runInlineScript(tuesday)).toBe('closed')
  expect(runInlineScript(await renderNotice('<p>Open on Wednesday</p>'))).toBeUndefined()
})

test.each([null, '', '  \n'])('no notice is shown for an empty value (%j)', async (html) => {
  readHtml.mockResolvedValue(html as SafeHtml | null)
  expect(await HeaderNotice()).toBeNull()
})

test('a page waits a second at most for the notice, and is then not cached (HEADER-07)', async () => {
  vi.useFakeTimers()
  readHtml.mockReturnValue(new Promise(() => undefined))
  const rendered = collectRenderNotes(() => HeaderNotice())
  await vi.advanceTimersByTimeAsync(1_000)
  const { result, notes } = await rendered
  expect(result).toBeNull()
  expect(notes.hasOutage).toBe(true)
  vi.useRealTimers()
})
