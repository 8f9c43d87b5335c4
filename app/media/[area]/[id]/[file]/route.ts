import { getMediaResponse } from '@/lib/media/media-response'

type Context = { params: Promise<{ area: string; id: string; file: string }> }

/** Pictures of listings (CARD-04). The query `w` is the requested width in pixels. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { area, id, file } = await params
  const { status, headers, body } = await getMediaResponse(
    area,
    id,
    file,
    new URL(request.url).searchParams.get('w'),
    request.headers.get('accept'),
  )
  return new Response(body === null ? null : new Uint8Array(body), { status, headers })
}
