import { Agent } from 'node:http'
import { continueFor, requestPage } from './load'

/**
 * Requests a page again and again, and sends the milliseconds of each request to the parent process. It is a process
 * of its own, because the requests of many clients in the same process would distort its times.
 *
 * Arguments: the URL of the page, and how many milliseconds to go on.
 */
const [url = '', ms = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const shouldContinue = continueFor(Number(ms))
const times: number[] = []
while (shouldContinue()) {
  const response = await requestPage(url, agent)
  if (response.status !== 200) throw new Error(`The page has the status ${response.status}`)
  times.push(response.ms)
}
process.send?.(times, () => process.exit(0))
