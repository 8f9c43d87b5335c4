import { handleArticleMedia } from '@/lib/http/media-route'

type RouteContext = { params: Promise<{ file: string[] }> }

/** Sends a picture of the guides, at the path that GUIDE-08 fixes. `?w=` is the requested width in pixels. */
export const GET = async (request: Request, { params }: RouteContext): Promise<Response> =>
  handleArticleMedia(request, (await params).file)
