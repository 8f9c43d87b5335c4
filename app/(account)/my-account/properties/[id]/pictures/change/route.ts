import { handleFileForm } from '@/lib/http/file-form'
import { parseId } from '@/lib/queries/listings'

/** Takes one file or one change from a page without JavaScript. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const id = parseId((await params).id)
  return id ? handleFileForm(request, id) : new Response(null, { status: 404 })
}
