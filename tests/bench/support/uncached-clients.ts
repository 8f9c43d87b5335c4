import { continueFor, load } from './load'
import { createUncachedSearches } from './views'

/** More than the searches of the benchmark itself. */
const FIRST_SEARCH = 400_000

/**
 * Requests pages that no cache holds, on many connections. It is a process of its own, so that it can have a lower
 * priority than the server, as clients take none of a server's processors.
 *
 * Arguments: the URL of the site, the number of connections, and how many milliseconds to go on.
 */
const [url = '', connections = '', ms = ''] = process.argv.slice(2)
await load(Number(connections), createUncachedSearches(url, FIRST_SEARCH), continueFor(Number(ms)))
process.exit(0)
