import { performance } from 'node:perf_hooks'
import { quantile } from './support/times'

/**
 * Measures how long the gazetteer takes to load (goal: 150 ms), to suggest places while a name is typed letter by
 * letter (goal: 10 ms p99), and to resolve a text to a place. Prints elapsed time and processor time, because a busy
 * machine lengthens only the elapsed time.
 */
const SAMPLE_INTERVAL = 25
const WARM_UP_TEXTS = 500

const started = performance.now()
const cpuBefore = process.cpuUsage()
const { suggestPlaces } = await import('../../lib/agency/places/suggest')
const { resolvePlace } = await import('../../lib/agency/places/resolve')
const { getAllPlaces } = await import('../../lib/agency/places/gazetteer')
const cpuUsed = process.cpuUsage(cpuBefore)
const loadMs = performance.now() - started
const processorMs = (cpuUsed.user + cpuUsed.system) / 1_000
console.log(
  `load ${loadMs.toFixed(0)} ms, processor ${processorMs.toFixed(0)} ms (with the transpiler's share)`,
)

const sample = getAllPlaces().filter((_, index) => index % SAMPLE_INTERVAL === 0)
/** Lists what a field holds while a name is typed: 'Y', 'Yo', 'Yor', 'York'. */
const listPrefixes = (name: string): string[] =>
  Array.from({ length: name.length }, (_, index) => name.slice(0, index + 1))
/** Makes a typing mistake by swapping the fourth and the fifth letter. */
const swapLetters = (name: string): string =>
  name.length < 5 ? name : `${name.slice(0, 3)}${name[4]}${name[3]}${name.slice(5)}`
const formatQuantile = (times: number[], share: number): string => quantile(times, share).toFixed(2)

function measure(label: string, texts: readonly string[], work: (text: string) => unknown): void {
  for (const text of texts.slice(0, WARM_UP_TEXTS)) work(text)
  const before = process.cpuUsage()
  const times = texts.map((text) => {
    const start = performance.now()
    work(text)
    return performance.now() - start
  })
  const cpu = process.cpuUsage(before)
  const meanProcessorMs = (cpu.user + cpu.system) / 1_000 / texts.length
  console.log(
    `${label.padEnd(26)} n ${String(texts.length).padStart(5)}  p50 ${formatQuantile(times, 0.5)}  ` +
      `p99 ${formatQuantile(times, 0.99)}  max ${formatQuantile(times, 1)}  processor ${meanProcessorMs.toFixed(2)} ms each`,
  )
}

measure(
  'typeahead, letter by letter',
  sample.flatMap(({ name }) => listPrefixes(name)),
  (text) => suggestPlaces(text),
)
measure(
  'typeahead, mistyped',
  sample.flatMap(({ name }) => listPrefixes(swapLetters(name))),
  (text) => suggestPlaces(text),
)
measure(
  'typeahead, postcodes',
  sample.flatMap(({ outcode }) => listPrefixes(`${outcode} 1AA`)),
  (text) => suggestPlaces(text),
)
measure(
  'typeahead, streets',
  sample.flatMap(({ name }) => listPrefixes(`High Street, ${name}`)),
  (text) => suggestPlaces(text),
)
measure(
  'text to place',
  sample.map(({ name, countyName }) => `${name}, ${countyName}`),
  resolvePlace,
)
measure(
  'text to place, mistyped',
  sample.map(({ name }) => swapLetters(name)),
  resolvePlace,
)
measure(
  'text to place, nonsense',
  sample.map(({ name }) => `${name.split('').reverse().join('')} qux`),
  resolvePlace,
)
