// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { plainText, sanitiseDescription, sanitiseHtml } from '../../lib/html/sanitise'

const hostilePayloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<iframe src="https://evil.test/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>"></mi></math>',
  '<form action="https://evil.test"><input name=password></form>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<object data="x"></object><embed src="x">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<base href="https://evil.test/">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<img src="//evil.test/x.png">',
  '<style>@import "https://evil.test"</style>',
  '<textarea><script>alert(1)</script></textarea>',
]

const DANGEROUS_ELEMENTS = [
  'SCRIPT',
  'STYLE',
  'FORM',
  'INPUT',
  'OBJECT',
  'EMBED',
  'META',
  'BASE',
  'SVG',
  'svg',
  'math',
]
/** The URLs that may remain. `x` remains of payloads such as <img src=x onerror=…>. */
const HARMLESS_URL = /^(https?:\/\/(?!evil)|mailto:|tel:|\/(?!\/)|#|$|x$)/

/** Finds elements and attributes that the sanitiser must remove. */
function findDangers(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const dangers: string[] = []
  for (const element of parsed.querySelectorAll('body *')) {
    if (DANGEROUS_ELEMENTS.includes(element.tagName)) dangers.push(element.tagName)
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$/.test(name)) dangers.push(name)
      if (['href', 'src'].includes(name) && !HARMLESS_URL.test(value)) dangers.push(`${name}=${value}`)
    }
  }
  return dangers
}

describe('the sanitiser (D-55)', () => {
  it.each(hostilePayloads)('removes what is dangerous in %s', (html) => {
    expect(findDangers(sanitiseHtml(html))).toEqual([])
    expect(findDangers(sanitiseDescription(html))).toEqual([])
  })
  it('allows frames of the known video hosts only, and loads YouTube without cookies (D-55)', () => {
    expect(
      sanitiseHtml('<iframe src="https://www.youtube.com/embed/a1?start=3" onload="x()"></iframe>'),
    ).toBe('<iframe loading="lazy" src="https://www.youtube-nocookie.com/embed/a1?start=3"></iframe>')
    expect(sanitiseHtml('<iframe src="https://player.vimeo.com/video/1"></iframe>')).toContain(
      'player.vimeo.com',
    )
    for (const src of [
      'https://evil.example/embed',
      'https://www.youtube.com.evil.example/',
      'javascript:alert(1)',
      '//www.youtube.com/embed/a',
      '',
    ])
      expect(sanitiseHtml(`<iframe src="${src}"></iframe>`), src).not.toContain('src=')
  })
  it('keeps the HTML of an ordinary article', () => {
    const html =
      '<h2 id="fees">Fees</h2><p>From <strong>£395</strong>, <a href="/contact/">ask us</a>.</p><ul><li>One</li></ul>'
    expect(sanitiseHtml(html)).toBe(html)
  })
  it('keeps an embedded player that already has the cookie-free address', () => {
    expect(
      sanitiseHtml('<iframe src="https://www.youtube-nocookie.com/embed/x" title="Tour"></iframe>'),
    ).toContain('youtube-nocookie')
    expect(sanitiseHtml('<iframe src="https://www.youtube.com.evil.test/embed/x"></iframe>')).not.toContain(
      'evil',
    )
  })
  it('turns an h1 into an h2, and gives links to new windows noopener and noreferrer', () => {
    expect(sanitiseHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>')
    expect(sanitiseHtml('<a href="https://x.test/" target="_blank">x</a>')).toContain(
      'rel="noopener noreferrer"',
    )
  })
  it('keeps the id and title of a link, and removes a target other than a new window', () => {
    const link = '<a href="/fees/" title="Our fees" id="fees">x</a>'
    expect(sanitiseHtml(link)).toBe(link)
    expect(sanitiseHtml('<a href="/fees/" target="_top">x</a>')).toBe('<a href="/fees/">x</a>')
    expect(sanitiseHtml('<a id="fees">x</a>')).toBe('<a id="fees">x</a>')
  })
  it('keeps ids, but removes an id that is the name of a global of the page’s scripts', () => {
    for (const id of ['fees', 'what-it-costs', 'step-2'])
      expect(sanitiseHtml(`<h2 id="${id}">x</h2>`)).toBe(`<h2 id="${id}">x</h2>`)
    for (const id of ['__next_f', '__NEXT_DATA__', '$RC', 'google', 'grecaptcha', 'Stripe', 'a b'])
      expect(sanitiseHtml(`<h2 id="${id}">x</h2>`)).toBe('<h2>x</h2>')
  })
  it('removes elements nested too deeply, because a browser would take seconds to lay them out', () => {
    const nestTags = (tag: string, depth: number) =>
      `${`<${tag}>`.repeat(depth)}words${`</${tag}>`.repeat(depth)}`
    const count = (html: string, tag: string) => html.split(`<${tag}>`).length - 1
    // The sanitiser keeps 50 levels of HTML, and 20 of a description.
    expect(count(sanitiseHtml(nestTags('div', 40)), 'div')).toBe(40)
    expect(count(sanitiseHtml(nestTags('div', 5_000)), 'div')).toBe(50)
    expect(count(sanitiseDescription(nestTags('ul', 15)), 'ul')).toBe(15)
    expect(count(sanitiseDescription(nestTags('ul', 5_000)), 'ul')).toBe(20)
  })
  it('converts HTML to its text without markup', () => {
    expect(plainText('<p>Three beds&nbsp;&amp; a&#39;garden</p><p>Near <b>Witham</b></p>')).toBe(
      "Three beds & a'garden Near Witham",
    )
  })
})
