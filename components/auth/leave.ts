'use server'

import { redirect } from 'next/navigation'
import { routes } from '@/lib/config/routes'
import { logOutByForm } from '@/lib/queries/access'

/** Ends the session where the call did not get through (D-31). */
export async function endSession(): Promise<void> {
  await logOutByForm()
}

/** Logs out by a form, without JavaScript. */
export async function leave(): Promise<never> {
  await logOutByForm()
  redirect(routes.login)
}
