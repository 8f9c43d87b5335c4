import type pg from 'pg'
import { approveAsAgency } from '../../../lib/agency/selling/advance-listing'
import { decideIdentity } from '../../../lib/agency/selling/identity'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import type { TestUser } from '../../support/accounts'
import { insertUser } from '../../support/insert-user'
import { completeLetting, completeSale, dataOf, givenAddress } from '../../support/selling'

const gateway = createEmbeddedGateway()
const packages = { sale: 'EMOOV_ONLY', let: 'FIND_TENANT' } as const

interface TestHome {
  owner: TestUser
  own: { user_id: number; kind: 'sale' | 'let'; id: number }
}

/** Begins and describes a home. */
export async function describeHome(pool: pg.Pool, kind: 'sale' | 'let' = 'sale'): Promise<TestHome> {
  const owner = await insertUser(pool)
  const first = { user_id: owner.id, kind, package_def: packages[kind], address: givenAddress }
  const { property_id: id } = dataOf(await gateway.saveHomeStep(first, owner))
  const own = { user_id: owner.id, kind, id }
  dataOf(await gateway.saveHomeStep({ ...own, ...(kind === 'sale' ? completeSale : completeLetting) }, owner))
  return { owner, own }
}

export async function findChecks(pool: pg.Pool, { owner }: TestHome): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    'SELECT c.id FROM identity_check c JOIN property p ON p.id = c.property_id WHERE p.owner_id = $1',
    [owner.id],
  )
  return rows.map(({ id }) => id)
}

/** What has to be done before a described home for sale is public. */
export const steps = {
  identity: async (pool: pg.Pool, home: TestHome) => {
    dataOf(await gateway.submitOwners({ ...home.own, co_owners: '', all_agree: true }, home.owner))
    for (const id of await findChecks(pool, home)) await decideIdentity(id, 'passed')
  },
  approval: async (_: pg.Pool, { owner, own }: TestHome) => {
    dataOf(await gateway.approveAdvert(own, owner))
  },
  'reading by the agency': async (_: pg.Pool, { own }: TestHome) => {
    await approveAsAgency(own.id)
  },
  order: async (_: pg.Pool, { owner, own }: TestHome) => {
    const order = { user_id: owner.id, property_id: own.id, kind: 'property' as const }
    const { order_id } = dataOf(await gateway.createOrder({ ...order, package_def: packages.sale }, owner))
    const agreement = { user_id: owner.id, order_id, agrees: true, start_at_once: true }
    dataOf(await gateway.agreeToOrder(agreement, owner))
  },
} as const
export type StepName = keyof typeof steps
