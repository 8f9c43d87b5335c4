'use server'

import { redirect } from 'next/navigation'
import { routes } from '@/lib/config/routes'
import { logOutByForm } from '@/lib/queries/access'

/** Logs out by a form: without JavaScript, and where the call did not get through (D-31). */
export async function leave(): Promise<never> {
  await logOutByForm()
  redirect(routes.login)
}
