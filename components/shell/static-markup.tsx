'use client'

import { shellMarkup, type ShellPart } from '#shell-markup'

/**
 * A part of the shell that is the same on every page. The server draws it once and not for every request;
 * neither the flight data nor the scripts repeat it, and React leaves it alone in the browser. Its links and
 * menus need no React: SoftLinkNavigation and MenuBehaviour listen on the document.
 */
export function StaticMarkup({ part, name }: { part: ShellPart; name: string }) {
  return (
    <div
      data-shell={part}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: shellMarkup(part, name) }}
    />
  )
}
