import { handleArticleMedia } from '@/lib/http/media-route'

type RouteContext = { params: Promise<{ file: string[] }> }

/** Sends a picture of the news, at the path that NEWS-18 fixes. `?w=` is the requested width in pixels. */
export const GET = async (request: Request, { params }: RouteContext): Promise<Response> =>
  handleArticleMedia(request, (await params).file)
