'use client'

// package.json maps this name to shell-markup-browser in the browser, and to shell-markup-server elsewhere.
import { getShellMarkup, type ShellPart } from '#shell-markup'

/**
 * A part of the shell that is the same on every page. The server renders the part once and not for every request, and
 * neither the RSC payload nor the scripts have a copy. React does not hydrate the part, so InternalLinkNavigation and
 * MenuBehaviour handle its links and menus by listeners on the document.
 */
export function StaticMarkup({
  part,
  brandName,
  valuationUrl = null,
}: {
  part: ShellPart
  brandName: string
  /** The URL of an external valuation tool; null for the site's own page. */
  valuationUrl?: string | null
}) {
  return (
    <div
      data-shell={part}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: getShellMarkup(part, { brandName, valuationUrl }) }}
    />
  )
}
