import { performance } from 'node:perf_hooks'
import { listingSteps } from '../../lib/domain/listing-steps'
import { demonstrationUsers } from '../../prisma/seed/users'
import { createFilledDatabase, startSite } from './support/site'
import { quantile } from './support/times'

/**
 * Measures the steps in which an owner describes a home, in the production build: how long the server takes to send the
 * page of each step, and to save the step (goal: 100 ms). Only one request is made at a time.
 */
const ROUNDS = 30
const WARM_UP_ROUNDS = 5

function printTimes(label: string, times: number[]): void {
  const format = (share: number) => quantile(times, share).toFixed(0).padStart(4)
  console.log(`${label.padEnd(20)} p50 ${format(0.5)}  p95 ${format(0.95)}  max ${format(1)} ms`)
}

const database = await createFilledDatabase()
const site = await startSite(database)

interface Reply {
  code: number
  message: string
  data: { id: number; property_id: number; revision: number }
}

/** Makes a call with the headers of a browser. @returns the reply, and the cookies that it sets */
async function call(path: string, input: object, cookie = ''): Promise<{ reply: Reply; cookie: string }> {
  const response = await fetch(`${site.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url, cookie },
    body: JSON.stringify(input),
  })
  const reply = (await response.json()) as Reply
  if (reply.code !== 1) throw new Error(`${path}: ${reply.message}`)
  return {
    reply,
    cookie: response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  }
}

async function measure(work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const began = performance.now()
    await work(round)
    if (round >= 0) times.push(performance.now() - began)
  }
  return times
}

/**
 * Creates the input of each step's form. Its values differ from those of the previous round, so that there is a change
 * to save. `round & 1` alternates between 0 and 1, also in the warm-up, whose rounds are negative.
 */
const forms: Record<string, (round: number) => object> = {
  address: (round) => ({
    address: { building: String(100 + round), street: 'Orchard Close', postcode: 'CM8 2LX' },
  }),
  home: (round) => ({ home: { property_type: 'terraced', bedrooms: 2 + (round & 1), bathrooms: 1 } }),
  price: (round) => ({ price: { price: 400_000 + round, price_options: 'price' } }),
  costs: (round) => ({
    facts: { tenure: 'Freehold', council_tax_band: round & 1 ? 'C' : 'D', epc_rating: 'C' },
  }),
  building: (round) => ({ facts: { heating: `Heat pump ${round}` } }),
  risks: (round) => ({ facts: { rights: `None ${round}` } }),
  description: (round) => ({ description: { summary: `By the sea ${round}.`, description: 'Quiet.' } }),
}

try {
  const { email, password } = demonstrationUsers[0]!
  const login = { email, password, recaptcha_token: 'bench', deviceId: 'bench-wizard' }
  const { reply: user, cookie } = await call('user/login', login)
  const firstStep = { user_id: user.data.id, kind: 'sale', package_def: 'PAY_NOW', ...forms['address']!(0) }
  const { reply: draft } = await call('home/save_step', firstStep, cookie)
  const homeInput = { user_id: user.data.id, kind: 'sale', id: draft.data.property_id }
  let { revision } = draft.data
  const openStep = async (step: string) => {
    const path = `${site.url}/sell-your-property/${homeInput.id}/${step}`
    const response = await fetch(path, { headers: { cookie } })
    await response.text()
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  }
  const steps = [...listingSteps, 'preview'] as const
  // Loads and compiles the code that all steps share.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) for (const step of steps) await openStep(step)
  const timesOfAllSteps: number[] = []
  for (const step of steps) {
    const pages = await measure(() => openStep(step))
    printTimes(`${step}, page`, pages)
    const form = forms[step]
    const saves = form
      ? await measure(async (round) => {
          const { reply } = await call('home/save_step', { ...homeInput, revision, ...form(round) }, cookie)
          revision = reply.data.revision
        })
      : []
    if (form) printTimes(`${step}, saved`, saves)
    timesOfAllSteps.push(...pages, ...saves)
  }
  printTimes('all', timesOfAllSteps)
} finally {
  await site.stop()
  await database.drop()
}
