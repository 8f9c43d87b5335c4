import { Agent } from 'node:http'
import { requestPage, forMs } from './load'

/**
 * Requests a page one time after the other, and sends the parent process the milliseconds of each. It is a process of
 * its own, because the requests of many clients in the same process would delay its measurements.
 *
 * Arguments: the URL, and for how many milliseconds.
 */
const [url = '', ms = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const goesOn = forMs(Number(ms))
const times: number[] = []
while (goesOn()) {
  const answer = await requestPage(url, agent)
  if (answer.status !== 200) throw new Error(`The page was answered with ${answer.status}`)
  times.push(answer.ms)
}
process.send?.(times, () => process.exit(0))
