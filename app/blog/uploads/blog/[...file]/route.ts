import { getArticleMediaResponse } from '@/lib/media/article-media'

type Context = { params: Promise<{ file: string[] }> }

/** Pictures of the news, at the path of NEWS-18. The query `w` is the requested width in pixels. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { status, headers, body } = await getArticleMediaResponse(
    (await params).file,
    new URL(request.url).searchParams.get('w'),
    request.headers.get('accept'),
  )
  return new Response(body === null ? null : new Uint8Array(body), { status, headers })
}
