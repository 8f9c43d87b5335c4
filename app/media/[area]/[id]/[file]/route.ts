import { handleMedia } from '@/lib/http/media-route'

type Context = { params: Promise<{ area: string; id: string; file: string }> }

/** Pictures and documents of listings (CARD-04). The query `w` is the requested width in pixels. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  handleMedia(request, await params)
