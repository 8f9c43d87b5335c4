import { Icon } from '@/components/ui/icon'
import { brand } from '@/lib/config/brand'

/** The telephone number in the bar at the top of a wide screen. */
export function PhoneNumber() {
  return (
    <a
      href={brand.phoneHref}
      className="flex min-h-11 shrink-0 items-center gap-2 font-semibold text-on-accent no-underline hover:underline max-tablet:hidden"
    >
      <Icon name="phone" className="size-4" />
      <span className="sr-only">Call </span>
      {brand.phone}
    </a>
  )
}
