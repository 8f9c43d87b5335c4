import { expect, it } from 'vitest'
import { processEach } from '../../../lib/agency/jobs/process-each'

/** Processes three items, of which `failures` names those that fail. @returns the processed items and the error */
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
const withCode = (code: string) => Object.assign(new Error('of the driver'), { code })

it('an item that fails does not stop the others, and its error is thrown in the end', async () => {
  expect(await processThree({})).toEqual({ processed: [1, 2, 3], error: null })
  expect(await processThree({ 1: broken })).toEqual({ processed: [2, 3], error: broken })
  const { processed, error } = await processThree({ 1: broken, 3: withCode('23514') })
  expect(processed).toEqual([2])
  expect(error).toMatchObject({ message: '2 of 3 items failed', errors: [broken, withCode('23514')] })
})

it('a row whose lock is not released in time does not stop the others, but an outage does', async () => {
  expect((await processThree({ 1: withCode('57014') })).processed).toEqual([2, 3])
  const outage = withCode('ECONNREFUSED')
  expect(await processThree({ 2: outage })).toEqual({ processed: [1], error: outage })
})
