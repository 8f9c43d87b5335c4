import { expect } from 'vitest'
import { attributesOf, textOf, Visitor, type Page } from './visitor'

export const listingIdsOf = ({ $ }: Page) =>
  attributesOf($, 'article[data-listing]', 'data-listing').map(Number)

interface SearchReply {
  pagination: { totalItems: number }
  properties: { id: number }[]
}

/**
 * Opens a list again and again until its count equals that of the API. The counts differ for a moment after another
 * test file has imported homes, because a cached list is shown once more before it is renewed.
 */
export async function openList(path: string, location: string, search: () => Promise<SearchReply>) {
  let page = await new Visitor().open(path)
  let reply = await search()
  // The specification has the singular 'result' for every count (SALES-05).
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
