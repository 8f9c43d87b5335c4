// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerHtml } from '@/components/ui/server-html'
import { sanitiseHtml } from '@/lib/html/sanitise'

test('every table of a server’s text has room of its own, and nothing else is changed', () => {
  const html = sanitiseHtml('<p>Before &lt;table&gt;</p><table><tbody><tr><td>One</td></tr></tbody></table><table><tbody><tr><td>Two</td></tr></tbody></table><p>After</p>')
  const { container } = render(<ServerHtml html={html} className="article" />)
  expect(screen.getAllByRole('table')).toHaveLength(2)
  for (const table of screen.getAllByRole('table')) expect(table.parentElement?.dataset['wide']).toBe('')
  expect(container.firstElementChild?.className).toBe('prose article')
  expect([...(container.firstElementChild?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['P', 'DIV', 'DIV', 'P'])
})
