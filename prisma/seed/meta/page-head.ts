import type { SiteMetaRow } from '../rows'

/** The longest title and description that search engines show whole. */
export const MAX_TITLE_CHARACTERS = 60
export const MAX_DESCRIPTION_CHARACTERS = 155

/** Site meta of a page's head: JSON text of title, description and social image. */
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
