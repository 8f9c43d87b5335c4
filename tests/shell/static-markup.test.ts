// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { footerGroups, headerGroups } from '../../components/shell/menu-groups'
import { shellMarkup as receivedMarkup } from '../../components/shell/shell-markup-browser'
import { shellMarkup } from '../../components/shell/shell-markup-server'

afterEach(() => document.body.replaceChildren())

const hrefsOf = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}
const hrefsOfGroups = (groups: typeof headerGroups) =>
  groups.flatMap(({ links }) => links.map(({ href }) => href))

test('the server draws both menus and the footer with all their links, by the name of the brand', () => {
  expect(hrefsOf(shellMarkup('logo-and-menu', { name: 'Oak & Ash', valuationUrl: null }))).toEqual([
    '/',
    ...hrefsOfGroups(headerGroups),
  ])
  expect(hrefsOf(shellMarkup('phone-menu', { name: 'Oak & Ash', valuationUrl: null }))).toEqual(
    expect.arrayContaining(hrefsOfGroups(headerGroups)),
  )
  expect(hrefsOf(shellMarkup('footer-links', { name: 'Oak & Ash', valuationUrl: null }))).toEqual(
    expect.arrayContaining(hrefsOfGroups(footerGroups)),
  )
  expect(shellMarkup('legal-line', { name: 'Oak & Ash', valuationUrl: null })).toContain(
    'Oak &amp; Ash is a trading name of',
  )
  expect(shellMarkup('legal-line', { name: 'Elm', valuationUrl: null })).toContain('Elm is a trading name of')
})

test('the browser keeps what the server sent, for a part that is mounted again', () => {
  document.body.innerHTML = '<div data-shell="legal-line"><p>As sent</p></div>'
  expect(receivedMarkup('legal-line')).toBe('<p>As sent</p>')
  document.body.replaceChildren()
  expect(receivedMarkup('legal-line')).toBe('<p>As sent</p>')
})
