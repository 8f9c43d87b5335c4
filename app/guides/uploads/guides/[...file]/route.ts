import { getArticleMediaResponse } from '@/lib/media/article-media'
import { toWebResponse } from '@/lib/media/media-response'

type Context = { params: Promise<{ file: string[] }> }

/** Pictures of the guides, at the path of GUIDE-08. The query `w` is the requested width in pixels. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const response = await getArticleMediaResponse(
    (await params).file,
    new URL(request.url).searchParams.get('w'),
    request.headers.get('accept'),
  )
  return toWebResponse(response, request.method)
}
