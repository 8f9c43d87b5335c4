import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'

/** A link, styled as a button, that opens another site in a new tab without a referrer. Screen readers hear of the tab. */
export function ExternalButton({
  href,
  children,
  variant = 'primary',
  size,
}: {
  href: string
  children: ReactNode
  variant?: Parameters<typeof buttonClass>[0]
  size?: 'normal' | 'large'
}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass(variant, size)}>
      {children}
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
