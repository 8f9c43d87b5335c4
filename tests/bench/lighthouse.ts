import fs from 'node:fs'
import lighthouse from 'lighthouse'
import { launch } from 'chrome-launcher'
import type { SalesCard } from '../../lib/contract/listings'
import type { SearchPage } from '../../lib/contract/search'
import { systemChromium } from '../../scripts/chromium.mjs'
import { filledDatabase, startSite } from './support/site'

/** P7: Lighthouse as a phone on a slow network, median of five, for each template. */
const RUNS = Number(process.env.RUNS ?? 5)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const database = await filledDatabase()
const site = await startSite(database)
const search = async (kind: 'property/property_search' | 'letting/letting_search') => {
  const reply = await fetch(`${site.url}/api/${kind}`, {
    method: 'POST', headers: { apikey: 'demo-api-key', 'content-type': 'application/json' }, body: JSON.stringify({ location: 'Chelmsford', page: 1, limit: 1 }),
  })
  return ((await reply.json()) as { data: SearchPage<SalesCard> }).data.properties[0]
}
const sale = await search('property/property_search')
const letting = await search('letting/letting_search')
const templates = process.argv.slice(2).length ? process.argv.slice(2) : [
  '/', '/find-a-property', '/find-a-property/Witham', '/find-a-letting/Chelmsford', `/property/${sale?.id}/${sale?.property_url}`, `/letting/${letting?.id}/${letting?.property_url}`,
]
const chrome = await launch({
  chromePath: systemChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
})
fs.mkdirSync('.data/bench', { recursive: true })
for (const path of templates) {
  const runs: Record<string, number>[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(site.url + path, { port: chrome.port, output: 'json', logLevel: 'silent' })
    if (!result) throw new Error(`Lighthouse said nothing of ${path}`)
    const { categories, audits } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    runs.push({
      performance: score('performance'), accessibility: score('accessibility'), practices: score('best-practices'), seo: score('seo'),
      lcp: value('largest-contentful-paint'), tbt: value('total-blocking-time'), cls: value('cumulative-layout-shift'),
    })
    fs.writeFileSync(`.data/bench/lighthouse${path.replaceAll(/[^a-z0-9]+/gi, '-')}.json`, String(result.report))
  }
  const of = (name: string) => median(runs.map((run) => run[name] ?? Number.NaN))
  console.log(`${path.slice(0, 44).padEnd(44)} performance ${of('performance')}  accessibility ${of('accessibility')}  best practices ${of('practices')}  SEO ${of('seo')}  LCP ${(of('lcp') / 1_000).toFixed(2)} s  TBT ${Math.round(of('tbt'))} ms  CLS ${of('cls').toFixed(3)}`)
}
await chrome.kill()
await site.stop()
await database.drop()
