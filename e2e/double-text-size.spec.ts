// covers: app/globals.css, components/ui, components/property, components/search
import { expect, test, type Page } from '@playwright/test'
import { searchSales } from '../tests/support/agency-calls'
import { answerCookieNotice, readContentWidth } from './support/pages'

const PHONE_WIDTH = 390

// Doubles the browser's own font size of 16 px, because media queries ignore a font size in the page's style.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
})

/** Lists the words of headings, of labels of key numbers and of column headers that go over two lines. */
const findBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = []
    for (const element of document.querySelectorAll('main :is(h1, .key-numbers dt, th)')) {
      // A collapsed table is not drawn, so its words have no lines.
      if (!element.checkVisibility()) continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + word.length)
          if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
            words.push(word)
        }
      }
    }
    return words
  })

test(
  'pages fit a phone in a browser with double text size (WCAG 1.4.4, 1.4.10)',
  { tag: '@phone-only' },
  async ({ page }) => {
    await answerCookieNotice(page)
    const [home] = (await searchSales({ location: 'Edinburgh' })).properties
    for (const path of [
      '/',
      '/find-a-property',
      '/find-a-property/Witham',
      '/find-a-letting/London',
      '/find-a-property/Xyzzyville',
      `/property/${home?.id}/${home?.property_url}`,
      '/fees',
      '/conveyancing',
      '/contact/',
      '/news/',
      '/login',
    ]) {
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect.soft(await readContentWidth(page), path).toBeLessThanOrEqual(PHONE_WIDTH)
      expect.soft(await findBrokenWords(page), path).toEqual([])
    }
  },
)
