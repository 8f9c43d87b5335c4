import 'server-only'
import { gateway } from '../gateway'
import { parseArticleMediaPath } from '../media/article-media'
import { toWebResponse } from '../media/media-response'
import { readMedia, type MediaRequest } from './media-access'
import { toApiRequest } from './web-request'
import { createRequestSession } from './web-session'

type MediaPath = Pick<MediaRequest, 'area' | 'id' | 'file'>

/** Answers with a picture or a document, if the request's user may read it. */
export async function handleMedia(
  request: Request,
  path: MediaPath,
  width = new URL(request.url).searchParams.get('w'),
): Promise<Response> {
  const token = createRequestSession(request.headers).readToken(toApiRequest(request, 'media'))
  const { headers } = request
  const media = {
    ...path,
    width,
    accept: headers.get('accept'),
    ifNoneMatch: headers.get('if-none-match'),
  }
  return toWebResponse(await readMedia(gateway(), media, token), request.method)
}

/** Answers with a picture of a news item or guide. It is stored like a home's picture, but its listing id is 0. */
export function handleArticleMedia(request: Request, path: readonly string[]): Promise<Response> {
  const { file, width } = parseArticleMediaPath(path, new URL(request.url).searchParams.get('w'))
  return handleMedia(request, { area: 'properties', id: '0', file }, width)
}
