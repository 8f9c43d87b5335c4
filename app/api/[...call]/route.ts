import { handleCall } from '@/lib/http/route'

type RouteContext = { params: Promise<{ call: string[] }> }

/** Answers every call of the contract by its relative path (D-06). */
async function handle(request: Request, { params }: RouteContext): Promise<Response> {
  const { call } = await params
  return handleCall(request, call.join('/'))
}

// Every call is a GET or a POST. The other methods are handled too, so that they get the API's own 405.
export { handle as GET, handle as POST, handle as PUT, handle as PATCH, handle as DELETE }
