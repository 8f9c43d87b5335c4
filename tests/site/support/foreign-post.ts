import { request } from 'node:http'
import type { Visitor } from './visitor'

/**
 * Posts a page's first form from another site, with the visitor's cookies and the form's own hidden fields. The server
 * may answer and close the connection before it has read the body. `fetch` would then reject, so `node:http` is used.
 * @returns the status
 */
export async function postFromAnotherSite(
  visitor: Visitor,
  path: string,
  fields: Record<string, string>,
): Promise<number> {
  const { $ } = await visitor.open(path)
  const form = new FormData()
  const hiddenFields = $('main form[method=POST i] input[type=hidden]').toArray()
  if (hiddenFields.length === 0) throw new Error(`${path} has no form whose fields could be copied`)
  for (const input of hiddenFields) form.append($(input).attr('name') ?? '', $(input).attr('value') ?? '')
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise((resolve, reject) => {
    const post = request(new URL(path, visitor.base), {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        'content-type': encoded.headers.get('content-type') ?? '',
        'content-length': body.byteLength,
        ...(cookie ? { cookie } : {}),
      },
    })
    post.once('response', (response) => resolve(response.resume().statusCode ?? 0))
    post.once('error', reject)
    post.end(body)
  })
}
