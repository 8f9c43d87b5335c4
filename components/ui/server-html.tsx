import type { SafeHtml } from '@/lib/html/sanitise'
import { classNames } from './class-names'

/** Renders HTML that has passed the sanitiser, which the type SafeHtml proves (D-55). */
export function ServerHtml({ html, className }: { html: SafeHtml; className?: string }) {
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
