import 'server-only'
import { headers } from 'next/headers'

/** For inline scripts (set by lib/server/render); undefined without a content security policy. */
export async function getNonce(): Promise<string | undefined> {
  return /'nonce-([\w+/=-]+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
}
