import { handleMedia } from '@/lib/http/media-route'

type RouteContext = { params: Promise<{ area: string; id: string; file: string }> }

/** Sends a picture or document of a listing (CARD-04). The query `w` is the requested width in pixels. */
export const GET = async (request: Request, { params }: RouteContext): Promise<Response> =>
  handleMedia(request, await params)
