import { expect } from 'vitest'
import { attributesOf, textOf, Visitor, type Page } from './visitor'

/** The ids of the listings of a page, in order. */
export const idsOf = ({ $ }: Page) => attributesOf($, 'article[data-listing]', 'data-listing').map(Number)

interface FoundPage {
  pagination: { totalItems: number }
  properties: { id: number }[]
}

/** Opens a list once its count is the agency's: another file imports homes meanwhile, and a kept list is renewed behind its next visitor. */
export async function openList(path: string, location: string, search: () => Promise<FoundPage>) {
  let page = await new Visitor().open(path)
  let answer = await search()
  const isCurrent = () =>
    textOf(page.$('main')).includes(`${answer.pagination.totalItems} result found in ${location}`)
  await expect
    .poll(
      async () => {
        if (!isCurrent()) [answer, page] = [await search(), await new Visitor().open(path)]
        return isCurrent()
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  return { page, properties: answer.properties }
}
