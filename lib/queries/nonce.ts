import 'server-only'
import { headers } from 'next/headers'

/** The nonce of the page's inline scripts, from the policy that lib/server/render sets; undefined without a policy. */
export async function getNonce(): Promise<string | undefined> {
  return /'nonce-([\w+/=-]+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
}
