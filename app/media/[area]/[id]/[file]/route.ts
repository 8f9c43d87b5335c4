import { getMediaResponse, toWebResponse } from '@/lib/media/media-response'

type Context = { params: Promise<{ area: string; id: string; file: string }> }

/** Pictures and documents of listings (CARD-04). The query `w` is the requested width in pixels. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { area, id, file } = await params
  const response = await getMediaResponse(
    area,
    id,
    file,
    new URL(request.url).searchParams.get('w'),
    request.headers.get('accept'),
  )
  return toWebResponse(response, request.method)
}
