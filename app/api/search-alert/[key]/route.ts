import { redirectToStopPage, stopAlertsByPost } from '@/lib/http/search-alert-route'

type Context = { params: Promise<{ key: string }> }

export const POST = async (_request: Request, { params }: Context): Promise<Response> =>
  stopAlertsByPost((await params).key)

export const GET = async (_request: Request, { params }: Context): Promise<Response> =>
  redirectToStopPage((await params).key)
