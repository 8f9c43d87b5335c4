import { ExternalLink as Sign } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'

type Look = Parameters<typeof buttonClass>[0]

/** A button to another site: in a new tab, said before it is pressed, without handing over where from. */
export function ExternalButton({
  href,
  children,
  look = 'primary',
  size,
}: {
  href: string
  children: ReactNode
  look?: Look
  size?: 'normal' | 'large'
}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass(look, size)}>
      {children}
      <Sign aria-hidden="true" className="size-4" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
