// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { StickyShare } from '@/components/layout/sticky-share'
import { at, freshBrowser } from './support'

vi.mock('next/navigation', async () => (await import('./support')).navigation)
freshBrowser()

test('opened before React listens, the menu shares this page all the same (SHELL-08)', () => {
  at('/find-a-letting')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<StickyShare />)
  expect(screen.getByRole('link', { name: 'WhatsApp', hidden: true }).getAttribute('href')).not.toContain('find-a-letting')
  const menu = container.querySelector('details')
  if (menu) menu.open = true
  render(<StickyShare />, { container, hydrate: true })
  for (const name of ['WhatsApp', 'E-mail', 'Facebook', 'X', 'LinkedIn']) expect(screen.getByRole('link', { name }).getAttribute('href'), name).toContain(encodeURIComponent('/find-a-letting'))
})
