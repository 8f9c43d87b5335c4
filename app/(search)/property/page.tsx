import { redirect } from 'next/navigation'
import { routes } from '@/lib/config/routes'

/** No listing is named: the search is where they are found (pages.md). */
export default function Page(): never {
  redirect(routes.buy)
}
