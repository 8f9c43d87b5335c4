import type { SafeHtml } from '@/lib/html/sanitise'
import { classNames } from './class-names'

/** A table wider than its room is scrolled by itself, not the page with it. */
const withRoom = (html: SafeHtml): string => html.replaceAll(/<table\b/g, '<div data-wide><table').replaceAll('</table>', '</table></div>')

/** Renders HTML that has passed the sanitiser; its type admits nothing else (D-55). */
export function ServerHtml({ html, className }: { html: SafeHtml; className?: string }) {
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: withRoom(html) }} />
}
