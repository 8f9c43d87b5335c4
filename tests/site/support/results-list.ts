import { expect } from 'vitest'
import { attributesOf, textOf, Visitor, type Page } from './visitor'

/** Returns the ids of the listings of a page, in order. */
export const idsOf = ({ $ }: Page) => attributesOf($, 'article[data-listing]', 'data-listing').map(Number)

interface SearchReply {
  pagination: { totalItems: number }
  properties: { id: number }[]
}

/**
 * Opens a list, and opens it again until its count is that of the API. Another test file imports homes meanwhile, and a
 * cached list that is outdated is shown once more before it is renewed.
 */
export async function openList(path: string, location: string, search: () => Promise<SearchReply>) {
  let page = await new Visitor().open(path)
  let reply = await search()
  const isCurrent = () =>
    textOf(page.$('main')).includes(`${reply.pagination.totalItems} result found in ${location}`)
  await expect
    .poll(
      async () => {
        if (!isCurrent()) [reply, page] = [await search(), await new Visitor().open(path)]
        return isCurrent()
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  return { page, properties: reply.properties }
}
