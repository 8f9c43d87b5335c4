/**
 * Pages that answer with a status of their own while showing what they show; Next knows no way for
 * a page to say so. The server in front applies it, in either slash form.
 */
const statuses: Readonly<Record<string, number>> = {
  // The page where failed payments end is "not found" for a crawler (D-48).
  '/error': 404,
}

/** The status of a path's page, or undefined when it is the renderer's to choose. */
export const pageStatus = (path: string): number | undefined =>
  statuses[path.length > 1 ? path.replace(/\/$/, '') : path]
