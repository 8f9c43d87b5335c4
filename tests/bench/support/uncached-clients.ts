import { load } from './load'
import { createUncachedSearches } from './views'

/** The benchmark itself makes fewer searches, so that these clients never repeat one of its searches. */
const FIRST_SEARCH = 400_000
/** More than the searches of one round. */
const SEARCHES_PER_ROUND = 10_000

/**
 * Requests pages that no cache holds, on many connections, until its parent process sends a message. Sends one itself
 * as soon as each connection has requested a page. It is a process of its own, so that it can have a lower priority than
 * the server: real clients run on other machines.
 *
 * Arguments: the URL of the site, the number of connections, and which round of the benchmark this is.
 */
const [url = '', connections = '', round = ''] = process.argv.slice(2)
const nextSearch = createUncachedSearches(url, FIRST_SEARCH + Number(round) * SEARCHES_PER_ROUND)
let isStopped = false
process.once('message', () => (isStopped = true))
const end = load(Number(connections), nextSearch, () => !isStopped)
process.send?.('started')
await end
process.exit(0)
