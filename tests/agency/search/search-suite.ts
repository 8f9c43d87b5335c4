import type { Gateway } from '../../../lib/gateway/gateway'
import { createEmptyDatabase } from '../../support/databases'
import { pageOf } from '../../support/search-page'

export interface SearchSuite {
  /** Searches homes for sale. */
  search(input: Record<string, unknown>): Promise<{ ids: number[]; total: number; hasMore: boolean }>
  gateway: Gateway
  close(): Promise<void>
}

/** Opens the search of an empty database of its own, to which tests add listings. */
export async function openSearchSuite(): Promise<SearchSuite> {
  const database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  const { disconnect } = await import('../../../lib/agency/database')
  const { createEmbeddedGateway } = await import('../../../lib/gateway/embedded')
  const gateway = createEmbeddedGateway()
  return {
    search: async (input) => {
      const reply = await gateway.propertySearch({ page: 1, limit: 100, ...input })
      const { properties, pagination } = pageOf(reply)
      return {
        ids: properties.map((card) => card.id),
        total: pagination.totalItems,
        hasMore: pagination.hasMore,
      }
    },
    gateway,
    close: async () => {
      await disconnect()
      await database.drop()
    },
  }
}
