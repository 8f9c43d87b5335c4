// Publishes a listing in a child process, so that a test can kill it: node --import tsx publish-in-child.ts ID
import { disconnect } from '../../../lib/agency/database'
import { publishListing } from '../../../lib/agency/listings/publishing'

const outcome = await publishListing(Number(process.argv[2]))
await disconnect()
process.exit(outcome.ok ? 0 : 1)
