// The end of a build: one start of it, so that what V8 compiles for a start is there for all others.
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { env } from '../config/env'
import { recordCompiled } from './compiled-modules'

/** Among them they load what all pages have in common. There is no agency to ask: some will say so. */
const PAGES = ['/', '/find-a-property', '/find-a-property/London', '/news']
const PATIENCE_MS = 30_000
const RETRY_MS = 20

recordCompiled(path.join(__dirname, 'compiled.bin'), path.resolve(__dirname, '../..'))
createRequire(__filename)('./site.cjs')

async function rehearse(): Promise<never> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  for (const page of PAGES) {
    while (!(await isAnswered(`http://127.0.0.1:${env().PORT}${page}`, signal))) {
      if (signal.aborted) throw new Error(`${page} was not answered within ${PATIENCE_MS} ms`)
      await setTimeout(RETRY_MS)
    }
  }
  process.exit(0)
}

const isAnswered = (address: string, signal: AbortSignal) =>
  fetch(address, { signal })
    .then((answer) => answer.arrayBuffer())
    .then(
      () => true,
      () => false,
    )

rehearse().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
