import { beforeEach, expect, it, vi } from 'vitest'
import { invalidate } from '../../lib/cache/invalidation'
import { failure, success } from '../../lib/contract/call'
import { outage } from '../../lib/errors'
import { getPageMeta } from '../../lib/queries/site-meta'

const calls = vi.hoisted(() => ({ siteMeta: vi.fn() }))
vi.mock('../../lib/gateway', () => ({ gateway: () => calls }))

const EMPTY_HEAD = { page_title: '', meta_description: '', meta_image: '' }
const answerWith = (val: string) => calls.siteMeta.mockResolvedValue(success({ attr: 'home', val }))

beforeEach(() => invalidate({ effect: 'purge', tags: 'all' }))

it.each([
  ['{"page_title":"Title","meta_description":"Text","meta_image":null}', { meta_description: 'Text' }],
  ['{"page_title":"Title","meta_description":false,"meta_image":7}', {}],
  ['{"page_title":"Title"}', {}],
])('a field that is not a text is empty, and the title is kept: %s (META-07)', async (val, rest) => {
  answerWith(val)
  expect(await getPageMeta('home')).toEqual({ ...EMPTY_HEAD, page_title: 'Title', ...rest })
})

it.each(['', 'null', '[]', '"Title"', '{'])(
  'a value that is not an object leaves the head empty: %s (META-08)',
  async (val) => {
    answerWith(val)
    expect(await getPageMeta('home')).toEqual(EMPTY_HEAD)
  },
)

it('a missing key and an outage leave the head empty (META-08, D-45)', async () => {
  calls.siteMeta.mockResolvedValueOnce(failure('No data found')).mockRejectedValueOnce(outage('down'))
  expect(await getPageMeta('home')).toEqual(EMPTY_HEAD)
  expect(await getPageMeta('about-us-meta')).toEqual(EMPTY_HEAD)
})
