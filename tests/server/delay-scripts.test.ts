// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { delayScripts } from '../../lib/server/delay-scripts'

const NONCE = 'abc'
/** The script tries every 30 ms to repeat a click. */
const SEVERAL_TRIES_MS = 200
/** The scripts load after two animation frames. */
const MORE_THAN_TWO_FRAMES_MS = 50
/** Creates a page as Next sends it: a preload, an application script, a script for old browsers and the bootstrap. */
const createPage = (body = '') =>
  [
    '<html><head>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
    `<script src="/_next/static/chunks/a.js" async="" nonce="${NONCE}"></script>`,
    `<script src="/_next/static/chunks/old.js" noModule="" nonce="${NONCE}"></script>`,
    `</head><body>${body}`,
    `<script src="/_next/static/chunks/main.js" nonce="${NONCE}" id="_R_" async=""></script>`,
    `<script nonce="${NONCE}">self.x=1</script>`,
    '</body></html>',
  ].join('')

const delay = (html: string) => delayScripts(Buffer.from(html), NONCE).toString()

/** Puts a document's scripts and pictures into jsdom, and runs the inline script that loads the delayed ones. */
function openDelayed(html: string): void {
  const parsed = new DOMParser().parseFromString(delay(html), 'text/html')
  document.body.replaceChildren(...parsed.querySelectorAll('script[data-late], img'))
  const lastScript = [...parsed.querySelectorAll('script')].at(-1)
  const runLoader = new Function(lastScript?.textContent ?? '')
  runLoader()
}
const listLoadedScripts = () =>
  [...document.querySelectorAll('script')]
    .filter((script) => !script.type && script.src)
    .map((script) => new URL(script.src).pathname)

beforeEach(() => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

// This test comes first: the listeners that the script adds stay on the document of this file.
it('repeats a click that came before React listened, once, and repeats no later click', () => {
  const pressed = vi.fn()
  openDelayed(createPage('<img src="/a.avif">'))
  const button = document.body.appendChild(document.createElement('button'))
  button.type = 'button'
  button.click()
  vi.advanceTimersByTime(SEVERAL_TRIES_MS)
  // React marks the document like this once it listens, and each element that it has hydrated.
  Object.assign(document, { _reactListening1: true })
  Object.assign(button, { __reactProps$1: {} })
  button.addEventListener('click', pressed)
  vi.advanceTimersByTime(SEVERAL_TRIES_MS)
  expect(pressed).toHaveBeenCalledOnce()
  button.click()
  vi.advanceTimersByTime(SEVERAL_TRIES_MS)
  expect(pressed, 'the later click is not repeated').toHaveBeenCalledTimes(2)
  delete (document as { _reactListening1?: boolean })._reactListening1
})

it('delays the scripts of Next, and leaves inline scripts and those for old browsers alone (P7)', () => {
  const html = delay(createPage('<p>Read me</p>'))
  expect(html.match(/<script type="text\/plain" data-late="" src="\/_next/g)).toHaveLength(2)
  expect(html).not.toContain('rel="preload" as="script"')
  expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule=""')
  expect(html).toContain(`<script nonce="${NONCE}">self.x=1</script>`)
  expect(html).toMatch(/<script nonce="abc">!function[\s\S]*<\/script><\/body><\/html>$/)
})

it('does not change a document without a nonce, because the policy would refuse the inline script', () => {
  expect(delayScripts(Buffer.from(createPage()), '').toString()).toBe(createPage())
})

it('loads the scripts after the next paint, in their order and with their ids', () => {
  openDelayed(createPage())
  expect(listLoadedScripts()).toEqual([])
  vi.advanceTimersByTime(MORE_THAN_TWO_FRAMES_MS)
  expect(listLoadedScripts()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/main.js'])
  expect(document.getElementById('_R_')?.hasAttribute('async')).toBe(true)
})

const openWithSlowPicture = () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  openDelayed(createPage('<img src="/slow.avif" fetchpriority="high">'))
  complete.mockRestore()
  expect(listLoadedScripts()).toEqual([])
}

it('waits for the first picture', () => {
  openWithSlowPicture()
  document.querySelector('img')?.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(MORE_THAN_TWO_FRAMES_MS)
  expect(listLoadedScripts()).toHaveLength(2)
})

it('waits for the first picture two and a half seconds at most', () => {
  openWithSlowPicture()
  vi.advanceTimersByTime(2_400)
  expect(listLoadedScripts()).toEqual([])
  vi.advanceTimersByTime(200)
  expect(listLoadedScripts()).toHaveLength(2)
})

it('loads the scripts at once when the visitor presses a key', () => {
  openWithSlowPicture()
  window.dispatchEvent(new Event('keydown'))
  expect(listLoadedScripts()).toHaveLength(2)
})
