import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'

function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--color-accent)" />
      <path
        d="M6.5 15.5 16 7.5l9.5 8"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M11 24.5V19a5 5 0 0 1 10 0v5.5"
        fill="none"
        stroke="#f3d9a4"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Links the logo and the brand's name to the home page. The name is text, because it is a setting. */
export function Logo({ brandName }: { brandName: string }) {
  return (
    <InternalLink
      href={routes.home}
      className="flex min-h-11 items-center gap-1.5 text-ink no-underline tablet:gap-2"
      aria-label={`${brandName} home`}
    >
      <LogoMark className="size-8 shrink-0" />
      <span className="font-display text-xl leading-none tablet:text-2xl font-semibold tracking-tight">
        {brandName}
      </span>
    </InternalLink>
  )
}
