import { handleFileForm } from '@/lib/http/file-form'
import { parseId } from '@/lib/queries/listings'

/** Accepts an upload, or a change of one file, from the form of a page without JavaScript. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const id = parseId((await params).id)
  return id ? handleFileForm(request, id) : new Response(null, { status: 404 })
}
