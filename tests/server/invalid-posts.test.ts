import { expect, it, vi } from 'vitest'
import { onRequestError } from '../../instrumentation'
import { noteDecodedForm } from '../../lib/cache/render-notes'
import { renderDocument } from '../../lib/server/render-document'
import { createAnonymousRequest } from '../../lib/server/page-request'
import type { NextHandler } from '../../lib/server/render'

type Context = Parameters<typeof onRequestError>[2]

/**
 * Posts to a page that fails. Without `isDecoded` and `renderSource`, it fails before the form is decoded and the page
 * rendered.
 * @param options `renderSource` is where Next says that the error arose
 * @returns the status of the response
 */
async function postToFailingPage({
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

it('a post that cannot be decoded is answered with 400', async () => {
  expect(await postToFailingPage({})).toBe(400)
  expect(await postToFailingPage({ renderSource: 'react-server-components-payload' })).toBe(400)
})

it('a failing action and a failing page are answered with 500', async () => {
  expect(await postToFailingPage({ isDecoded: true })).toBe(500)
  expect(await postToFailingPage({ renderSource: 'react-server-components' })).toBe(500)
  expect(await postToFailingPage({ renderSource: 'server-rendering' })).toBe(500)
})
