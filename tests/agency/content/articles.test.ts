import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createArticleHandlers } from '../../../lib/agency/content/articles'
import { disconnect } from '../../../lib/agency/database'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertRow } from '../../support/tables'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

it('an article is published when its day begins in London, also in summer', async () => {
  for (const day of ['2026-06-30', '2026-07-01'])
    await insertRow('contentItem', {
      section: 'news',
      slug: `news-of-${day}`,
      name: 'News',
      pageTitle: 'News',
      metaContent: '',
      shortDescription: '',
      body: '',
      publishedOn: new Date(day),
      tags: [],
      relatedSlugs: [],
    })
  const { list } = createArticleHandlers('news', 'Blog not found')
  const listDays = async (now: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    const reply = await list()
    return reply.ok ? reply.data.map(({ published_on: day }) => day) : []
  }
  expect(await listDays('2026-06-30T22:59:59Z')).toEqual(['2026-06-30'])
  // Midnight in British Summer Time.
  expect(await listDays('2026-06-30T23:00:00Z')).toEqual(['2026-07-01', '2026-06-30'])
})
