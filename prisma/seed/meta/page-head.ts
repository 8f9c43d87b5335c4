import type { SiteMetaRow } from '../rows'

/** Search engines cut off longer titles and descriptions. */
export const MAX_TITLE_CHARACTERS = 60
export const MAX_DESCRIPTION_CHARACTERS = 155

/** Creates the site meta of a page's head: the JSON text of title, description and social image. */
export function createPageHead(
  attr: string,
  title: string,
  description: string,
  image = 'default',
): SiteMetaRow {
  return {
    attr,
    val: JSON.stringify({ page_title: title, meta_description: description, meta_image: `/og/${image}.png` }),
  }
}
