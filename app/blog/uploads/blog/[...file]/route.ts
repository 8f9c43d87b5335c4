import { handleArticleMedia } from '@/lib/http/media-route'

type Context = { params: Promise<{ file: string[] }> }

/** Pictures of the news, at the path of NEWS-18. The query `w` is the requested width in pixels. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  handleArticleMedia(request, (await params).file)
