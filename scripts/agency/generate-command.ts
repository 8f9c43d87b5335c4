import { fillManyListings } from '../database/fill-many'
import type { OpenContext } from './command-context'
import { UsageError } from './usage'

const MAX_LISTINGS = 5_000_000

/** Fills the database with generated listings, to try the site at the size of a country. @returns the exit code */
export async function generateCommand(openContext: OpenContext, rest: string[]): Promise<number> {
  const [text = '', ...others] = rest
  const count = Number(text)
  if (others.length || !/^[1-9]\d{0,6}$/.test(text) || count > MAX_LISTINGS)
    throw new UsageError(`name how many listings there shall be, at most ${MAX_LISTINGS}: generate COUNT`)
  const { databaseUrl, progress, say } = await openContext()
  const added = await fillManyListings({ url: databaseUrl, count, onProgress: progress })
  say(`${added.toLocaleString('en-GB')} listings were added.`)
  return 0
}
