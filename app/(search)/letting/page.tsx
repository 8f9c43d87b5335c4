import { redirect } from 'next/navigation'
import { routes } from '@/lib/config/routes'

/** The bare path names no listing, so it redirects to the search. */
export default function Page(): never {
  redirect(routes.rent)
}
