import { expect, it, vi } from 'vitest'
import { onRequestError } from '../../instrumentation'
import { noteDecodedForm } from '../../lib/cache/render-notes'
import { renderDocument } from '../../lib/server/document'
import { createAnonymousRequest, type NextHandler } from '../../lib/server/render'

type Context = Parameters<typeof onRequestError>[2]

/** Posts to a page that fails as Next tells it: before it is rendered, or in one of its components. */
async function failingPost({
  isDecoded = false,
  renderSource,
}: {
  isDecoded?: boolean
  renderSource?: Context['renderSource']
}): Promise<number> {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const next: NextHandler = async (request, response) => {
    response.setHeader('content-type', 'text/html')
    if (request.headers['x-render-instead']) return void response.end('<h1>instead</h1>')
    if (isDecoded) noteDecodedForm()
    const postRequest = { path: '/contact', method: request.method ?? '', headers: {} }
    const context = { routerKind: 'App Router', routePath: '/contact', routeType: 'render', renderSource }
    await onRequestError(new Error('failed'), postRequest, context as Context)
    response.statusCode = 500
    response.end()
  }
  const request = createAnonymousRequest('/contact', {})
  request.method = 'POST'
  return (await renderDocument(next, request)).status
}

it('a post that cannot be decoded is the browser’s fault', async () => {
  expect(await failingPost({})).toBe(400)
  expect(await failingPost({ renderSource: 'react-server-components-payload' })).toBe(400)
})

it('an action that fails is our fault, and so is a page that fails', async () => {
  expect(await failingPost({ isDecoded: true })).toBe(500)
  expect(await failingPost({ renderSource: 'react-server-components' })).toBe(500)
  expect(await failingPost({ renderSource: 'server-rendering' })).toBe(500)
})
