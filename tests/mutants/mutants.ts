import { crossSite, permission } from './access'
import { accounts, limits } from './accounts'
import { chat } from './chat'
import { conversations } from './conversations'
import { deposits } from './deposits'
import { events, jobs } from './events'
import { files } from './files'
import { legalHolds } from './legal-holds'
import type { Mutant } from './mutant'
import { offers } from './offers'
import { amounts, content, listings, outages, pageCache, searchPages } from './pages'
import { orders } from './orders'
import { payments } from './payments'
import { retention } from './retention'
import { sales } from './sales'
import { saved } from './saved'
import { search } from './search'
import { selling } from './selling'
import { sellingTabs } from './selling-tabs'
import { server } from './server'
import { subscriptions } from './subscriptions'
import { tenancies } from './tenancies'
import { viewings } from './viewings'
import { sockets } from './sockets'

/**
 * Controls of the application, each with a way to switch it off. `npm run test:mutants` switches them off one by one in
 * a copy of the project, and expects the named tests to fail.
 *
 * A new control (a check of permission, a limit, a cap set by law, a rule of a cache) is added to this list in the same
 * change, with the test that notices its absence. The source text is short, occurs once in its file, and contains only
 * the control. tests/house/mutants.test.ts fails if the text does not occur in the file.
 */
export const mutants: readonly Mutant[] = [
  ...permission,
  ...crossSite,
  ...accounts,
  ...limits,
  ...content,
  ...amounts,
  ...listings,
  ...search,
  ...outages,
  ...searchPages,
  ...pageCache,
  ...server,
  ...events,
  ...jobs,
  ...chat,
  ...conversations,
  ...viewings,
  ...files,
  ...payments,
  ...orders,
  ...deposits,
  ...subscriptions,
  ...offers,
  ...sales,
  ...tenancies,
  ...saved,
  ...selling,
  ...sellingTabs,
  ...sockets,
  ...retention,
  ...legalHolds,
]
