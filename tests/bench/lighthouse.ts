import fs from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findSystemChromium } from '../../scripts/chromium.mjs'
import { createFilledDatabase, startSite } from './support/site'

/**
 * Runs Lighthouse with the settings of a phone on a slow network (P7) on one page of each template, and prints the
 * medians of five runs. RUNS sets the number of runs, and PAGES the paths to measure, separated by spaces.
 */
const RUNS = Number(process.env.RUNS ?? 5)
/** A failed run is repeated, because Chrome on a busy machine sometimes loses its trace (error NO_NAVSTART). */
const MAX_ATTEMPTS = 4

/** Scores from 0 to 100; LCP (largest contentful paint) and TBT (total blocking time) in ms; CLS (layout shift). */
interface Run {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  tbt: number
  cls: number
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const database = await createFilledDatabase()
const site = await startSite(database)

/** Returns the path of the first link on a page that begins with a prefix and does not lead to a tag. */
async function findFirstLink(page: string, prefix: string): Promise<string> {
  const html = await (await fetch(site.url + page)).text()
  const link = [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)]
    .map(([, href = '']) => href)
    .find((href) => href.startsWith(prefix) && href.length > prefix.length && !href.includes('/tag/'))
  if (!link) throw new Error(`${page} has no link to ${prefix}…`)
  return link
}

const templates = process.env.PAGES?.split(' ') ?? [
  '/',
  '/find-a-property',
  '/find-a-property/Witham',
  '/find-a-letting/Chelmsford',
  await findFirstLink('/find-a-property/Witham', '/property/'),
  await findFirstLink('/find-a-letting/Chelmsford', '/letting/'),
  '/news',
  await findFirstLink('/news', '/news/'),
  '/guides',
  await findFirstLink('/guides', '/guides/'),
  '/property-management',
  '/get-a-mortgage',
  '/terms-and-conditions',
  '/frequently-asked-questions',
  '/estate-agents',
  '/estate-agents/essex',
  '/contact',
  '/login',
]

const chrome = await launch({
  chromePath: findSystemChromium(),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})

async function measure(path: string): Promise<Run> {
  for (let remainingAttempts = MAX_ATTEMPTS; ; remainingAttempts -= 1) {
    const result = await lighthouse(site.url + path, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
    })
    if (!result) throw new Error(`Lighthouse has no result for ${path}`)
    const { categories, audits, runtimeError } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    const run = {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
    if (!runtimeError && !Object.values(run).some(Number.isNaN)) {
      fs.writeFileSync(
        `.data/bench/lighthouse${path.replaceAll(/[^a-z0-9]+/gi, '-')}.json`,
        String(result.report),
      )
      return run
    }
    if (remainingAttempts === 1) throw new Error(`${path}: ${runtimeError?.message ?? 'a figure is missing'}`)
  }
}

fs.mkdirSync('.data/bench', { recursive: true })
for (const path of templates) {
  const { status } = await fetch(site.url + path) // fills the caches of pictures and pages before the first run
  if (status !== 200) {
    console.log(`${path} answers ${status}, not measured`)
    continue
  }
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(path))
  const medianOf = (name: keyof Run) => median(runs.map((run) => run[name]))
  const scores =
    `performance ${medianOf('performance')}  accessibility ${medianOf('accessibility')}  ` +
    `best practices ${medianOf('bestPractices')}  SEO ${medianOf('seo')}`
  const timings =
    `LCP ${(medianOf('lcp') / 1_000).toFixed(2)} s  TBT ${Math.round(medianOf('tbt'))} ms  ` +
    `CLS ${medianOf('cls').toFixed(3)}`
  console.log(`${path.slice(0, 44).padEnd(44)} ${scores}  ${timings}`)
}
await chrome.kill()
await site.stop()
await database.drop()
