import { expect, it } from 'vitest'
import { processEach } from '../../../lib/agency/jobs/process-each'

/** Processes the items 1, 2 and 3. @param failures the errors by item @returns the processed items and the error */
async function processThree(failures: Record<number, Error>) {
  const processed: number[] = []
  const error = await processEach([1, 2, 3], async (item) => {
    if (failures[item]) throw failures[item]
    processed.push(item)
  }).then(
    () => null,
    (reason: unknown) => reason,
  )
  return { processed, error }
}

const broken = new Error('broken')
const createErrorWithCode = (code: string) => Object.assign(new Error('of the driver'), { code })

const CHECK_VIOLATION = '23514'
const STATEMENT_CANCELLED = '57014'

it('an item that fails does not stop the others, and its error is thrown after the last item', async () => {
  expect(await processThree({})).toEqual({ processed: [1, 2, 3], error: null })
  expect(await processThree({ 1: broken })).toEqual({ processed: [2, 3], error: broken })
  const { processed, error } = await processThree({ 1: broken, 3: createErrorWithCode(CHECK_VIOLATION) })
  expect(processed).toEqual([2])
  expect(error).toMatchObject({
    message: '2 of 3 items failed',
    errors: [broken, createErrorWithCode(CHECK_VIOLATION)],
  })
})

it('a row whose lock is not released in time does not stop the others, but an outage does', async () => {
  expect((await processThree({ 1: createErrorWithCode(STATEMENT_CANCELLED) })).processed).toEqual([2, 3])
  const outage = createErrorWithCode('ECONNREFUSED')
  expect(await processThree({ 2: outage })).toEqual({ processed: [1], error: outage })
})
