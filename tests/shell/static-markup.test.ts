// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { footerGroups, headerGroups } from '../../components/shell/menu-groups'
import { getShellMarkup as getShellMarkupInBrowser } from '../../components/shell/shell-markup-browser'
import { getShellMarkup } from '../../components/shell/shell-markup-server'

afterEach(() => document.body.replaceChildren())

const readHrefs = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}
const listHrefs = (groups: typeof headerGroups) =>
  groups.flatMap(({ links }) => links.map(({ href }) => href))

test('the server’s HTML has the menu’s links once for all widths, all links of the footer, and the brand’s name', () => {
  const menu = getShellMarkup('main-menu', { brandName: 'Oak & Ash', valuationUrl: null })
  // The first and the last link lead to saved homes, on a narrow and on a wide screen.
  expect(readHrefs(menu).filter((href) => href?.startsWith('/'))).toEqual([
    '/saved-homes',
    ...listHrefs(headerGroups),
    '/saved-homes',
  ])
  expect(readHrefs(getShellMarkup('logo', { brandName: 'Oak & Ash', valuationUrl: null }))).toEqual(['/'])
  expect(readHrefs(getShellMarkup('footer-links', { brandName: 'Oak & Ash', valuationUrl: null }))).toEqual(
    expect.arrayContaining(listHrefs(footerGroups)),
  )
  expect(getShellMarkup('legal-line', { brandName: 'Oak & Ash', valuationUrl: null })).toContain(
    'Oak &amp; Ash is a trading name of',
  )
  expect(getShellMarkup('legal-line', { brandName: 'Elm', valuationUrl: null })).toContain(
    'Elm is a trading name of',
  )
})

test('the browser remembers the HTML that the server sent, for a part that is mounted again', () => {
  document.body.innerHTML = '<div data-shell="legal-line"><p>As sent</p></div>'
  expect(getShellMarkupInBrowser('legal-line')).toBe('<p>As sent</p>')
  document.body.replaceChildren()
  expect(getShellMarkupInBrowser('legal-line')).toBe('<p>As sent</p>')
})
