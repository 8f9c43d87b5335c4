import { createQrCodeSvg } from '@/lib/format/qr-code'
import { getSiteOrigin } from '@/lib/queries/page-metadata'

type RouteContext = { params: Promise<{ kind: string; id: string; slug: string }> }

/** The path of a listing's page, such as '/property/12/high-street-witham'. */
const LISTING_PATH = /^\/(property|letting)\/\d{1,9}\/[\w%.~-]{1,200}$/
const ONE_DAY_SECONDS = 86_400

/** Sends the QR code of a listing's page, for its printed brochure (FIELD-34). */
export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const { kind, id, slug } = await params
  const path = `/${kind}/${id}/${slug}`
  if (!LISTING_PATH.test(path)) return new Response(null, { status: 404 })
  return new Response(createQrCodeSvg(getSiteOrigin() + path), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${ONE_DAY_SECONDS}` },
  })
}
