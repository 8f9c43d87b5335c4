import type { SiteMetaRow } from '../rows'

/** Site meta of the demonstration. */
export function siteMeta(): SiteMetaRow[] {
  return []
}
