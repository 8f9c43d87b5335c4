import { articlesOf } from './agency-calls'
import { e2eBase } from './e2e-database'
import { FaultyUpstream } from './faulty-upstream'
import { hostilePayloads, surroundPayload } from './hostile-html'
import { startSecondSite } from './second-site'

/** The harmless part of the notice in the header. */
export const INNOCENT_NOTICE = 'Innocent notice'

export interface HostileSite {
  base: string
  stop(): Promise<void>
}

/** Returns N of a key `hostile-N`, or NaN for another key. */
const parsePayloadNumber = (key: string) => Number(/hostile-(\d+)/.exec(key)?.[1] ?? Number.NaN)
const getPayload = (number: number) => hostilePayloads[number] ?? ''
/** Matches payloads such as an unclosed comment, after which a browser would show no further payload. */
const HIDES_THE_REST = /^<!|xmp|title|textarea|style|noscript|template|<div>/

const combinedPayloads = hostilePayloads.filter((payload) => !HIDES_THE_REST.test(payload)).join('')

/**
 * Starts a site whose upstream sends hostile HTML. For the key `hostile-N` it sends a text with payload N, and for the
 * key `hostile-all` a text with all payloads that can be combined.
 */
export async function startHostileSite(): Promise<HostileSite> {
  const upstream = new FaultyUpstream(e2eBase())
  const [articleTemplate] = await articlesOf('news').list()
  const createText = (key: string) => {
    if (key.endsWith('-all'))
      // The same words as around a single payload, but without its number.
      return `<p>Innocent words before.</p>${combinedPayloads}<p>Innocent words after.</p>`
    const number = parsePayloadNumber(key)
    return surroundPayload(getPayload(number), number).html
  }
  for (const call of ['blog/blog_detail', 'guide/guide_detail'])
    upstream.answerWith(call, ({ slug }) => {
      const key = String(slug)
      if (!key.startsWith('hostile-')) return undefined
      return {
        ...articleTemplate,
        id: 9_000,
        slug: key,
        name: `Item ${key}`,
        longDescription: createText(key),
      }
    })
  upstream.answerWith('sitemeta/get_site_meta', ({ attr }) => {
    const key = String(attr)
    if (/^(estateagent|forsale|tolet)-hostile-(\d+|all)$/.test(key))
      return { attr: key, val: createText(key) }
    if (key === 'frequently-asked-questions-contents') {
      const cards = hostilePayloads.map(
        (payload, number) => `<h3>Question ${number}?</h3>${surroundPayload(payload, number).html}`,
      )
      return { attr: key, val: cards.join('') }
    }
    if (key === 'header_top') return { attr: key, val: `<p>${INNOCENT_NOTICE}</p>${combinedPayloads}` }
    return undefined
  })
  upstream.answerWith('recruitment/listRecruitment', () =>
    hostilePayloads.map((payload, number) => ({
      id: number + 1,
      title: `Job ${number}`,
      location: 'Essex',
      salary: '£1',
      contract: 'Permanent',
      hours: '9 to 5',
      added: '2026-11-01',
      description: surroundPayload(payload, number).html,
    })),
  )
  // A long timeout, because a busy machine answers slowly.
  const site = await startSecondSite({ ...(await upstream.open()), API_TIMEOUT_MS: '20000' })
  await waitForNotice(site.base)
  return {
    base: site.base,
    stop: async () => {
      await site.stop()
      await upstream.close()
    },
  }
}

const NOTICE_WAIT_MS = 60_000

/** Requests a page until it has the notice. A page is sent without a notice that takes longer than a second. */
async function waitForNotice(base: string): Promise<void> {
  const deadline = Date.now() + NOTICE_WAIT_MS
  while (Date.now() < deadline) {
    const page = await fetch(`${base}/about-us`)
    if ((await page.text()).includes(INNOCENT_NOTICE)) return
  }
  throw new Error(`The site showed no notice within ${NOTICE_WAIT_MS} ms`)
}
