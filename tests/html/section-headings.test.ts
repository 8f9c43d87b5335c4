import { expect, it } from 'vitest'
import { sanitiseHtml } from '../../lib/html/sanitise'
import { addHeadingIds } from '../../lib/html/section-headings'

const toId = (heading: string) => heading.toLowerCase().replace(/\W+/g, '-')

it('gives each h2 an id and lists its text, except for repeated and empty headings', () => {
  const html = sanitiseHtml(
    '<h2>First <em>steps</em></h2><p>x</p><h3>Not this</h3><h2>Costs &amp; fees</h2><h2>First steps</h2><h2></h2>',
  )
  const { html: withIds, headings } = addHeadingIds(html, toId)
  expect(headings).toEqual(['First steps', 'Costs & fees'])
  expect(withIds).toBe(
    '<h2 id="first-steps">First <em>steps</em></h2><p>x</p><h3>Not this</h3><h2 id="costs-fees">Costs &amp; fees</h2><h2>First steps</h2><h2></h2>',
  )
})

it('writes no markup of a heading into its id', () => {
  const { html } = addHeadingIds(sanitiseHtml('<h2>"><img src=x onerror=alert(1)></h2>'), toId)
  expect(html).not.toContain('onerror')
})
