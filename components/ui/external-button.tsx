import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from './icon'

/** A link to another site, styled as a button; it opens in a new tab and says so to screen readers. */
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
      <Icon name="external-link" className="size-4" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
